/** French: why an answer is refused, and what would make it possible; and how games end. */
import type { Lines } from '@duskhall/kernel'
import { count, does, list, who } from '../../../kit/text/fr.ts'
import { capital, type MeasuredTexts } from '../../../kit/text/index.ts'
import type { refusals as english } from '../en/refusals.ts'
import type { Victory } from '../told.ts'
import type { MeasuredRule } from '../types.ts'

export const refusals: { readonly [Rule in keyof typeof english]: string } = {
  'EC-ACT1': "Seules les tuiles de votre camp peuvent être activées. Choisissez l'une des vôtres.",
  'EC-ACT2': "Cette tuile n'a pas de pouvoir activable. Choisissez une tuile qui en a un.",
  'EC-ACT3': "Une tuile inactive n'a aucun pouvoir. Elle ne redevient active qu'à son prochain déploiement.",
  'EC-COPY1': "Cette tuile de la file n'a pas de pouvoir activable. Choisissez-en une qui en a un.",
  'EC-DEMON3': 'Ce Démon est inactif. Il pourra resservir une fois réactivé, au plus tard la Nuit.',
  'EC-DEMON6':
    "Votre valeur d'invocation est trop faible pour cette colonne. Choisissez une colonne inférieure, ou invoquez avec une tuile plus forte.",
  'EC-DEPLOY2':
    "Les tuiles vont de votre côté d'un village, jamais du côté adverse. Choisissez un emplacement de votre côté.",
  'EC-DEPLOY3':
    'Ce village ne vous est pas éligible. Choisissez un emplacement dans un village voisin de votre place.',
  'EC-DEPLOY4':
    "Il faut un emplacement libre. Choisissez-en un de votre côté, ou attendez qu'il s'en libère un.",
  'EC-ELIG1':
    'Ce village ne vous est pas éligible. Choisissez une tuile dans un village voisin de votre place.',
  'EC-FLIP5': 'Ce pouvoir ne peut pas retourner vos propres tuiles. Choisissez une tuile adverse.',
  'EC-KILL1':
    'La terreur de cette tuile dépasse la limite de ce pouvoir. Choisissez une tuile moins terrifiante.',
  'EC-MOVE1': "Seules les tuiles de votre camp peuvent être déplacées. Choisissez l'une des vôtres.",
  'EC-MOVE2': 'Aucun emplacement libre ne peut recevoir cette tuile. Choisissez-en une autre.',
  'EC-NIGHT22': "Ce village a été remporté cette Nuit : aucune tuile n'y reste. Celle-ci sera défaussée.",
  'EC-NIGHT29':
    "Vous n'avez pas assez de pièces pour laisser cette tuile en place. Il faut la payer en entier, ou avoir Kobold de Garde ou Golem Concierge en jeu et actif.",
  'EC-PASSIVE15':
    "Cette tuile ne peut jamais aller sur une Fortification. Il lui faut un emplacement libre d'un autre type.",
  'EC-PASSIVE16':
    "Un garde du corps protège les tuiles de son camp sur les Champs de Bataille de ce village. Retournez-le ou retirez-le d'abord, ou choisissez une tuile ailleurs.",
  'EC-PAY1': "Déployer cette tuile se paie, et vous n'avez pas assez de pièces. Gagnez d'abord de l'or.",
  'EC-PORTAL1':
    'Seules les tuiles Bleues peuvent aller sur un Portail Démoniaque. Choisissez un autre emplacement, ou une tuile Bleue.',
  'EC-RECRUIT7':
    "Vous ne pouvez pas payer cette tuile en entier. Gagnez d'abord de l'or, ou choisissez-en une moins chère.",
  'EC-RULING10': 'Cette tuile est déjà inactive. Choisissez une tuile adverse active.',
  'EC-RULING11':
    "À cette table, les Démons ne peuvent qu'être réactivés, et celui-ci est actif. Choisissez un Démon inactif.",
  'EC-RULING17': "Son pouvoir n'a aucune cible valable pour l'instant. Il servira dès qu'il y en aura une.",
  'EC-RULING39':
    "À cette table, un garde du corps arrête aussi les pouvoirs de son camp. Choisissez une tuile qu'il ne garde pas.",
  'EC-RULING60': "Une tuile ne peut pas s'éliminer elle-même. Choisissez-en une autre.",
  'EC-RULING121':
    'À cette table, on ne peut jamais éliminer une tuile de son propre camp. Choisissez une tuile adverse.',
  'EC-RULING68': 'Ce pouvoir a déjà déplacé cette tuile. Choisissez-en une autre, ou arrêtez-vous là.',
  'EC-RULING71':
    "Cette colonne ne changerait rien pour l'instant, ou ne peut pas être payée. Choisissez une autre colonne.",
  'EC-TEAM17':
    "Cette tuile de votre équipe est dans un village qui ne vous est pas éligible. Votre coéquipier assis à ce bord peut l'activer.",
}

