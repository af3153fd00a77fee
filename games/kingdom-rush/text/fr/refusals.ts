/** French: why an answer is refused, and what would make it possible; and how games end. */
import type { Lines } from '@duskhall/kernel'
import { count } from '../../../kit/text/fr.ts'
import type { MeasuredTexts } from '../../../kit/text/index.ts'
import type { refusals as english } from '../en/refusals.ts'
import type { MeasuredRule, Victory } from '../types.ts'
import { diamonds, lowerThe } from './words.ts'

export const refusals: { readonly [R in keyof typeof english]: string } = {
  'KR-ABIL-R1':
    "Cette Capacité est en cours d'utilisation. Elle resservira quand elle aura été retournée face visible.",
  'KR-ABIL-R2': 'Cette Capacité est déjà en vigueur pendant cette manche. Choisissez une autre action.',
  'KR-ABIL-R4': "Ce Héros n'a aucune Capacité face cachée. Choisissez-en un autre, ou personne.",
  'KR-ABIL1': "Cette Capacité est face cachée. L'action Récupérer la retourne face visible.",
  'KR-ACT2': "Un Héros effectue une seule action par activation. Déplacez-le, ou terminez l'activation.",
  'KR-BASIC-R3': "Depuis son plateau Héros, un Héros n'attaque personne. Amenez-le d'abord sur la carte.",
  'KR-BASIC3':
    "Cette attaque vise d'autres plateaux que celui que le Héros affronte. Choisissez-en un autre.",
  'KR-BLILITH-R6': 'Une Tour face cachée ne peut pas être choisie. Choisissez-en une face visible.',
  'KR-BLILITH4': "Cette Tour n'est pas à côté du Boss. Choisissez-en une sur un Site adjacent.",
  'KR-BOLT-R2': "L'une des tuiles n'en touche encore aucune autre. Placez-en une à côté.",
  'KR-BOLT2':
    'Chaque tuile de ce Sort doit en toucher une autre. Choisissez des cases à côté de ses tuiles, ou qui ont de la place autour.',
  'KR-BOSS-R2':
    "Ce Boss est d'un niveau trop élevé pour cette Tour. Attaquez-le avec une Tour de son niveau ou plus.",
  'KR-BTIME-R11':
    'Seul le Héros le plus proche est frappé, et seule une Capacité face visible est retournée. Choisissez parmi ce qui est signalé.',
  'KR-CAMP-R11':
    "Par la règle de Fer, plus aucune Tour n'est passée pendant cette manche. Attendez la suivante.",
  'KR-CAMP-R14':
    "Par la règle de Fer, l'action Récupérer n'existe pas dans ce scénario. Choisissez une autre action.",
  'KR-CAMP-R15':
    "Par la règle de Fer, rien n'est construit sur les Sites blancs. Choisissez un Site de votre couleur.",
  'KR-CAMP-R8': "Par la règle de Fer, les Tours de ce type ne s'achètent pas. Achetez-en une autre.",
  'KR-CAMP-R9':
    'Par la règle de Fer, les Tours de ce type ne peuvent pas être construites. Construisez-en une autre, ou passez celle-ci.',
  'KR-CAT-R1':
    "Le Chat sauvage a déjà été activé pendant cette manche. Il pourra l'être de nouveau à la suivante.",
  'KR-CAT-R10': "Le Chat sauvage est sur le plateau Héros. L'attaque de base d'Alleria peut le ramener.",
  'KR-CAT10': 'Le Chat sauvage vient à peine de revenir. Il pourra être activé à la prochaine manche.',
  'KR-CONF-R2': "L'une de ces cases ne peut jamais être recouverte. Choisissez quatre autres cases.",
  'KR-CONF-R4':
    'Une figurine recouvre un carré de deux cases sur deux, sans dépasser du plateau. Choisissez un tel carré.',
  'KR-CONF2':
    'Une figurine qui finit son déplacement sur cette Horde a besoin de deux cases sur deux libres. Laissez-lui cette place, ou finissez ailleurs.',
  'KR-CONF3': "L'une de ces cases est déjà recouverte. Choisissez quatre cases libres.",
  'KR-CONF5': "Aucune figurine ne peut se tenir sur un ennemi Mortel. Choisissez d'autres cases.",
  'KR-DIAM-R2':
    "Les Tours de niveaux 3 et 4 ne s'achètent pas. Achetez-en une de niveau inférieur et faites-la évoluer en la passant.",
  'KR-DIAM-R3': 'Cette Tour dépasse le niveau maximum du scénario. Choisissez-en une de niveau inférieur.',
  'KR-DIAM2': "Il y a trop peu de Diamants pour une Tour de niveau 1. Détruisez d'abord des Hordes.",
  'KR-DIAM3':
    'Il y a trop peu de Diamants pour une Tour de niveau 2. Choisissez-en une moins chère, ou économisez.',
  'KR-FLY5':
    "Un autre plateau est posé sur celui-ci. Attaquez celui du dessus, ou attendez qu'il soit parti.",
  'KR-GEN5': "Il n'y a plus d'exemplaire de cette Tour dans la réserve. Choisissez-en une autre.",
  'KR-HERO-R3': "Ce Héros n'est pas sur la carte. Choisissez-en un qui y est.",
  'KR-HERO2': 'Ce Héros a déjà été activé pendant cette manche. Sa carte revient en phase 5.',
  'KR-HERO6': 'Ce Héros vient de se régénérer. Il pourra être activé à la prochaine manche.',
  'KR-HERO7': 'Les Héros ne touchent ni aux Portails ni aux Boss. Choisissez une Horde.',
  'KR-KO-R5': 'Ce Héros est assommé ou vient de se régénérer. Choisissez-en un autre.',
  'KR-LILITH2':
    'Ce Héros est trop loin. Choisissez-en un sur le même emplacement ou un emplacement adjacent.',
  'KR-LILITH7':
    "Chacune de ces tuiles touche un autre côté de la base du Héros. Choisissez des cases le long d'un côté encore libre.",
  'KR-MAGNUS-R3': "Il n'y a aucun emplacement où ce Héros pourrait se tenir. Libérez d'abord un emplacement.",
  'KR-MAGNUS-R9': 'Une Capacité qui copie ne peut pas être copiée. Choisissez-en une autre.',
  'KR-MALIK4': 'Cette Capacité ne se relance pas elle-même. Choisissez une autre action.',
  'KR-MAP-R4':
    'Un plateau, une Tour ou une carte Friches occupe cet emplacement. Choisissez-en un libre, juste à côté.',
  'KR-MOVE-R12':
    "Une carte Friches couvre cet emplacement. Personne n'y passe tant qu'elle n'est pas retirée.",
  'KR-MOVE-R8': "Aucun Héros n'affronte un Boss. Choisissez un autre emplacement.",
  'KR-MOVE1': 'Cet emplacement est trop loin. Choisissez-en un plus proche.',
  'KR-MOVE5': "Ce n'est pas un emplacement de la carte. Choisissez-en un qui l'est.",
  'KR-MOVE6': 'Une Tour se dresse sur ce Site. Choisissez un emplacement sans Tour.',
  'KR-MOVE7': "Aucun Héros n'affronte un Portail. Choisissez un autre emplacement.",
  'KR-MOVE8': "Ce Héros s'est déjà déplacé. Effectuez une action, ou terminez l'activation.",
  'KR-MOVE9':
    'Depuis son plateau Héros, un Héros entre par une Sortie. Choisissez un emplacement assez proche de celle-ci.',
  'KR-PASS-R5': "Cette Tour vient d'être passée. Elle arrive en main en phase 5.",
  'KR-PASS-R6': 'Cette Tour se dresse sur un Site. Passez-en une de votre main.',
  'KR-PASS1': "Une Tour se passe à un autre joueur. Choisissez quelqu'un d'autre.",
  'KR-PEARL-R1': "Ce Sort ne cible que les Portails et les Boss. Choisissez l'un d'eux.",
  'KR-PEARL-R4': "Aucun Portail ni Boss n'a de place pour la tuile. Gardez ce Sort pour plus tard.",
  'KR-PLAY-R14': "Chacun active ses propres figurines. Choisissez l'une des vôtres.",
  'KR-PLAY-R7': 'Ce Héros est assommé. Il se régénère au début de la prochaine phase 2.',
  'KR-PORTAL-R8': 'Cette Tour est face cachée sur son Site. Passez-en une de votre main.',
  'KR-PORTAL4': "La case du niveau ne peut pas être recouverte. Choisissez d'autres cases.",
  'KR-PORTAL5':
    "Ce Portail est d'un niveau trop élevé pour cette Tour. Attaquez-le avec une Tour de son niveau ou plus.",
  'KR-PORTAL9': "Une Tour dont la seule cible est un Portail doit l'attaquer. Placez-y ce qui tient encore.",
  'KR-RANGE6': "Ce plateau n'est pas à portée. Choisissez-en un qui l'est.",
  'KR-SETUP-R11': "Ce Site n'est pas utilisé à ce nombre de joueurs. Choisissez-en un autre.",
  'KR-SETUP-R14': "Ce Héros n'est pas disponible à cette table. Choisissez-en un autre.",
  'KR-SETUP-R5': 'Ce Héros est déjà pris. Choisissez-en un autre.',
  'KR-SETUP-R6': 'Ce Héros est le Boss du scénario. Choisissez-en un autre.',
  'KR-SOLDIER-R1':
    'Les Soldats déjà placés ne se déplacent que si la réserve est vide. Prenez-en un dans la réserve.',
  'KR-SOLDIER10': "Il n'y a pas d'ennemi libre pour un Soldat sur ce plateau. Choisissez-en un autre.",
  'KR-SOLDIER13':
    "Il n'y a plus de Soldat dans la réserve. Prenez-en un sur un plateau, si la Tour le permet.",
  'KR-SOLDIER14': "Un Soldat vient d'être levé et attend sa nouvelle case. Posez-le sur un plateau à portée.",
  'KR-SOLDIER3': 'Un Soldat recouvre une case. Choisissez une seule case.',
  'KR-SOLDIER4': 'Cet ennemi résiste aux Dégâts de ces Soldats. Choisissez un autre ennemi.',
  'KR-SOLDIER5': 'Une tuile recouvre cette case. Choisissez un ennemi libre.',
  'KR-SOLDIER6': 'Un Soldat se tient sur cette case. Choisissez un ennemi libre.',
  'KR-SOLDIER7': 'Une figurine se tient sur cette case. Choisissez un ennemi libre.',
  'KR-SOLDIER8': "Il n'y a pas d'ennemi sur cette case. Les Soldats ne vont que sur des ennemis.",
  'KR-SOLDIER9': "Aucun Soldat ne peut se tenir sur un ennemi Mortel. Recouvrez-le d'une tuile Dégâts.",
  'KR-SOLO-R4': "Un Héros venu du banc n'est pas activé. Il a attaqué en arrivant.",
  'KR-SOLO-R8':
    "Cette Tour ne peut pas évoluer : le niveau supérieur manque ou n'est pas permis. Choisissez-en une autre.",
  'KR-SOLO10': "Ce Héros n'est plus sur votre banc. Faites-en venir un autre.",
  'KR-SOLO3':
    "Pendant cette manche, rien n'est construit sur les Sites de cette couleur. Choisissez un Site d'une autre couleur.",
  'KR-SOLO6': 'Cette couleur a été éliminée à la manche précédente. Choisissez-en une autre.',
  'KR-SOLO8': 'Un seul Héros du banc vient à chaque manche. Attendez la suivante.',
  'KR-SPELL-R5':
    'Un Sort doit avoir un effet. Placez au moins une de ses pièces, choisissez une autre cible, ou gardez-le pour plus tard.',
  'KR-SPELL4': "Ce Sort a déjà servi, ou n'a pas été choisi. Utilisez-en un autre.",
  'KR-SPELL5': 'Ce Sort ne cible que les Hordes, ni les Portails ni les Boss. Choisissez une Horde.',
  'KR-STACK4': 'Deux Tours se dressent déjà sur ce Site. Choisissez-en un autre.',
  'KR-TILE-R3': "L'une de ces cases ne peut jamais être recouverte. Choisissez d'autres cases.",
  'KR-TILE-R4':
    "Cette tuile n'a pas de place sur ce plateau. Choisissez un autre plateau ou une autre tuile.",
  'KR-TILE10':
    'Tout ce que place cette attaque va sur un seul plateau. Choisissez celui qui a été touché en premier.',
  'KR-TILE2': 'Cette tuile ne se tourne ni ne se retourne. Choisissez des cases dans le sens de la Tour.',
  'KR-TILE4': "Une tuile recouvre l'une de ces cases. Choisissez des cases libres.",
  'KR-TILE5': "Un Soldat se tient sur l'une de ces cases. Choisissez des cases libres.",
  'KR-TILE6': "Une figurine se tient sur l'une de ces cases. Choisissez des cases libres.",
  'KR-TILE7': "La tuile dépasserait du bord du plateau. Choisissez des cases à l'intérieur.",
  'KR-TILE8': "Un ennemi y résiste à ce type de Dégâts. Choisissez d'autres cases.",
  'KR-TILE9': "Chacune de ces tuiles va sur une autre Horde. Choisissez-en une qui n'est pas encore touchée.",
  'KR-TOWER-R3': "Une Tour doit attaquer tant qu'elle peut toucher un ennemi. Placez ce qui tient encore.",
  'KR-TOWER-R7': 'Le Chat sauvage est sur ce Site. Déplacez-le, ou choisissez un autre Site.',
  'KR-TOWER1': "Il n'y a pas de Site libre pour cette Tour. Passez-la, ou libérez un Site.",
  'KR-TOWER2': 'Un Héros est sur ce Site. Déplacez-le, ou choisissez un autre Site.',
  'KR-TOWER3':
    'Une Tour se dresse sur ce Site. Seules les Tours de Soldats partagent un Site avec une autre.',
  'KR-TOWER4': 'Ce Site est à un autre joueur. Choisissez-en un de votre couleur, ou un blanc.',
}

