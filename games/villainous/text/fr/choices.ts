/** French: what an instruction asks, and the answers to it. */
import { to as a, de, owned, tally, who } from '../../../kit/text/fr.ts'
import type { ChoiceTexts } from '../pack.ts'
import type { Choice, Picked } from '../types.ts'
import { at, from, obstacles, oneOf, power, shortPower, the, to } from './words.ts'

const cost = (price: number) => (price === 0 ? '' : ` pour ${shortPower(price)}`)
/** A card with its strength: "Loups (à la Taverne, Force 2)". */
const strong = ({ inRealm, strength }: Picked) => oneOf(inRealm, `Force ${strength}`)
const more = (left: number) => (left > 1 ? ` ${left} à choisir, celui-ci compris.` : '')

/** "votre Royaume", "le Royaume d'Igor". */
const realm = ({ owner }: Choice) => owned(owner, 'le', 'Royaume')
/** Behind a noun: " du Royaume d'Igor"; nothing in one's own. */
const ofRealm = (choice: Choice) => (choice.owner.you ? '' : ` ${de(realm(choice))}`)

const MOVED = {
  hero: { one: 'un Héros', none: 'Ne déplacer aucun Héros', stop: "Ne pas déplacer d'autre Héros" },
  'item-ally': { one: 'un Objet ou un Allié', none: 'Ne rien déplacer', stop: 'Ne rien déplacer de plus' },
  ally: { one: 'un Allié', none: 'Ne déplacer aucun Allié', stop: "Ne pas déplacer d'autre Allié" },
} as const

