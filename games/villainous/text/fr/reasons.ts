/** French: what speaks for a hint. */
import { count, de } from '../../../kit/text/fr.ts'
import type { ReasonWords } from '../reason-words.ts'

export const reasons: ReasonWords = {
  wins: 'Ce coup gagne la partie.',
  quiet: "Rien ne change qui puisse se compter ; joué jusqu'au bout, le résultat était bon.",
  even: "rien qui se compte ; joué jusqu'au bout, le résultat était un peu moins bon",
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
    hand: { gain: 'vous laisse la meilleure main', loss: 'une meilleure main' },
    deck: { gain: 'améliore vos prochaines cartes', loss: 'de meilleures cartes à venir' },
    icons: { gain: "libère des actions qu'un Héros recouvre", loss: "des actions qu'un Héros recouvre" },
    heroes: {
      gain: 'rapproche de leur chute les Héros de votre Royaume',
      loss: 'des Héros affaiblis dans votre Royaume',
    },
    allies: { gain: 'renforce vos Alliés', loss: 'des Alliés plus forts' },
  },
  named: {
    obstacles: { gain: 'retire des Obstacles', loss: 'des Obstacles en moins' },
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
      gain: 'place des Soldats Ressuscités dans un lieu de plus',
      loss: 'des Soldats Ressuscités dans un lieu de plus',
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
    daughter: { gain: 'amène une fille dans votre Royaume', loss: 'une fille dans votre Royaume' },
    daughterHeld: { gain: 'garde une fille en main', loss: 'une fille en main' },
    gown: { gain: 'met une fille en robe de bal', loss: 'une fille en robe de bal' },
    gownHeld: {
      gain: 'prépare une robe de bal pour votre fille',
      loss: 'une robe de bal prête pour votre fille',
    },
    way: { gain: 'rapproche votre fille de la Salle de Bal', loss: 'une fille plus près de la Salle de Bal' },
    bells: { gain: 'apporte les Cloches du Mariage', loss: 'les Cloches du Mariage' },
    bellsHeld: { gain: 'garde les Cloches du Mariage en main', loss: 'les Cloches du Mariage en main' },
    barred: { gain: 'libère le chemin de la Salle de Bal', loss: 'un chemin libre vers la Salle de Bal' },
    cinderella: { gain: 'écarte Cendrillon', loss: 'une Cendrillon qui ne gêne plus' },
  },
  power: (by, now) => ({
    gain: `apporte ${by} Pouvoir, ce qui vous en fait ${now}`,
    loss: `${by} Pouvoir`,
  }),
  heroesGone: (by) => ({
    gain: `débarrasse votre Royaume de ${count(by, 'Héros', 'Héros')}`,
    loss: `${count(by, 'Héros', 'Héros')} de moins dans votre Royaume`,
  }),
  strength: (by) => ({ gain: `ajoute ${by} de Force à vos Alliés`, loss: `${by} de Force chez vos Alliés` }),
  rival: (name) => ({ gain: `fait reculer ${name}`, loss: `un recul ${de(name)}` }),
}
