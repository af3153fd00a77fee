/** French: what speaks for a hint. */
import { count, even } from '../../../kit/text/fr.ts'
import type { ReasonWords } from '../reason-words.ts'
import { at, cards, power } from './words.ts'

export const reasons: ReasonWords = {
  wins: 'Ce coup gagne la partie.',
  quiet: "Rien ne change qui ait un nom, mais les parties d'essai se passent bien ensuite.",
  even,
  deeds: {
    end: (draws) =>
      draws > 0
        ? `vous fait piocher ${cards(draws)} pour votre prochain tour`
        : 'garde votre main complète pour votre prochain tour',
    move: (actions) => `vous permet ${count(actions, 'action', 'actions')} à cet endroit`,
    discard: 'fait de la place pour une autre carte à la pioche de la fin du tour',
    stand: (strength, place) => `met ${strength} de votre Force ${at(place)}`,
    itemToMover: "l'amène là où vous êtes",
    itemToAllies: (n) => `l'amène auprès ${n === 1 ? "d'un de vos Alliés" : `de ${n} de vos Alliés`}`,
    itemAlone: "l'amène dans un lieu où vous n'avez encore aucune carte",
    itemElsewhere: "l'amène auprès d'autres cartes à vous",
    ownHero: (strength, place) =>
      `met un Héros de ${strength} de Force ${at(place)}, dans votre propre Royaume`,
    rival: (strength, place, name) => `met ${strength} de Force de Héros ${at(place)}, contre ${name}`,
    conditions: 'garde vos Conditions pour une autre fois',
    nothing: 'laisse tout en place',
  },
  plain: {
    goal: { gain: 'vous rapproche de votre objectif', loss: 'un pas vers votre objectif' },
    means: {
      gain: "prépare ce qu'il faut à votre objectif",
      loss: "ce qu'il faut à votre objectif, prêt à servir",
    },
    hindrance: {
      gain: 'écarte ce qui vous barre la route',
      loss: 'une route plus libre vers votre objectif',
    },
    hand: { gain: 'vous laisse une meilleure main', loss: 'une meilleure main' },
    deck: { gain: 'améliore vos prochaines cartes', loss: 'de meilleures cartes à venir' },
    icons: { gain: "libère des actions qu'un Héros couvre", loss: 'des actions de nouveau libres' },
    heroes: {
      gain: 'rapproche de leur chute les Héros de votre Royaume',
      loss: 'des Héros affaiblis dans votre Royaume',
    },
    allies: { gain: 'renforce vos Alliés', loss: 'des Alliés plus forts' },
  },
  named: {
    obstacles: { gain: 'retire des Obstacles', loss: "le retrait d'Obstacles" },
    removal: {
      gain: 'prépare une carte qui retire des Obstacles',
      loss: 'une carte qui retire des Obstacles, prête à jouer',
    },
    belle: { gain: 'débarrasse votre Royaume de Belle', loss: 'un Royaume sans Belle' },
    cauldron: { gain: 'vous donne le Chaudron Magique', loss: 'le Chaudron Magique' },
    toCauldron: {
      gain: "garde en main un moyen d'obtenir le Chaudron Magique",
      loss: "un moyen d'obtenir le Chaudron Magique",
    },
    awake: { gain: 'réveille le Chaudron Magique', loss: 'un Chaudron Magique réveillé' },
    toAwaken: {
      gain: 'prépare ce qui réveille le Chaudron Magique',
      loss: 'ce qui réveille le Chaudron Magique',
    },
    manned: {
      gain: 'place des Soldats Ressuscités sur un lieu de plus',
      loss: 'des Soldats Ressuscités sur un lieu de plus',
    },
    soldiers: {
      gain: 'amène des Squelettes de Soldats dans votre Royaume',
      loss: 'des Squelettes de Soldats dans votre Royaume',
    },
    born: {
      gain: 'garde des Soldats Ressuscités prêts à jouer',
      loss: 'des Soldats Ressuscités prêts à jouer',
    },
    henWen: { gain: 'débarrasse votre Royaume de Tirelire', loss: 'un Royaume sans Tirelire' },
    bornLost: {
      gain: "met vos Soldats Ressuscités à l'abri du Chaudron endormi",
      loss: "des Soldats Ressuscités à l'abri",
    },
    ballroom: { gain: 'ouvre la Salle de Bal', loss: 'une Salle de Bal ouverte' },
    invitation: { gain: "garde l'Invitation du Roi en main", loss: "l'Invitation du Roi en main" },
    prince: { gain: 'amène le Prince dans votre Royaume', loss: 'le Prince dans votre Royaume' },
    daughter: {
      gain: "amène l'une de vos filles dans votre Royaume",
      loss: "l'une de vos filles dans votre Royaume",
    },
    daughterHeld: { gain: "garde l'une de vos filles en main", loss: "l'une de vos filles en main" },
    gown: { gain: "met l'une de vos filles en robe de bal", loss: "l'une de vos filles en robe de bal" },
    gownHeld: {
      gain: 'prépare une robe de bal pour votre fille',
      loss: 'une robe de bal prête pour votre fille',
    },
    way: {
      gain: 'rapproche votre fille de la Salle de Bal',
      loss: 'une fille plus proche de la Salle de Bal',
    },
    bells: { gain: 'apporte les Cloches du Mariage', loss: 'les Cloches du Mariage' },
    bellsHeld: { gain: 'garde les Cloches du Mariage en main', loss: 'les Cloches du Mariage en main' },
    barred: { gain: 'libère le chemin de la Salle de Bal', loss: 'un chemin libre vers la Salle de Bal' },
    cinderella: { gain: 'écarte Cendrillon', loss: 'une Cendrillon qui ne gêne plus' },
  },
  power: (by, now) => ({
    gain: `apporte ${power(by)} (${now} en tout)`,
    loss: power(by),
  }),
  heroesGone: (by) => ({
    gain: `débarrasse votre Royaume ${by < 2 ? "d'un Héros" : `de ${by} Héros`}`,
    loss: `${by} Héros de moins dans votre Royaume`,
  }),
  strength: (by) => ({ gain: `ajoute ${by} de Force à vos Alliés`, loss: `${by} de Force pour vos Alliés` }),
  rival: (name) => ({ gain: `retarde ${name}`, loss: `un retard pour ${name}` }),
}
