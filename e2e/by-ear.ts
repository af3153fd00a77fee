/**
 * Plays a seat by ear alone: of all things that have a name, the one that promises most is pressed. Of the game only its
 * words are known, in both languages.
 */
import { expect } from 'vitest'
import type { Ears, Thing } from './ears.ts'
import type { Visitor } from './visitor.ts'

export const YOUR_TURN = /^(Your turn|À vous)\. /

/** What a name promises: the more, the better. What is for sale is as good as it is dear. */
function worth({ name }: Thing, faction: string): number {
  const price = /(?:costs|coûte) (\d+)/.exec(name)
  if (price) return Number(price[1]) + (name.includes(`, ${faction},`) ? 2 : 0)
  const numbers = [...name.matchAll(/(?:terror|terreur|for|:)\s(\d+)|(\d+) (?:Power|Pouvoir|Coin|Pièce)/g)]
  return numbers.reduce((sum, [, one, other]) => sum + Number(one ?? other), 0)
}

const isPlace = ({ name }: Thing) => /, (free|libre)$|to the (left|right) of|à (gauche|droite) d/.test(name)
const ENDS = /^(Pass until Night|End turn|Passer jusqu'à la Nuit|Passer le tour|Pass$|Passer$)/
const ALL_AT_ONCE = /^(Play all|Play and use all|Use all|Tout jouer|Tout utiliser)/
const SPENDS_AND_ENDS = /, (end turn|passer)$/
const DECLINES = /^(Take no|Use no|Destroy no|Sacrifice no|Do not|Decline|Ne |N'|Renoncer)/
const FOR_SALE = /(in the Street|dans la Rue), /
const SPENDS = /^(Attack|Attaquer|Heal|Soigner|Convert)/
/** Better left alone. */
const POOR =
  /^\d+ Acolytes?, |(Overlord|Relic|Relique)\s?: (Pay|Payer|SACRIFI)|, (Relic|Relique), .*(Street|Rue), |(costs|coûte) [12] /
const PLAYS = /\b(Play|Deploy|Jouez|Déployez)\b/
const TAKEN_BACK = /^(Taken back|Coup repris)/
/** In the bar of the question, but no answer to it. */
const ASIDE = /^(Undo|Cancel|Skip|Reprendre|Annuler|Aller à|slow|normal|fast|4×|instant|lent|rapide)/
/** What is chosen is lost: the least will do. */
const LOSES = /(remove|sacrifice|discard|leaves the game|retire|sacrifi|défauss|quitte le jeu)/i

const DESTROYS = /destroy|détrui/i
const OWN = /in your|dans votre/

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

/** What was heard and matters now. */
interface Remembered {
  readonly question: string
  /** The own faction, as monsters bear it. */
  readonly faction: string
}

const FACTIONS = ['Undead', 'Spirit', 'Beast', 'Mortal', 'Mort-vivant', 'Esprit', 'Bête', 'Mortel']
const CHOSEN = /^(?:You choose the|Vous choisissez les) (.+)\.$/

function remember(heard: readonly string[]): Remembered {
  const chosen = heard.map((sentence) => CHOSEN.exec(sentence)?.[1]).find(Boolean)
  const plural = chosen?.replaceAll(/s(?=-|$)/g, '') ?? ''
  return {
    question: heard.findLast((sentence) => YOUR_TURN.test(sentence)) ?? '',
    faction: FACTIONS.find((name) => name === plural) ?? '',
  }
}

/** What can be answered, best first. */
function answers(things: readonly Thing[], { words }: Visitor, { question, faction }: Remembered): Thing[] {
  const way = LOSES.test(question) ? -1 : 1
  return things
    .filter(({ role, disabled, selected, opens, name, within }) => {
      if ((role !== 'button' && role !== 'option') || disabled || selected || opens) return false
      const inQuestion = within.includes(`region ${words.question}`)
      return inQuestion ? !ASIDE.test(name) : within.includes(`main ${words.table}`)
    })
    .sort((a, b) => rank(a, question) - rank(b, question) || way * (worth(b, faction) - worth(a, faction)))
}

const GO_ON = /^(Yes, do it|Oui, faites|Continue |Continuer )/
const isOver = (things: readonly Thing[], { words }: Visitor) =>
  things.some(({ role, name }) => role === 'region' && name === words.course)

/** Something else that calls: a tab, or a side of the table that is folded. */
const CALLS = /something to choose here|un choix à faire ici|answers? there$|réponses? possibles?$/

/** The next thing to press; null while there is nothing to do. */
function next(
  things: readonly Thing[],
  visitor: Visitor,
  remembered: Remembered,
  tried: ReadonlySet<number>,
): Thing | null {
  const dialog = things.find(({ role }) => role === 'dialog')
  if (dialog) return things.find(({ role, name }) => role === 'button' && GO_ON.test(name)) ?? null
  const [best] = answers(things, visitor, remembered).filter(
    ({ name, node }) => !tried.has(node) && !CALLS.test(name),
  )
  if (best && rank(best, remembered.question) < 7) return best
  const elsewhere = things.find(
    ({ role, name, selected, node }) =>
      (role === 'tab' || role === 'button') && !selected && CALLS.test(name) && !tried.has(node),
  )
  return elsewhere ?? best ?? null
}

const MOST = 500
const PATIENCE = 30_000

export interface Listened {
  /** Everything that was said, in order. */
  readonly heard: readonly string[]
  /** Names of all things that were met. */
  readonly met: ReadonlySet<string>
  readonly unexplained: ReadonlySet<string>
  /** Names that are said once more as their own description. */
  readonly echoed: ReadonlySet<string>
  /** The name of what stands there in the end. */
  readonly ending: string
}

export async function playByEar(visitor: Visitor, listener: Ears): Promise<Listened> {
  const met = new Set<string>()
  const unexplained = new Set<string>()
  const echoed = new Set<string>()
  let tried = new Set<number>()
  let last = 0
  const pressed: string[] = []
  let before = 0
  for (let presses = 0, until = Date.now() + PATIENCE; presses < MOST; ) {
    const things = await listener.read()
    for (const { name, role } of things) if (role !== 'log') met.add(name)
    for (const { role, name, disabled, description, within } of things)
      if (role !== 'option' && disabled && !description && within.includes(`main ${visitor.words.table}`))
        unexplained.add(name)
    for (const { name, description } of things) if (name && description === name) echoed.add(name)
    const heard = await listener.heard()
    if (isOver(things, visitor)) {
      const ending = things.find(({ role }) => role === 'dialog')?.name ?? ''
      return { heard, met, unexplained, echoed, ending }
    }
    const fresh = heard.slice(before)
    if (fresh.length > 0) {
      before = heard.length
      // What has just been picked is no answer to the question it led to; another would only take its place.
      if (!fresh.some((sentence) => TAKEN_BACK.test(sentence))) tried = new Set([last])
    }
    const thing = next(things, visitor, remember(heard), tried)
    if (!thing) {
      if (Date.now() > until) throw new Error(`Nothing to do; last heard: “${heard.at(-1)}”.`)
      await visitor.page.waitForTimeout(40)
      continue
    }
    until = Date.now() + PATIENCE
    presses++
    // What was pressed and said nothing is not pressed again for this question.
    last = thing.node
    tried.add(last)
    pressed.push(thing.name)
    await listener.activate(thing)
    await expect
      .poll(() => listener.focus(), { message: `the focus is lost after “${thing.name}”` })
      .not.toBe(null)
  }
  throw new Error(`The game was not over after ${MOST} presses; the last: ${pressed.slice(-8).join(' | ')}`)
}