export const measured: MeasuredTexts<MeasuredRule> = {
  'KR-DIAM2': (needed, there) =>
    `Cette Tour coûte ${diamonds(needed)}, et l'équipe en a ${there}. Détruisez d'abord des Hordes.`,
  'KR-DIAM3': (needed, there) =>
    `Cette Tour coûte ${diamonds(needed)}, et l'équipe en a ${there}. Choisissez-en une moins chère, ou économisez.`,
}

/** How a game ends, by its rule. */
const ENDINGS: { readonly [rule: string]: (victory: Victory) => string } = {
  'KR-BLILITH6': ({ boss }) => `${boss} s'est échappée par la faille.`,
  'KR-BOSS3': ({ boss }) => `${boss} a atteint le Royaume.`,
  'KR-PORTAL15': () => 'Un Portail a atteint le Royaume.',
  'KR-ROUND-R6': ({ rounds }) => `La manche ${rounds} était la dernière, et le but n'est pas atteint.`,
  'KR-WIN1': () => 'Tous les Portails sont fermés.',
  'KR-WIN2': ({ boss }) => `Victoire sur ${lowerThe(boss)}.`,
  'KR-WIN4': () => 'Le Royaume a perdu son dernier Cœur.',
}

export function outcome(victory: Victory): Lines {
  const { won, rule, level, stars } = victory
  const why = ENDINGS[rule]?.(victory) ?? 'Le scénario est fini.'
  if (!won) return { text: 'Le Royaume est tombé.', why }
  const prize = stars > 0 ? count(stars, 'étoile', 'étoiles') : `la marque « ${level} »`
  return { text: 'Le Royaume est sauvé !', why: `${why} L'équipe gagne ${prize}.` }
}
