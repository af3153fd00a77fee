/** Terrors of London by ear: play and use all, buy what is dear and of one's own faction, attack for all there is. */
import type { Thing } from '../ears.ts'
import { DECLINES, ENDS, type Plan, type Sense } from './plan.ts'

const isPlace = ({ name }: Thing) => /to the (left|right) of|à (gauche|droite) d/.test(name)
const ALL_AT_ONCE = /^(Play all|Play and use all|Use all|Tout jouer|Tout utiliser)/
const SPENDS_AND_ENDS = /, (end turn|passer)$/
const FOR_SALE = /(in the Street|dans la Rue), /
const SPENDS = /^(Attack|Attaquer|Heal|Soigner|Convert)/
/** Better left alone. */
const POOR =
  /^\d+ Acolytes?, |(Overlord|Relic|Relique)\s?: (Pay|Payer|SACRIFI)|, (Relic|Relique), .*(Street|Rue), |(costs|coûte) [12] /
const PLAYS = /\b(Play|Jouez)\b/
/** What is chosen is lost: the least will do. */
const LOSES = /(remove|sacrifice|discard|retire|sacrifi|défauss)/i
const DESTROYS = /destroy|détrui/i
const OWN = /in your|dans votre/
const FACTIONS = ['Undead', 'Spirit', 'Beast', 'Mortal', 'Mort-vivant', 'Esprit', 'Bête', 'Mortel']
const CHOSEN = /^(?:You choose the|Vous choisissez les) (.+)\.$/

/** The own faction, as monsters bear it. */
function factionOf(heard: readonly string[]): string {
  const chosen = heard.map((sentence) => CHOSEN.exec(sentence)?.[1]).find(Boolean)
  const plural = chosen?.replaceAll(/s(?=-|$)/g, '') ?? ''
  return FACTIONS.find((name) => name === plural) ?? ''
}

/** What is for sale is as good as it is dear. */
function worth(name: string, faction: string): number {
  const price = /(?:costs|coûte) (\d+)/.exec(name)
  if (price) return Number(price[1]) + (name.includes(`, ${faction},`) ? 2 : 0)
  const numbers = [...name.matchAll(/(?:for|:)\s(\d+)|(\d+) (?:Power|Pouvoir|Coin|Pièce)/g)]
  return numbers.reduce((sum, [, one, other]) => sum + Number(one ?? other), 0)
}

function rank(thing: Thing, question: string): number {
  const { name, role, within } = thing
  if (DESTROYS.test(question) && (OWN.test(name) || FOR_SALE.test(name))) return 8
  if (ENDS.test(name)) return 9
  if (SPENDS_AND_ENDS.test(name)) return 8
  if (DECLINES.test(name)) return 7
  if (ALL_AT_ONCE.test(name) || isPlace(thing)) return 0
  // Influences need somebody who is influenced; cards of the hand that answer no more would take something back.
  if (role === 'option') return !PLAYS.test(question) ? 4 : name.includes('Influence,') ? 2 : 1
  if (POOR.test(name)) return 10
  if (FOR_SALE.test(name)) return 4
  if (SPENDS.test(name)) return 5
  return within.some((outer) => /^region (What is asked|Ce qui est demandé)/.test(outer)) ? 3 : 2
}

export const terrors: Plan = {
  promise(thing: Thing, { question, heard }: Sense) {
    const way = LOSES.test(question) ? -1 : 1
    return 1000 * (7 - rank(thing, question)) + way * worth(thing.name, factionOf(heard))
  },
}
