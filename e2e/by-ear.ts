/**
 * Plays a seat by ear alone: listens until something is asked, reads what there is, and of all things that have a name
 * presses the one that promises most by a plan. Of the game only its words are known, in both languages.
 */
import type { Ears, Thing } from './ears.ts'
import { NEVER, type Plan, type Sense } from './plans/plan.ts'
import type { Visitor } from './visitor.ts'

export const YOUR_TURN = /^(Your turn|À vous)\.( |$)/
const TAKEN_BACK = /^(Taken back|Coup repris)/
/** In the bar of the question, but no answer to it. */
const ASIDE =
  /^(Undo|Cancel|Skip to my turn|Reprendre|Annuler|Jusqu'à mon tour|slow|normal|fast|4×|instant|lent|rapide)/
const GO_ON = /^(Yes, do it|Oui, faites|Continue |Continuer |Voir le résultat)/
/** Something else that calls: a tab, or a side of the table that is folded. */
const CALLS = /something to choose here|un choix à faire ici|answers? there$|réponses? possibles?$/

/** What can be answered, with what it promises, best first. */
function answers(sense: Sense, { words }: Visitor, plan: Plan): readonly (readonly [Thing, number])[] {
  return sense.things
    .filter(({ role, disabled, selected, opens, name, within }) => {
      if ((role !== 'button' && role !== 'option') || disabled || selected || opens) return false
      if (CALLS.test(name)) return false
      const inQuestion = within.includes(`region ${words.question}`)
      // A name within the sentence shows what it names, and answers nothing.
      if (within.includes('status')) return false
      return inQuestion ? !ASIDE.test(name) : within.includes(`main ${words.table}`)
    })
    .map((thing) => [thing, plan.promise(thing, sense)] as const)
    .filter(([, promise]) => promise !== NEVER)
    .toSorted(([, a], [, b]) => b - a)
}

const isOver = (things: readonly Thing[], { words }: Visitor) =>
  things.some(({ role, name }) => role === 'region' && name === words.course)

/** The next thing to press; null while there is nothing to do. */
function next(sense: Sense, visitor: Visitor, plan: Plan, tried: ReadonlySet<number>): Thing | null {
  const { things } = sense
  if (things.some(({ role }) => role === 'dialog'))
    return things.find(({ role, name }) => role === 'button' && GO_ON.test(name)) ?? null
  const behind = plan.behind?.(sense)
  if (behind && !tried.has(behind.node)) return behind
  const [best] = answers(sense, visitor, plan).filter(([{ node }]) => !tried.has(node))
  if (best && best[1] > 0) return best[0]
  const elsewhere = things.find(
    ({ role, name, selected, node }) =>
      (role === 'tab' || role === 'button') && !selected && CALLS.test(name) && !tried.has(node),
  )
  return elsewhere ?? best?.[0] ?? null
}

const MOST = 500
/** How long nothing may happen at all. Milliseconds. */
const PATIENCE = 30_000
/** So long after the last sentence even a question that something was said after still stands. Milliseconds. */
const SILENCE = 5_000

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

export async function playByEar(visitor: Visitor, listener: Ears, plan: Plan): Promise<Listened> {
  const met = new Set<string>()
  const unexplained = new Set<string>()
  const echoed = new Set<string>()
  const table = `main ${visitor.words.table}`
  const note = ({ role, name, disabled, description, within }: Thing) => {
    if (role !== 'log') met.add(name)
    if (role !== 'option' && disabled && !description && within.includes(table)) unexplained.add(name)
    if (name && description === name) echoed.add(name)
  }
  let tried = new Set<number>()
  let last = 0
  const pressed: string[] = []
  let before = 0
  let since = Date.now()
  for (let presses = 0; presses < MOST; ) {
    await listener.settled()
    const heard = (await listener.heard()).filter((sentence) => !plan.beside?.test(sentence))
    const things = await listener.read()
    things.forEach(note)
    if (isOver(things, visitor)) {
      const ending = things.find(({ role }) => role === 'dialog')?.name ?? ''
      return { heard, met, unexplained, echoed, ending }
    }
    const fresh = heard.slice(before)
    if (fresh.length > 0) {
      before = heard.length
      since = Date.now()
      // What has just been picked is no answer to the question it led to; another would only take its place.
      if (!fresh.some((sentence) => TAKEN_BACK.test(sentence))) tried = new Set([last])
    }
    const question = heard.findLast((sentence) => YOUR_TURN.test(sentence)) ?? ''
    const stands = heard.at(-1) === question || Date.now() - since > SILENCE
    const reads = stands || things.some(({ role }) => role === 'dialog')
    const thing = reads ? next({ things, heard, question }, visitor, plan, tried) : null
    if (!thing) {
      if (Date.now() - since > PATIENCE) throw new Error(`Nothing to do; last heard: “${heard.at(-1)}”.`)
      await visitor.page.waitForTimeout(40)
      continue
    }
    since = Date.now()
    presses++
    // What was pressed and said nothing is not pressed again for this question.
    last = thing.node
    tried.add(last)
    pressed.push(thing.name)
    await listener.activate(thing)
    if (!(await listener.hasFocus())) throw new Error(`The focus is lost after “${thing.name}”.`)
  }
  throw new Error(`The game was not over after ${MOST} presses; the last: ${pressed.slice(-8).join(' | ')}`)
}
