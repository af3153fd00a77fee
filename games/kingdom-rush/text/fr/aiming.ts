/** French: what is read and heard while somebody aims. */
import type { aiming as english } from '../en/aiming.ts'

const heartsMore = (n: number) => (n <= 1 ? `${n} Cœur de plus` : `${n} Cœurs de plus`)
const destroyed = (letter: string | null) => (letter === null ? 'carte détruite' : `Horde ${letter} détruite`)

export const aiming: typeof english = {
  aiming: 'Visée',
  places: (n) => (n === 1 ? '1 place possible' : `${n} places possibles, les meilleures d'abord`),
  result: ({ covers, of, destroys }, letter) =>
    covers === 0
      ? 'ne recouvre aucun ennemi'
      : `recouvre ${covers} sur ${of}${destroys ? `, ${destroyed(letter)}` : ''}`,
  destroyed,
  outlook: {
    destroyed: (tray) => `${tray} : carte détruite`,
    escapes: (tray, hearts) =>
      `${tray} : franchit la Sortie, −${hearts <= 1 ? `${hearts} Cœur` : `${hearts} Cœurs`}`,
    moves: (trays, steps) =>
      `${trays === 1 ? '1 Horde avance' : `${trays} Hordes avancent`} ${steps <= 1 ? `de ${steps} emplacement` : `de ${steps} emplacements`}`,
    held: (trays) => (trays === 1 ? '1 Horde est retenue' : `${trays} Hordes sont retenues`),
    mended: (tray) => `${tray} : ses tuiles sont retirées`,
    opens: (tray) => `${tray} : devient un Portail`,
    hurt: (who, damage) => `${who} : −${damage} point${damage > 1 ? 's' : ''} de vie`,
    unhurt: (who) => `${who} : protection`,
    aside: (who) => `${who} : doit se déplacer`,
    doubts: {
      answer: "Un choix d'ici là peut tout changer.",
      ghost: 'Le Fantôme qui vient est inconnu.',
      boss: 'La carte du Boss est inconnue.',
    },
  },
  larger: 'Agrandir la carte',
  largest: 'la carte est déjà au plus grand',
  smaller: 'Réduire la carte',
  nowhere: 'aucune autre place de ce côté',
  place: ({ covers, destroys }, letter) =>
    destroys ? `Placer, détruire ${letter ?? 'tout'}` : covers > 0 ? `Placer, recouvrir ${covers}` : 'Placer',
  nextPlace: 'Suivante',
  nextPlaceLong: "Place suivante, les plus couvrantes d'abord",
  placedPiece: (what) => `${what}, placée`,
  inAir: (what) => `${what}, en main`,
  toPlace: 'encore à placer',
  lostPiece: 'plus de place possible',
  airFirst: "la pièce en main se place d'abord",
  costsTower: 'coûte la Tour',
  without: (falls, hearts) =>
    falls ? 'Sans elle, le Royaume tombe à cette manche.' : `Sans elle : −${heartsMore(hearts)}.`,
  keys: {
    R: "Tourner la pièce à placer (la molette aussi), sans jamais ouvrir les règles au milieu d'une action",
    F: 'Retourner la pièce à placer (le clic droit aussi)',
    N: "Sa place suivante, les plus couvrantes d'abord",
    T: 'Tourner la Tour',
    I: "Dire la prévision de l'avancée",
    '+ −': 'Carte plus grande ou plus petite',
  },
}
