import { describe, expect, it } from 'vitest'
import { ENDLESS, ORDER } from './agenda.ts'
import { SPECTATOR } from './contract.ts'
import type { Refused } from './match.ts'
import { LANGUAGES, marked, spans } from './texts.ts'
import {
  kernelEvent,
  kernelMove,
  kernelOutcome,
  kernelPrompt,
  kernelRefusal,
  listOf,
  seatName,
} from './words.ts'

describe('marks', () => {
  it('names come back out of a sentence with what they name', () => {
    const mina = marked({ kind: 'seat', id: '0' }, 'Mina')
    const ghost = marked({ kind: 'card', id: 'basic-blue' }, 'Candle Ghost')
    expect(spans(`${mina} deploys ${ghost}.`)).toEqual([
      { text: 'Mina', thing: { kind: 'seat', id: '0' } },
      { text: ' deploys ' },
      { text: 'Candle Ghost', thing: { kind: 'card', id: 'basic-blue' } },
      { text: '.' },
    ])
  })

  it('a sentence without marks is one span, an empty one none', () => {
    expect(spans('Night falls.')).toEqual([{ text: 'Night falls.' }])
    expect(spans('')).toEqual([])
  })
})

describe.each(LANGUAGES)("the kernel's own words in %s", (language) => {
  const reasons: Refused['refused'][] = ['over', 'stale', 'not-asked', 'illegal', 'fence', 'nothing', 'rules']
  const mina = { you: 0, names: ['Mina', 'Igor'] }
  const watcher = { ...mina, you: SPECTATOR }

  it('every refusal of the kernel has a sentence of its own', () => {
    const sentences = reasons.map((reason) => kernelRefusal(language, reason))
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
    expect(new Set(sentences).size).toBe(reasons.length)
    expect(kernelRefusal(language, 'EC-ACT1')).toBeNull()
    expect(kernelRefusal(language, 'toString')).toBeNull()
  })

  it('its events speak to the seat or about it', () => {
    for (const e of ['sealed', 'forced']) {
      const toMina = kernelEvent(language, { e, seat: 0 }, mina)
      const aboutMina = kernelEvent(language, { e, seat: 0 }, watcher)
      expect(toMina).not.toContain('Mina')
      expect(aboutMina).toContain('Mina')
      expect(kernelEvent(language, { e, seat: 1 }, mina)).toContain('Igor')
    }
    expect(kernelEvent(language, { e: 'deployed', seat: 0 }, mina)).toBeNull()
  })

  it('KERNEL-ENDLESS: a game without end is drawn, or not won by those who play together', () => {
    const drawn = kernelOutcome(language, { winners: [0, 1], rule: ENDLESS })
    const lost = kernelOutcome(language, { winners: [], rule: ENDLESS })
    expect(drawn?.text).not.toBe(lost?.text)
    for (const lines of [drawn, lost])
      expect(`${lines?.text} ${lines?.why}`).toMatch(/^\p{Lu}.+\. \p{Lu}.+\.$/u)
    expect(kernelOutcome(language, { winners: [0], rule: 'EC-WIN1' })).toBeNull()
    expect(kernelEvent(language, { e: 'endless' }, mina)).toBe(drawn?.why)
  })

  it('its question speaks to the seat or about it', () => {
    expect(kernelPrompt(language, ORDER, 0, mina)?.text).not.toContain('Mina')
    expect(kernelPrompt(language, ORDER, 0, watcher)?.text).toContain('Mina')
    expect(kernelPrompt(language, 'action', 0, mina)).toBeNull()
    expect(kernelMove(language)).not.toBe('')
  })

  it('a seat without a name is called by its number, and names are marked on request', () => {
    expect(seatName(language, 2, mina)).toMatch(/ 3$/)
    expect(spans(seatName(language, 1, { ...mina, mark: marked }))).toEqual([
      { text: 'Igor', thing: { kind: 'seat', id: '1' } },
    ])
  })

  it('lists names', () => {
    expect(listOf(language, [])).toBe('')
    expect(listOf(language, ['Mina'])).toBe('Mina')
    expect(listOf(language, ['Mina', 'Igor', 'Nora'])).toBe(
      { en: 'Mina, Igor and Nora', fr: 'Mina, Igor et Nora' }[language],
    )
  })
})

it('the one option that was played is named to whoever may know it', () => {
  const said = (language: 'en' | 'fr', you: number, answer: string) =>
    kernelEvent(language, { e: 'forced', seat: 0 }, { you, names: ['Mina', 'Igor'] }, answer)
  expect(said('en', 0, 'Play Belle')).toBe('Only one option, played for you: Play Belle.')
  expect(said('en', 0, 'Play Belle Is Mine!')).toBe('Only one option, played for you: Play Belle Is Mine!')
  expect(said('fr', 0, 'Jouer Belle')).toBe('Un seul choix, joué pour vous\u00a0: Jouer Belle.')
  expect(said('en', 1, 'Play Belle')).toBe('Only one option: played for Mina.')
})

it('one option is played without being asked, and said in a word', () => {
  const said = (language: 'en' | 'fr', you: number) =>
    kernelEvent(language, { e: 'forced', seat: 0 }, { you, names: ['Mina', 'Igor'] })
  expect([said('en', 0), said('en', 1)]).toEqual([
    'Only one option: played for you.',
    'Only one option: played for Mina.',
  ])
  expect([said('fr', 0), said('fr', 1)]).toEqual([
    'Un seul choix\u00a0: joué pour vous.',
    'Un seul choix\u00a0: joué pour Mina.',
  ])
})