export const choices: ChoiceTexts = {
  play: ({ free, may }, they) => ({
    you: free
      ? 'Choisissez un Objet de votre main à jouer gratuitement.'
      : 'Choisissez une carte de votre main à jouer.',
    they: `${they} choisit une carte à jouer.`,
    card: ({ card, price }) => `Jouer ${card}${free ? ' gratuitement' : cost(price)}`,
    ...(may ? { decline: 'Ne rien jouer' } : {}),
  }),
  branch: ({ card }, they) => ({
    you: `Choisissez ce que fait ${card}.`,
    they: `${they} choisit ce que fait ${card}.`,
  }),
  place: (choice, they) => {
    const { card, host } = choice
    return {
      you: host
        ? `Choisissez ${host === 'ally' ? "l'Allié" : 'le Héros'}${ofRealm(choice)} à qui associer ${card}.`
        : `Choisissez le lieu${ofRealm(choice)} où jouer ${card}.`,
      they: host ? `${they} choisit à qui associer ${card}.` : `${they} choisit le lieu où jouer ${card}.`,
      card: ({ inRealm }) => `Associer ${card} ${a(oneOf(inRealm))}`,
      at: (place) => `Jouer ${card} ${at(place)}`,
    }
  },
  activate: (_, they) => ({
    you: 'Choisissez ce que vous activez.',
    they: `${they} choisit quoi activer.`,
    card: ({ inRealm, price }) => `Activer ${oneOf(inRealm)}${cost(price)}`,
  }),
  target: (_, they) => ({
    you: "Choisissez l'adversaire dont vous dévoilez les cartes Fatalité.",
    they: `${they} choisit la cible d'une action Fatalité.`,
  }),
  'move-which': (choice, they) => {
    const { what, named, source } = choice
    const words = MOVED[what]
    const far = source.from === 'action' ? ' vers un lieu voisin' : ''
    const none = choice.may ? ", ou n'en déplacez aucun" : ''
    return {
      you:
        named > 0
          ? `Choisissez un autre ${what === 'hero' ? 'Héros' : 'Allié'}${ofRealm(choice)} à déplacer, ou arrêtez là.`
          : `Choisissez ${words.one}${ofRealm(choice)} à déplacer${far}${none}.`,
      they: `${they} choisit ${words.one} à déplacer.`,
      card: ({ inRealm }) => `Déplacer ${oneOf(inRealm)}`,
      done: words.stop,
      decline: words.none,
    }
  },
  'move-where': ({ card, adjacent }, they) => ({
    you: `Choisissez le lieu${adjacent ? ' voisin' : ''} vers lequel déplacer ${card}.`,
    they: `${they} choisit où va une carte.`,
    at: (place) => `Déplacer ${card} ${to(place)}`,
  }),
  vanquish: (_, they) => ({
    you: 'Choisissez le Héros à éliminer.',
    they: `${they} choisit un Héros à éliminer.`,
    card: (picked) => `Éliminer ${strong(picked)}`,
  }),
  'vanquish-with': ({ hero, needed, there, allies }, they) => ({
    you:
      there < needed
        ? `Choisissez un Allié à utiliser contre ${hero} : Force ${there} sur ${needed} pour l'instant.`
        : `Force ${there} contre ${needed} : éliminez ${hero}, ou ajoutez un Allié.`,
    they: `${they} choisit des Alliés pour éliminer un Héros.`,
    card: (picked) => `Utiliser ${strong(picked)}`,
    done: allies.length > 0 ? `Éliminer ${hero} avec ${tally(allies)}` : `Éliminer ${hero} sans Allié`,
  }),
  discard: ({ least, named }, they) => ({
    you:
      named.length > 0
        ? 'Choisissez une autre carte à défausser, ou aucune de plus.'
        : least > 0
          ? 'Choisissez la première carte de votre main à défausser.'
          : "Choisissez une carte de votre main à défausser, ou n'en défaussez aucune.",
    they: `${they} choisit des cartes à défausser.`,
    card: ({ card }) => (named.length > 0 ? `Défausser aussi ${card}` : `Défausser ${card}`),
    done: named.length > 0 ? `Défausser ${tally(named)}` : 'Ne défausser aucune carte',
  }),
  defeat: ({ most, exactly }, they) => {
    const limit = most !== null ? ` de Force ${most} ou moins` : ''
    const exact = exactly !== null ? ` de Force ${exactly}` : ''
    return {
      you: `Choisissez un Héros${limit}${exact} à éliminer.`,
      they: `${they} choisit un Héros à éliminer.`,
      card: (picked) => `Éliminer ${strong(picked)}`,
      decline: "N'éliminer aucun Héros",
    }
  },
  'from-pile': ({ owner }, they) => ({
    you: `Choisissez dans ${owned(owner, 'la', 'défausse Fatalité')} un Héros à jouer.`,
    they: `${they} choisit un Héros dans ${owned(owner, 'la', 'défausse Fatalité')}.`,
    card: ({ card }) => `Jouer ${card}`,
  }),
  remove: (choice, they) => {
    const { left, upTo, named, may } = choice
    const orNot = may ? ", ou n'en retirez aucun" : upTo && named > 0 ? ', ou arrêtez là' : ''
    return {
      you: `Choisissez le lieu${ofRealm(choice)} d'où retirer 1 Obstacle${orNot}.${more(left)}`,
      they: `${they} choisit des Obstacles à retirer.`,
      at: (place) => `Retirer 1 Obstacle ${from(place)}`,
      done: "Ne pas retirer d'autre Obstacle",
      decline: 'Ne retirer aucun Obstacle',
    }
  },
  'remove-from': ({ most }, they) => ({
    you: `Choisissez le lieu d'où retirer jusqu'à ${obstacles(most)}.`,
    they: `${they} choisit des Obstacles à retirer.`,
    at: (place) => `Retirer des Obstacles ${from(place)}`,
    decline: 'Ne retirer aucun Obstacle',
  }),
  'remove-amount': ({ place }, they) => ({
    you: `Choisissez combien d'Obstacles retirer ${from(place)}.`,
    they: `${they} choisit des Obstacles à retirer.`,
  }),
  'put-back': (choice, they) => {
    const { left, fill } = choice
    return {
      you: fill
        ? `Choisissez le lieu${ofRealm(choice)} dont remplir les emplacements Obstacle.`
        : `Choisissez le lieu${ofRealm(choice)} où replacer 1 Obstacle.${more(left)}`,
      they: `${they} choisit où replacer des Obstacles.`,
      at: (place) =>
        fill ? `Remplir les emplacements ${de(the(place))}` : `Replacer 1 Obstacle ${at(place)}`,
    }
  },
  feed: (_, they) => ({
    you: "Le Chaudron endormi prend l'un de vos Soldats Ressuscités : choisissez-le.",
    they: `${they} choisit les Soldats Ressuscités que prend le Chaudron endormi.`,
    card: ({ inRealm }) => `Défausser ${oneOf(inRealm)}`,
  }),
  raise: ({ price, may }, they) => ({
    you: `Payez ${power(price)} pour remplacer des Squelettes de Soldats par des Soldats Ressuscités de votre main${may ? ', ou renoncez' : ''}.`,
    they: `${they} peut ressusciter des Soldats.`,
    card: ({ inRealm }) => `Payer ${shortPower(price)} pour ressusciter ${oneOf(inRealm)}`,
    decline: 'Ne rien ressusciter',
  }),
  'play-revealed': (_, they) => ({
    you: 'Choisissez la carte dévoilée jouée maintenant.',
    they: `${they} choisit la carte dévoilée jouée maintenant.`,
    card: ({ card }) => `Jouer ${card}`,
  }),
  trap: (_, they) => ({
    you: 'Choisissez un Héros de votre Royaume à enfermer.',
    they: `${they} choisit un Héros à enfermer.`,
    card: ({ inRealm }) => `Enfermer ${oneOf(inRealm)}`,
    decline: "N'enfermer aucun Héros",
  }),
  'to-room': ({ place, may }, they) => ({
    you: `Choisissez un Héros à déplacer ${to(place)} et à enfermer${may ? ', ou renoncez' : ''}.`,
    they: `${they} choisit un Héros à déplacer ${to(place)}.`,
    card: ({ inRealm }) => `Déplacer ${oneOf(inRealm)} ${to(place)}`,
    decline: 'Ne déplacer aucun Héros',
  }),
  free: (choice, they) => ({
    you: `Choisissez un Héros enfermé${ofRealm(choice)} à libérer et à déplacer.`,
    they: `${they} choisit un Héros enfermé à libérer.`,
    card: ({ inRealm }) => `Libérer ${oneOf(inRealm)}`,
  }),
  'discard-looked': (_, they) => ({
    you: 'Choisissez laquelle des cartes regardées est défaussée.',
    they: `${they} regarde des cartes Fatalité et en défausse une.`,
    card: ({ card }) => `Défausser ${card}`,
  }),
  'order-top': ({ named }, they) => ({
    you:
      named === 0
        ? 'Reposez les cartes : choisissez celle du dessus.'
        : 'Reposez les cartes : choisissez la suivante.',
    they: `${they} repose des cartes Fatalité dans l'ordre de son choix.`,
    card: ({ card }) => `${named === 0 ? 'Dessus' : 'Ensuite'} : ${card}`,
  }),
  'discard-item': (choice, they) => ({
    you: `Choisissez un Objet ${de(realm(choice))} à défausser.`,
    they: `${they} choisit un Objet à défausser.`,
    card: ({ inRealm }) => `Défausser ${oneOf(inRealm)}`,
  }),
  other: ({ source, owner }, they) => ({
    you: source.from === 'action' ? 'Faites un choix.' : `Faites un choix pour ${source.name}.`,
    they: `${they} fait un choix qui concerne ${who(owner)}.`,
    card: ({ inRealm }) => `Choisir ${oneOf(inRealm)}`,
    at: (place) => `Choisir ${the(place)}`,
    done: 'Le faire',
    decline: 'Ne rien faire',
  }),
}
