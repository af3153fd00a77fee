/**
 * A finished game looked through, decision by decision: first a glance at all of them, then a close look at those that seem to
 * have changed most. It can be stopped at any time and goes on from where it was.
 */
import type { Appraisal, Closeness, Otherwise } from '@duskhall/bots'
import type { Move, Seat, View } from '@duskhall/kernel'
import { Heard } from '../shell/heard.ts'
import { type Appraised, glanced, type Known, lookedAt, type Other, shortList } from './appraised.ts'
import type { Decision } from './decisions.ts'

export interface AnalysisParts {
  readonly seat: Seat
  readonly decisions: readonly Decision[]
  readonly known: Known
  appraise(
    request: { seat: Seat; view: View; played: readonly Move[]; closeness: Closeness },
    signal: AbortSignal,
  ): Promise<Appraisal>
  /** What might have been played instead, in words. */
  words(decision: Decision, otherwise: Otherwise): Other['words']
  keep(known: Known): void
}

export interface AnalysisState {
  readonly known: Known
  /** From 0 to 1. */
  readonly progress: number
  readonly running: boolean
  readonly done: boolean
  readonly failed: unknown
}

/** Results between two savings: what is lost with the page is looked at again in a moment. */
const KEPT_EVERY = 8

export class Analysis {
  readonly #parts: AnalysisParts
  readonly state: Heard<AnalysisState>
  #run: AbortController | null = null

  constructor(parts: AnalysisParts) {
    this.#parts = parts
    this.state = new Heard(stateOf(parts.known))
  }

  start(): void {
    if (this.#run || this.state.now.done) return
    const run = new AbortController()
    this.#run = run
    this.state.put(stateOf(this.state.now.known, true))
    this.#work(run.signal).then(
      () => this.#end(run, null),
      (error: unknown) => this.#end(run, error),
    )
  }

  stop(): void {
    const run = this.#run
    if (!run) return
    this.#run = null
    run.abort()
    this.#parts.keep(this.state.now.known)
    this.state.put(stateOf(this.state.now.known))
  }

  async #work(signal: AbortSignal): Promise<void> {
    for (;;) {
      const next = this.#next()
      if (!next) return
      const decision = this.#parts.decisions[next.place] as Decision
      const { seat } = this.#parts
      const played = decision.answers.map(({ move }) => move)
      const request = { seat, view: decision.view, played, closeness: next.closeness }
      const appraisal = await this.#parts.appraise(request, signal)
      if (signal.aborted) return
      this.#note(next.place, this.#appraised(decision, appraisal, next.closeness))
    }
  }

  #appraised(decision: Decision, appraisal: Appraisal, closeness: Closeness): Appraised {
    if (closeness === 'glance') return glanced(appraisal)
    const { otherwise } = appraisal
    return lookedAt(appraisal, otherwise && this.#parts.words(decision, otherwise))
  }

  #next(): { readonly place: number; readonly closeness: Closeness } | null {
    const { known } = this.state.now
    const unseen = known.indexOf(null)
    if (unseen >= 0) return { place: unseen, closeness: 'glance' }
    const place = shortList(known).find((at) => known[at]?.other === undefined)
    return place === undefined ? null : { place, closeness: 'close' }
  }

  #note(place: number, appraised: Appraised): void {
    const before = this.state.now.known
    // What was first glanced at stays what it was chosen by.
    const swing = before[place]?.swing ?? appraised.swing
    const taught = this.#parts.decisions[place]?.taught ? { taught: true } : {}
    const known = before.with(place, { ...appraised, swing, ...taught })
    const count = known.filter((one) => one !== null).length
    if (count % KEPT_EVERY === 0 || appraised.other !== undefined) this.#parts.keep(known)
    this.state.put(stateOf(known, true))
  }

  #end(run: AbortController, failed: unknown): void {
    if (this.#run !== run) return
    this.#run = null
    this.#parts.keep(this.state.now.known)
    this.state.put(stateOf(this.state.now.known, false, failed))
  }
}

function stateOf(known: Known, running = false, failed: unknown = null): AnalysisState {
  const glances = known.filter((one) => one !== null).length
  const list = glances === known.length ? shortList(known) : null
  const looks = list?.filter((at) => known[at]?.other !== undefined).length ?? 0
  const done = list !== null && looks === list.length
  const share = known.length === 0 ? 1 : glances / known.length
  // A close look takes longer than a glance: half of the time each.
  const progress = done ? 1 : (share + (list && list.length > 0 ? looks / list.length : 0)) / 2
  return { known, progress, running: running && !done, done, failed }
}