export const measured: MeasuredTexts<MeasuredRule> = {
  'EC-DEMON6': (needed, there) =>
    `Cette colonne demande une valeur d'invocation de ${needed}, et la vôtre est de ${there}. Choisissez une colonne inférieure.`,
  'EC-KILL1': (needed, there) =>
    `Cette tuile a ${needed} de terreur, et la limite de ce pouvoir est ${there}. Choisissez une tuile moins terrifiante.`,
  'EC-NIGHT29': (needed, there) =>
    `La laisser en place coûte ${needed}, et vous ${have(there)}. Il faut payer en entier, ou avoir Kobold de Garde ou Golem Concierge en jeu et actif.`,
  'EC-PAY1': (needed, there) =>
    `Déployer cette tuile coûte ${needed}, et vous ${have(there)}. Gagnez d'abord de l'or.`,
  'EC-RECRUIT7': (needed, there) =>
    `Cette tuile coûte ${needed}, et vous ${have(there)}. Gagnez d'abord de l'or, ou choisissez-en une moins chère.`,
  'EC-RULING71': (needed, there) =>
    `Cette colonne coûte ${needed}, et vous ${have(there)}. Choisissez une colonne gratuite.`,
}

const have = (n: number) => (n === 0 ? "n'avez aucune pièce" : `avez ${count(n, 'pièce', 'pièces')}`)

/** A team is named with its members. */
function winner(camp: Victory['camps'][number]): string {
  return camp.members.length > 0 ? `${camp.name} (${list(camp.members.map(who))})` : who(camp)
}

export function outcome({ camps, rule, tokens: needed }: Victory): Lines {
  const tokens = count(needed, 'jeton Victoire', 'jetons Victoire')
  const together = capital(list(camps.map(winner)))
  const [only] = camps.length === 1 ? camps : []
  const why = {
    'EC-WIN1': `Personne d'autre n'a ${tokens} à la fin de cette Nuit.`,
    'EC-WIN3': `Plusieurs camps ont ${tokens} ; la plus grande somme des valeurs de recrutement et de l'or magique décide.`,
    'EC-WIN6': `Plusieurs camps ont ${tokens}, et autant en valeurs de recrutement et en or magique ; la plus grande somme de terreur imprimée décide.`,
    'EC-RULING118':
      "Pendant trois manches de suite, personne n'a fait autre chose que passer : le plus grand nombre de jetons Victoire décide, puis les valeurs de recrutement et l'or magique, puis la terreur.",
    'EC-RULING53': `Ils ont ${tokens}, et autant en valeurs de recrutement, en or magique et en terreur : rien ne les départage.`,
  }[rule]
  if (!only) {
    const share = camps.some(({ you }) => you) ? 'partagez' : 'partagent'
    return { text: `${together} ${share} la victoire !`, why }
  }
  const wins = only.members.length > 0 ? `${together} gagne` : does(only, 'gagnez', 'gagne')
  return { text: `${wins} la partie !`, why }
}
