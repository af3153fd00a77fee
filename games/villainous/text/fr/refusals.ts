/** French: why an answer is refused, and what would make it possible; and how games end. */
import type { Lines } from '@duskhall/kernel'
import { does, owned } from '../../../kit/text/fr.ts'
import { capital, type MeasuredTexts } from '../../../kit/text/index.ts'
import type { refusals as english } from '../en/refusals.ts'
import type { Victory } from '../told.ts'
import type { MeasuredRule } from '../types.ts'
import { power } from './words.ts'

export const refusals: { readonly [R in keyof typeof english]: string } = {
  'VD-ACT-R3':
    'Cette action ne changerait rien maintenant. Utilisez-la quand elle peut changer quelque chose.',
  'VD-ACT1':
    "Il n'y a pas de Jouer une carte dans ce lieu. Allez dans un lieu qui en a à votre prochain tour.",
  'VD-ACT2': 'Ce symbole a déjà servi ce tour. Il resservira à votre prochain tour.',
  'VD-ACTIV-R1':
    "Ce que dit cette capacité est impossible maintenant. Activez-la quand tout ce qu'elle demande est réuni.",
  'VD-ACTIV1':
    "Cette carte n'a pas de capacité activable en ce moment. Choisissez une carte qui en montre une.",
  'VD-ACTIV2': "Vous avez trop peu de Pouvoir pour cette activation. Gagnez d'abord du Pouvoir.",
  'VD-ACTIV8': "Rien ne peut être activé sur un lieu verrouillé. Déverrouillez d'abord ce lieu.",
  'VD-CARDH-R12': "Ce Héros n'a pas la Force que demande la carte. Choisissez-en un qui l'a.",
  'VD-CARDH-R20':
    'Tant que les Elfes sont sur ce lieu, des Squelettes de Soldats ne peuvent pas y être joués. Choisissez un autre lieu.',
  'VD-CARDH-R22':
    "Tant que Tirelire est dans votre Royaume, vous ne pouvez pas jouer d'Événement. Éliminez-la d'abord.",
  'VD-CARDT-R23':
    "Tant que Cendrillon en robe de bal est dans votre Royaume, aucune fille ne peut entrer dans la Salle de Bal. Éliminez d'abord Cendrillon.",
  'VD-CARDT-R25':
    "Tant que Marraine la Bonne Fée est dans votre Royaume, aucun Allié ne peut être déplacé. Enfermez-la ou éliminez-la d'abord.",
  'VD-CARDT-R27':
    "Les Objets du lieu de Gus ne peuvent pas être activés. Enfermez, déplacez ou éliminez Gus d'abord.",
  'VD-COND-R7': 'Ce que dit cette Condition est impossible maintenant. Gardez-la pour une autre fois.',
  'VD-COND1':
    "Pendant le tour d'un adversaire, seules les Conditions se jouent. Choisissez une Condition, ou aucune.",
  'VD-COND3':
    "Ce que cette Condition attend n'a pas eu lieu. Gardez-la jusqu'à ce qu'un adversaire fasse ce qu'elle dit.",
  'VD-COVER1': "Une carte Fatalité couvre ici Jouer une carte. Déplacez ou éliminez d'abord cette carte.",
  'VD-COVER2': 'Une carte Fatalité couvre ce symbole. Déplacez ou éliminez cette carte pour le retrouver.',
  'VD-DISC4':
    'Il ne reste ici aucun Jouer une carte. Vous pouvez seulement défausser cette carte, avec Défausser des cartes.',
  'VD-FATE-R4': "Cet adversaire n'a aucune carte Fatalité à dévoiler. Choisissez-en un autre.",
  'VD-GASTON7':
    "Tant que Belle est dans votre Royaume, aucun Obstacle ne peut être retiré. Éliminez-la d'abord.",
  'VD-GEN6':
    'Ce que dit cette carte est impossible maintenant. Jouez-la quand ce sera possible, ou défaussez-la.',
  'VD-HK-R10': 'Cette carte a déjà donné son action ce tour. Elle la redonnera à votre prochain tour.',
  'VD-HK-R19':
    "Pour être réveillé, le Chaudron Magique doit être à vous et endormi. Emparez-vous-en d'abord, ou laissez-le éveillé.",
  'VD-HK13':
    "Des Soldats Ressuscités se jouent seulement quand le Chaudron est réveillé. Emparez-vous-en et réveillez-le d'abord.",
  'VD-ITEM6': "Il n'y a aucune carte à qui associer cet Objet. Jouez d'abord un Allié, ou attendez un Héros.",
  'VD-LOCK-R1': 'Aucune carte ne peut être déplacée vers un lieu verrouillé. Choisissez un autre lieu.',
  'VD-LOCK3':
    "Aucune carte ne peut être jouée sur un lieu verrouillé. Choisissez-en un autre, ou déverrouillez-le d'abord.",
  'VD-LOCK4': "Aucune carte ne peut quitter un lieu verrouillé. Déverrouillez-le d'abord.",
  'VD-LT-R21':
    'Seuls le Prince et les personnages en robe de bal entrent dans la Salle de Bal. Choisissez un autre lieu.',
  'VD-LT-R23':
    "Une fille en robe de bal prend la place de sa carte de tous les jours. Jouez d'abord celle-ci ; la robe de bal va là où elle se trouve.",
  'VD-LT-R24':
    'La même fille est déjà dans votre Royaume en robe de bal. Sa carte de tous les jours se joue seulement après son départ.',
  'VD-LT-R27': 'Le Prince reste dans la Salle de Bal. Choisissez une autre carte.',
  'VD-LT-R7': 'Ce Héros est déjà enfermé. Choisissez-en un qui est libre.',
  'VD-LT-R8': 'Il ne reste aucun jeton Enfermé. Éliminez un Héros enfermé pour en récupérer un.',
  'VD-LT12': 'Cette Pantoufle de Verre se joue seulement sur son propre lieu. Choisissez celui-là.',
  'VD-LT16':
    'Cendrillon en robe de bal prend la place de Cendrillon. Elle se joue seulement là où est Cendrillon.',
  'VD-LT17':
    'Cendrillon est déjà dans le Royaume en robe de bal. Sa carte de tous les jours se joue seulement après son départ.',
  'VD-LT25': 'Cendrillon en robe de bal ne peut jamais être enfermée. Choisissez un autre Héros.',
  'VD-LT8': 'Le Prince se joue dans la Salle de Bal et nulle part ailleurs. Choisissez la Salle de Bal.',
  'VD-MHERO-R1': "Le Prince n'est pas un Héros et ne peut pas être déplacé. Choisissez un Héros.",
  'VD-MITEM-R1':
    'À cette table, les Pantoufles de Verre ne se déplacent pas. Choisissez un Objet à vous ou un Allié.',
  'VD-MITEM3': 'Un Objet associé ne se déplace jamais seul. Déplacez la carte à laquelle il est associé.',
  'VD-MOVE1': 'Votre figurine doit quitter le lieu où elle se trouve. Choisissez un autre lieu.',
  'VD-MOVE3':
    "Votre figurine ne peut pas aller sur un lieu verrouillé. Choisissez-en un autre, ou déverrouillez-le d'abord.",
  'VD-MULTI5':
    "Qui a le jeton Fatalité ne peut pas être la cible d'une action Fatalité. Choisissez un autre adversaire.",
  'VD-PLAY1': 'Jouer une carte a servi ce tour, pour une seule carte. Jouez celle-ci à un autre tour.',
  'VD-PLAY3':
    "Vous avez trop peu de Pouvoir pour cette carte. Gagnez-en d'abord, ou choisissez une carte moins chère.",
  'VD-PLAY6':
    "Une Condition ne se joue pas pendant votre propre tour. Gardez-la pour le tour d'un adversaire, ou défaussez-la.",
  'VD-PVM2': 'La carte est déjà là. Choisissez un autre lieu.',
  'VD-REALM-R1':
    "Cette action déplace une carte d'un seul lieu. Choisissez le lieu suivant, à gauche ou à droite.",
  'VD-STR-R2': 'Ce Héros est trop fort pour la carte. Choisissez-en un moins fort.',
  'VD-VANQ2': "Cet Allié n'est pas sur le lieu du Héros. Choisissez-en un qui y est, ou amenez-le d'abord.",
  'VD-VANQ3': 'Les Alliés utilisés ont moins de Force que le Héros. Utilisez-en davantage, ou de plus forts.',
}

