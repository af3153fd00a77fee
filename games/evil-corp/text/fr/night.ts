/** French: the Night step by step, and its summary. */
import { count, does, eachDoes, list, who as whom } from '../../../kit/text/fr.ts'
import type { Who } from '../../../kit/text/index.ts'
import type { NightWords } from '../en/night.ts'
import type { Gain, LeadTold, TileCount } from '../night-facts.ts'
import type { VillageFacts } from '../told.ts'
import { gold, tiles, village } from './words.ts'

function gains({ steps, magicGold, token }: Gain): string {
  const parts = [
    steps > 0 ? `Conquête +${steps}` : '',
    magicGold > 0 ? `or magique +${magicGold}` : '',
    token ? 'jeton Victoire' : '',
  ]
  return parts.filter(Boolean).join(', ')
}

function leads({ winner, lead, byStone }: LeadTold): string {
  if (!winner) return 'Égalité : personne ne gagne rien'
  if (byStone) return `Égalité, mais ${whom(winner)} ${winner.you ? 'avez' : 'a'} la Pierre de Pouvoir`
  return `${does(winner, 'menez', 'mène')} de ${lead}`
}

const brought = (told: LeadTold) => [leads(told), gains(told)].filter(Boolean).join(' : ')

const tileCounts = (each: readonly TileCount[]) => list(each.map(({ who, count: n }) => `${whom(who)} ${n}`))

export const night: NightWords = {
  title: (round) => `Nuit ${round}`,
  onward: (day) => `Continuer vers le Jour ${day}`,
  toTheEnd: 'Voir le résultat',
  counting: (where, [one, other], [a, b]) =>
    `On compte le ${village(where)} : ${whom(one)} ${a}, ${whom(other)} ${b}.`,
  counted: (told, symbols) =>
    told.winner && !told.byStone
      ? `${leads(told)} : ${count(symbols, 'symbole de la jauge atteint', 'symboles de la jauge atteints')}. Ports et Portails Démoniaques ne comptent pas.`
      : `${brought(told)}.`,
  result: brought,
  gains,
  stamp: 'Compté',
  lead: (who: Who | null) => (who ? (who.you ? 'votre avance' : 'avance') : 'égalité'),
  forts: 'Fortifications',
  keepNothing: 'Aucune tuile ne reste dans une Fortification.',
  decide: 'Les tuiles laissées en place sont choisies en secret.',
  villages: 'Villages vidés',
  cleared: 'Les tuiles vont dans les défausses. Cargaisons, Pillage et Pierre de Pouvoir reviennent.',
  tileCounts,
  discards: (each) => `Tuiles défaussées : ${tileCounts(each)}.`,
  gold: "L'or repart",
  goldLost: (each) =>
    each.length === 0
      ? "Personne n'a d'or à perdre."
      : `${eachDoes(
          each.map(({ who, count: n }) => ({ who, what: gold(n) })),
          'perdez',
          'perd',
        )}.`,
  magicStays: "L'or magique reste.",
  office: 'Bureau',
  queue: (left, joined) => {
    if (!left) return 'Personne ne quitte la file.'
    return joined ? `${left} quitte la file, ${joined} y entre.` : `${left} quitte la file.`
  },
  demons: 'Tous les Démons sont actifs.',
  draw: 'Nouvelles tuiles',
  drawn: (each) =>
    `${eachDoes(
      each.map(({ who, count: n }) => ({ who, what: tiles(n) })),
      'piochez',
      'pioche',
    )}.`,
  begins: (who, day) => `${does(who, 'commencez', 'commence')} le Jour ${day}.`,
  gainsGround: (who, where: readonly VillageFacts[]) =>
    `${does(who, 'progressez', 'progresse')} dans ${list(where.map((one) => `le ${village(one)}`))}.`,
  winsToken: (who, where) => `${does(who, 'remportez', 'remporte')} le jeton Victoire du ${village(where)}.`,
  nobodyGains: 'Personne ne progresse.',
  kept: 'En place',
  nothing: 'rien',
  goldLabel: 'Or',
  magicLabel: 'Magique',
  folded: 'Les paravents sont repliés.',
  leftover: (n) => (n === 0 ? '' : `${count(n, 'tuile va', 'tuiles vont')} à la défausse.`),
  tonight: (n) => `−${n} cette Nuit`,
}
