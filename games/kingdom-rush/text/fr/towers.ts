/** French: towers, spells, and the tiles and soldiers of any attack. */
import { to as a, count, de, does, list, who as player } from '../../../kit/text/fr.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import type { CellsFacts, TrayFacts } from '../types.ts'
import {
  aPiece,
  COLOUR,
  cells,
  covered,
  DAMAGE,
  enemiesLeft,
  piece,
  pieces,
  site,
  soldiers,
  TOWARD,
  theAt,
  theLeft,
  thePiece,
  tower,
  towerName,
} from './words.ts'

const inReach = (trays: readonly TrayFacts[]) =>
  trays.length > 0 ? `À portée : ${list(trays.map(theAt))}.` : "Rien n'est à portée."

/** "recouvre 2 Gobelins". */
function covers(where: CellsFacts): string {
  const what = covered(where)
  return what ? `recouvre ${what}` : 'ne recouvre aucun ennemi'
}

export const towerTexts = {
  events: {
    built: ({ seat, tower: card, site: where, facing }) =>
      `${does(seat, 'construisez', 'construit')} ${tower(card)} sur ${site(where)}, vers ${TOWARD[facing]}.`,
    passed: ({ seat, to, tower: card, into, isOwn }) => {
      const becomes = into ? `elle devient ${tower(into)}` : 'elle reste la même'
      if (to.you && !isOwn)
        return `${does(seat, 'vous passez', 'vous passe')} ${towerName(card)} : ${becomes}.`
      return isOwn
        ? `${does(seat, 'faites', 'fait')} évoluer ${towerName(card)} : ${becomes}.`
        : `${does(seat, 'passez', 'passe')} ${towerName(card)} ${a(player(to))} : ${becomes}.`
    },
    'turned-down': ({ tower: card, site: where }) =>
      `${capital(towerName(card))} ${de(site(where))} a attaqué un Portail et se trouve face cachée.`,
    cast: ({ seat, spell }) => `${does(seat, 'utilisez', 'utilise')} le Sort « ${spell.name} ».`,
    'tile-placed': ({ piece: tile, tray, cells: where, left }) =>
      `${capital(aPiece(tile))} touche ${theAt(tray)} et ${covers(where)} ; ${enemiesLeft(left)}.`,
    'soldier-placed': ({ tray, cells: where, left }) =>
      `Un Soldat recouvre ${covered(where) || '1 ennemi'} ${de(theAt(tray))} ; ${enemiesLeft(left)}.`,
    'soldier-lifted': ({ tray }) => `Un Soldat est retiré ${de(theAt(tray))}.`,
    'held-back': ({ pieces: tiles, soldiers: men }) => {
      const left = [
        ...(tiles > 0 ? [count(tiles, 'tuile', 'tuiles')] : []),
        ...(men > 0 ? [soldiers(men)] : []),
      ]
      return `Laissé de côté : ${list(left)}.`
    },
  },
  questions: {
    site: ({ tower: card }, they) =>
      ask(
        `Choisissez le Site pour ${tower(card)}.`,
        `${they} construit ${tower(card)}.`,
        'Un Site coloré est à un seul joueur, un Site blanc à tous.',
      ),
    turn: ({ tower: card, site: where }, they) =>
      ask(
        `Choisissez vers où ${towerName(card)} sur ${site(where)} est tournée.`,
        `${they} tourne ${towerName(card)} sur ${site(where)}.`,
        'La portée et les tuiles tournent avec la Tour.',
      ),
    receiver: ({ tower: card, levels, isSolo }, they) =>
      ask(
        isSolo ? `Faites évoluer ${towerName(card)}.` : `Choisissez qui reçoit ${towerName(card)}.`,
        `${they} passe ${towerName(card)}.`,
        `Elle gagne ${count(levels, 'niveau', 'niveaux')}, si la réserve le permet, et arrive en main en phase 5.`,
      ),
    design: ({ tower: card, to, isOwn }, they) =>
      ask(
        `Choisissez ce que devient ${towerName(card)}.`,
        `${they} choisit ce que devient ${towerName(card)}.`,
        isOwn
          ? 'Elle arrive en main en phase 5.'
          : `Elle est pour ${player(to)} et arrive en main en phase 5.`,
      ),
    aim: (_, they) =>
      ask(
        'Choisissez la Horde à cibler.',
        `${they} choisit la Horde à cibler.`,
        'Les Hordes adjacentes sont touchées aussi.',
      ),
    'pass-tower': ({ levels }, they) =>
      ask(
        'Choisissez la Tour à passer.',
        `${they} choisit une Tour à passer.`,
        `Elle gagne ${count(levels, 'niveau', 'niveaux')}, si la réserve le permet.`,
      ),
    pieces: ({ tiles, soldiers: men, damage, trays, spread, duty, lifted }, they) => {
      const left = pieces({ tiles, soldiers: men })
      const how =
        spread === 'one'
          ? ' Tout va sur un seul plateau.'
          : spread === 'apart'
            ? ' Chaque tuile va sur un autre plateau.'
            : ''
      const must = duty === 'none' ? " Rien de cela n'est obligatoire." : ''
      return ask(
        lifted
          ? 'Choisissez où va le Soldat.'
          : `Choisissez quoi placer et sur quel plateau. À placer : ${left}, ${DAMAGE[damage]}.`,
        `${they} attaque. À placer : ${left}.`,
        `${inReach(trays)}${how}${must}`,
      )
    },
    cells: ({ piece: tile, tray, isSoldier }, they) =>
      ask(
        `Choisissez ${isSoldier || tile.cells === 1 ? 'la case' : 'les cases'} pour ${thePiece(tile)} sur ${theLeft(tray)}.`,
        `${they} place ${aPiece(tile)} sur ${theAt(tray)}.`,
        "La ligne 5 longe le bord violet, la ligne 1 est à l'opposé.",
      ),
  },
  moves: {
    build: ({ tower: card }) => `Construire ${tower(card)}`,
    site: ({ site: { number, space, colour, towers: there } }) => {
      const over = there.length > 0 ? `, par-dessus ${list(there.map(towerName))}` : ''
      return `Site ${number} (${space}${colour ? `, ${COLOUR[colour][0]}` : ''})${over}`
    },
    turn: ({ facing, trays }) =>
      `Vers ${TOWARD[facing]} : ${trays.length > 0 ? `atteint ${list(trays.map(theAt))}` : "n'atteint rien"}`,
    pass: ({ tower: card, isSolo }) =>
      isSolo ? `Faire évoluer ${tower(card)}` : `Passer ${tower(card)} à un partenaire`,
    design: ({ tower: card, isSame }) =>
      isSame ? `Elle reste ${tower(card)}` : `Elle devient ${tower(card)}`,
    cast: ({ spell }) => `Utiliser « ${spell.name} »`,
    aim: ({ tray }) => `Cibler ${theLeft(tray)}`,
    target: ({ piece: tile, tray }) => `${capital(piece(tile))} sur ${theLeft(tray)}`,
    cells: ({ cells: where }) => `${capital(cells(where))} : ${covers(where)}`,
    lift: ({ tray, cells: where }) => `Retirer le Soldat ${de(theAt(tray))}, ${cells(where)}`,
    confirm: () => 'Terminé : laisser le reste',
  },
} satisfies Part