export const measured: MeasuredTexts<MeasuredRule> = {
  'VD-ACTIV2': (needed, there) =>
    `Cette activation coûte ${power(needed)}, et vous en avez ${there}. Gagnez d'abord du Pouvoir.`,
  'VD-CARDH-R12': (needed, there) =>
    `Ce Héros a une Force de ${needed}, et la carte demande exactement ${there}. Choisissez un Héros de cette Force.`,
  'VD-PLAY3': (needed, there) =>
    `Cette carte coûte ${power(needed)}, et vous en avez ${there}. Gagnez-en d'abord, ou choisissez une carte moins chère.`,
  'VD-STR-R2': (needed, there) =>
    `Ce Héros a une Force de ${needed}, et la carte admet ${there} au plus. Choisissez-en un moins fort.`,
  'VD-VANQ3': (needed, there) =>
    there === 0
      ? `Ce Héros a une Force de ${needed}, et aucun Allié ne lui fait face. Choisissez des Alliés de son lieu, ou amenez-en.`
      : `Ce Héros a une Force de ${needed}, et les Alliés ${there}. Utilisez-en davantage, ou de plus forts.`,
}

export function outcome({ winner, villain, objective }: Victory): Lines {
  const why: { readonly [villain: string]: string } = {
    gaston: `Il ne reste aucun Obstacle dans ${owned(winner, 'le', 'Royaume')}.`,
    'horned-king': `${capital(owned(winner, 'le', 'Chaudron Magique'))} est conquis, et des Soldats Ressuscités se tiennent sur chaque lieu.`,
    'lady-tremaine':
      'Les Cloches du Mariage sonnent : une fille en robe de bal épouse le Prince dans la Salle de Bal.',
  }
  return {
    text: `${does(winner, 'gagnez', 'gagne')} !`,
    why: why[villain] ?? `Objectif atteint : ${objective}`,
  }
}
