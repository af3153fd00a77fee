/** French: what comes, advances, breaks through and is destroyed, and what bosses do. */
import { count, de, list } from '../../../kit/text/fr.ts'
import { ask, capital } from '../../../kit/text/index.ts'
import type { Part } from '../pack.ts'
import type { TrayFacts } from '../types.ts'
import { enemiesWithTraits, hearts, lowerThe, site, spawn, the, theAt, towerName, who } from './words.ts'

const soldiersGo = (n: number) => count(n, 'Soldat retourne', 'Soldats retournent')

/** A life card where it is one: its boss may be of either gender. */
const cardOf = (tray: TrayFacts) => (tray.kind === 'boss' ? `la carte Vie ${de(theAt(tray))}` : theAt(tray))
const isMasculine = ({ kind }: TrayFacts) => kind === 'portal' || kind === 'rift'

export const hordes = {
  events: {
    spawned: ({ tray, origin, spawn: from }) => {
      const what = enemiesWithTraits(tray.enemies)
      const { space } = tray
      if (space === null)
        return `${capital(the(tray))} arrive par ${spawn(from)}, mais ne trouve aucune place sur son Chemin : ${what}.`
      switch (origin) {
        case 'start':
          return `${capital(theAt(tray))} : ${what}.`
        case 'boss':
          return `${capital(the(tray))} paraît en ${space} ; il faut une Tour de niveau ${tray.level} pour l'attaquer : ${what}.`
        case 'life':
          return `${capital(the(tray))} continue le combat en ${space} ; il faut une Tour de niveau ${tray.level} pour l'attaquer : ${what}.`
        case 'ghost':
          return `Des fantômes se lèvent en ${space} : ${what}.`
        case 'reserve':
          return `Des âmes maudites apparaissent en ${space} : ${what}.`
        case 'brush':
          return `${capital(the(tray))} se tient en ${space} : ${what}.`
        default: {
          const icons = [...(tray.flying ? ['Vol'] : []), ...(tray.haunted ? ['Fantôme'] : [])]
          const traits = icons.length > 0 ? ` (${list(icons)})` : ''
          const sort = tray.kind === 'portal' ? `un Portail de niveau ${tray.level}` : 'une Horde'
          return `Par ${spawn(from)}, ${sort} arrive en ${space}${traits} : ${what}.`
        }
      }
    },
    cleared: ({ tray, fallow, space, spawn: from }) =>
      `${capital(the(tray))} retire la carte Friches ${fallow} en ${space} : le Chemin qui part ${de(spawn(from))}, est ouvert.`,
    displaced: ({ figure, from, to }) =>
      to
        ? `${capital(who(figure))} cède la place en ${from} et passe en ${to}.`
        : `${capital(who(figure))} ne trouve aucun emplacement libre autour de ${from} et retourne sur son plateau Héros.`,
    escaped: ({ tray, exit, lost, hearts: left }) => {
      const where = exit ? `la Sortie ${exit}` : 'la Sortie'
      if (tray.kind !== 'horde') return `${capital(the(tray))} franchit ${where} et atteint le Royaume.`
      const cost = lost === 0 ? 'aucun Cœur perdu' : `${hearts(lost)} en moins`
      return `${capital(the(tray))} franchit ${where} : ${cost}, il en reste ${left}.`
    },
    diamonds: ({ gained, lost, total }) =>
      lost > 0
        ? `Diamants : ${gained} de plus, ${total} en tout ; l'équipe ne peut en garder davantage et en perd ${lost}.`
        : `Diamants : ${gained} de plus, ${total} en tout.`,
    destroyed: ({ tray }) => `${capital(cardOf(tray))} est ${isMasculine(tray) ? 'détruit' : 'détruite'}.`,
    'portal-closed': ({ closed, needed }) => `Portails fermés : ${closed} sur ${needed}.`,
    advanced: ({ tray, from, to }) => `${capital(the(tray))} passe de ${from} à ${to}.`,
    blocked: ({ tray, soldiers: n }) =>
      `${capital(theAt(tray))} n'avance pas : le passage est bloqué.${n > 0 ? ` ${soldiersGo(n)} dans la réserve.` : ''}`,
    'shaken-off': ({ tray, soldiers: n }) =>
      `${capital(theAt(tray))} se libère : ${soldiersGo(n)} dans la réserve.`,
    mended: ({ tray, tiles }) =>
      `Guérison : ${count(tiles, 'tuile Dégâts est retirée', 'tuiles Dégâts sont retirées')} ${de(theAt(tray))}.`,
    'boss-acts': ({ boss, action }) => `${boss} agit. « ${action.name} » : ${action.text}`,
    'boss-defeated': ({ boss }) => `Victoire sur ${lowerThe(boss)} !`,
    stunned: ({ tower, site: where }) =>
      `${capital(towerName(tower))} ${de(site(where))} reviendra en main une manche plus tard.`,
    razed: ({ tower, site: where }) =>
      `${capital(towerName(tower))} ${de(site(where))} est rasée et retourne dans la réserve.`,
    exhausted: ({ figure, ability }) => `${capital(who(figure))} retourne face cachée « ${ability.name} ».`,
    'portal-opened': ({ tray, level }) => `${capital(theAt(tray))} devient un Portail de niveau ${level}.`,
  },
  questions: {
    displace: ({ figure, from, tray }, they) =>
      ask(
        `Choisissez pour ${who(figure)} un emplacement libre à côté de ${from}.`,
        `${they} choisit un emplacement libre pour ${who(figure)}.`,
        tray ? `${capital(the(tray))} est maintenant en ${from}.` : `Personne ne peut rester en ${from}.`,
      ),
    'raze-tower': ({ boss }, they) =>
      ask(
        `Choisissez la Tour que ${lowerThe(boss)} détruit.`,
        `${they} choisit la Tour que ${lowerThe(boss)} détruit.`,
        "L'équipe décide ; n'importe quel joueur peut répondre.",
      ),
    'choose-nearest': ({ boss }, they) =>
      ask(
        `Plusieurs Héros sont aussi proches ${de(lowerThe(boss))} : choisissez lequel est frappé.`,
        `${they} choisit lequel des Héros les plus proches est frappé.`,
        'Ce Héros retourne une Capacité face cachée, ou subit 1 Dégât.',
      ),
    'turn-down': ({ figure, boss }, they) =>
      ask(
        `Choisissez la Capacité ${de(who(figure))} à retourner face cachée.`,
        `${they} choisit une Capacité ${de(who(figure))} à retourner face cachée.`,
        `${boss} a frappé le Héros le plus proche.`,
      ),
  },
  moves: {
    raze: ({ tower, site: where }) => `Abandonner ${towerName(tower)} sur ${site(where)}`,
    nearest: ({ figure }) => `Frapper ${who(figure)}${figure.space ? ` en ${figure.space}` : ''}`,
  },
} satisfies Part
