/** French: why an answer is refused, and what would make it possible; and how games end. */
import type { Lines } from '@duskhall/kernel'
import { does, owned } from '../../../kit/text/fr.ts'
import { capital, type MeasuredTexts } from '../../../kit/text/index.ts'
import type { refusals as english } from '../en/refusals.ts'
import type { Victory } from '../told.ts'
import type { MeasuredRule } from '../types.ts'
import { amount, cards, coins } from './words.ts'

export const refusals: { readonly [Rule in keyof typeof english]: string } = {
  'TL-ATK-R1':
    "Vous ne pouvez pas dépenser plus de Pouvoir que n'en contient votre Réserve. Attaquez avec moins, ou gagnez d'abord du Pouvoir.",
  'TL-BUY-R1':
    "Il faut tout le coût en Pièces, et votre Réserve n'en a pas assez. Gagnez d'abord des Pièces, ou choisissez une carte moins chère.",
  'TL-BUY6': "La pile d'Acolytes est vide. Achetez plutôt dans la Rue.",
  'TL-COMMAND-R2':
    'COMMANDER ne prend que des monstres, jamais une carte Influence ni une Relique. Choisissez un monstre.',
  'TL-COMMAND1': 'Ce monstre coûte trop cher pour COMMANDER. Choisissez-en un de coût 3 ou moins.',
  'TL-GEN7':
    "Ce n'est pas le genre de carte que demande cette capacité. Choisissez l'une de celles signalées.",
  'TL-HAUNT3': 'Ce monstre porte déjà un jeton HANTER. Choisissez-en un sans jeton.',
  'TL-HAUNT7':
    "Ce monstre est arrivé en jeu ce tour. L'action HANTER demande un monstre présent depuis le début de votre tour.",
  'TL-HAUNT8':
    "Le jeton de ce monstre montre sa face HANTER. L'action HANTER sera possible une fois la face Congédié visible, à votre prochain tour.",
  'TL-HAUNT9': "Une action HANTER a déjà utilisé ce monstre. Il ne peut servir ainsi qu'une fois par tour.",
  'TL-HORDE-R3':
    'Ces deux monstres sont dans la même horde, et une horde ne se referme jamais en anneau. Choisissez une autre paire.',
  'TL-HORDE-R4': "Deux hordes ne peuvent pas être réunies. Ajoutez un monstre qui n'est dans aucune horde.",
  'TL-HORDE-R11':
    'Un monstre sans faction ne peut pas rejoindre de horde. Choisissez des monstres qui ont une faction.',
  'TL-HORDE5':
    "Ces deux monstres ne vont pas côte à côte : là où ils se touchent, chacun doit montrer la faction de l'autre. Choisissez une autre paire, ou échangez leurs côtés.",
  'TL-HORDE9':
    "Une horde ne grandit qu'à ses extrémités libres. Ajoutez le monstre tout à gauche ou tout à droite.",
  'TL-HORDE10':
    "Ce monstre n'est pas dans la horde que vous venez de former ou d'agrandir. Choisissez une capacité de l'un des siens.",
  'TL-HORDE11':
    "Cette capacité Horde a déjà servi ce tour. Choisissez-en une qui n'a pas encore été utilisée.",
  'TL-INFL-R4':
    "Une carte Influence n'est pas un monstre : elle ne rejoint pas de horde et ne porte pas de jeton. Choisissez un monstre.",
  'TL-OVER-R1': 'Votre Overlord a déjà servi ce tour. Il sera de nouveau disponible à votre prochain tour.',
  'TL-OVER-R2': "Vous ne pouvez pas payer tout le coût de cette capacité. Gagnez d'abord ce qui vous manque.",
  'TL-OVER-R3': "Votre Overlord n'a pas de capacité à utiliser par une action. La sienne agit d'elle-même.",
  'TL-PASS2': "On ne passe qu'avec une carte en main au plus. Jouez d'abord des cartes, c'est gratuit.",
  'TL-REGEN-R1':
    "Vous ne pouvez pas dépenser plus de Régénération que n'en contient votre Réserve. Soignez moins, ou gagnez-en d'abord.",
  'TL-REGEN3': 'La Santé ne dépasse jamais son maximum. Ne soignez que ce qui manque.',
  'TL-RELIC-R4':
    "La nouvelle Relique ne peut pas se faire de la place à elle-même. Choisissez l'une de celles de votre Zone de Reliques.",
  'TL-RELIC-R7': "Cette Relique n'a pas de capacité à utiliser par une action. Elle agit d'elle-même.",
  'TL-RELIC-R9': "Vous ne pouvez pas payer tout le coût de cette Relique. Gagnez d'abord ce qui manque.",
  'TL-RELIC5':
    'Cette Relique a déjà servi ce tour. Elle sera de nouveau disponible au début de votre prochain tour.',
  'TL-SACR2': "Cette capacité ne sacrifie que vos cartes en jeu. Choisissez l'une d'elles.",
  'TL-SETUP-R1': "Votre adversaire a pris cette faction. Choisissez l'une des autres.",
}

export const measured: MeasuredTexts<MeasuredRule> = {
  'TL-ATK-R1': (needed, there) =>
    there === 0
      ? "Votre Réserve ne contient pas de Pouvoir pour attaquer. Gagnez-en d'abord."
      : `Cette attaque demande ${needed} Pouvoir, et votre Réserve en contient ${there}. Attaquez avec moins, ou gagnez d'abord du Pouvoir.`,
  'TL-BUY-R1': (needed, there) =>
    `Cette carte coûte ${coins(needed)}, et votre Réserve en contient ${there}. Gagnez d'abord des Pièces, ou choisissez une carte moins chère.`,
  'TL-COMMAND1': (needed, there) =>
    `Ce monstre coûte ${needed}, et COMMANDER ne prend que des monstres de coût ${there} ou moins. Choisissez-en un moins cher.`,
  'TL-PASS2': (needed) =>
    `Vous avez ${cards(needed)} en main, et on ne passe qu'avec une au plus. Jouez d'abord des cartes, c'est gratuit.`,
  'TL-REGEN-R1': (needed, there) =>
    there === 0
      ? "Votre Réserve ne contient pas de Régénération pour soigner. Gagnez-en d'abord."
      : `Soigner ${needed} demande ${amount('regeneration', needed)}, et votre Réserve en contient ${there}. Soignez moins, ou gagnez-en d'abord.`,
  'TL-REGEN3': (_, there) =>
    there === 0
      ? "Votre Overlord a toute sa Santé. Il n'y a rien à soigner."
      : `Il ne manque que ${there} Santé. N'en soignez pas davantage.`,
}

export function outcome(victory: Victory): Lines {
  if (!victory.winner) {
    const why = victory.isStill
      ? "Pendant trois tours chacun, les deux joueurs n'ont rien fait d'autre que passer."
      : 'Les deux Overlords sont tombés à 0 Santé au même moment.'
    return { text: 'La partie est nulle.', why }
  }
  const { winner, loser, overlord } = victory
  return {
    text: `${does(winner, 'gagnez', 'gagne')} la partie !`,
    why: `${capital(owned(loser, "l'", 'Overlord'))}, ${overlord}, est à 0 Santé.`,
  }
}
