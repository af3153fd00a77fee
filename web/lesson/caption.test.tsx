/** What a caption says where there is nothing to ask for, and of the table that waits. */
import { loadLessons } from '@duskhall/games/registry.ts'
import type { Language } from '@duskhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'
import { speak } from '../i18n/index.ts'
import '../i18n/play.ts'
import { botAt, personAt } from '../play/people.ts'
import '../table/table-icons.ts'
import { rivalsIn } from './first-game.ts'
import { LessonCaption, type LessonCaptionProps } from './LessonCaption.tsx'
import { type LessonNow, standingOf } from './useLesson.ts'

// There is no window to measure.
vi.mock('../shell/media.ts', async (original) => ({
  ...(await original<object>()),
  useArrangement: () => 'wide',
}))

const [lesson] = await loadLessons('evil-corp')
if (!lesson) throw new Error('Evil Corp. has no lesson.')

const NOW: LessonNow = {
  lesson,
  step: 0,
  wish: lesson.steps[0] ?? null,
  wanted: [],
  isOver: false,
  count: 3,
  isAside: false,
  otherwise: false,
  shown: null,
}

/** The words of a caption, without its signs. */
function said(lang: Language, now: Partial<LessonNow>, more: Partial<LessonCaptionProps> = {}): string {
  speak(lang)
  const nothing = () => {}
  const html = renderToStaticMarkup(
    <LessonCaption
      now={{ ...NOW, ...now }}
      lang={lang}
      stage={{ current: null }}
      question={1}
      called={0}
      live
      hinting={false}
      canHint
      waiting={null}
      byEscape={{ current: null }}
      answer={nothing}
      onEnd={nothing}
      onSkip={nothing}
      onRule={nothing}
      {...more}
    />,
  )
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

afterAll(() => speak('en'))

const ASIDE = { step: null, wish: null, isAside: true }

test('where the way is another a line stays, in both languages, and a hint goes before it', () => {
  expect(said('en', ASIDE)).toBe(
    'Your way is another one here. The lesson goes on as soon as it fits. H asks for a hint.',
  )
  expect(said('fr', ASIDE)).toBe(
    'Votre chemin est différent ici. La leçon reprend dès que possible. H donne un conseil.',
  )
  expect(said('en', ASIDE, { canHint: false })).not.toContain('hint')
  expect(said('en', ASIDE, { hinting: true })).toBe('')
  expect(said('en', ASIDE, { live: false })).toBe('')
  expect(said('en', { step: null, wish: null })).toBe('')
})

test('a lesson over a table of its own is aside where it has nothing to say, others are silent', () => {
  const course = { passed: 3, furthest: 3, otherwise: true, due: [], asAsked: [] }
  const of = (at: number | null, isAsked = true, one = lesson) => standingOf(one, course, at, isAsked)
  expect(of(null)).toEqual({ isOver: false, isAside: true })
  expect(of(3).isAside).toBe(false)
  expect(of(null, false).isAside).toBe(false)
  const { table: _, ...bare } = lesson
  expect(of(null, true, bare).isAside).toBe(false)
  const over = standingOf(lesson, { ...course, passed: lesson.steps.length }, null, true)
  expect(over).toMatchObject({ isOver: true, isAside: false })
})

test('the table that was asked for is named at the first step, with the way there', () => {
  const players = [personAt(0, ''), botAt(1, 'expert', '', 'evil-corp'), botAt(2, 'expert', '', 'evil-corp')]
  const waiting = rivalsIn('evil-corp', players)
  const [one, other] = waiting.map(({ called }) => called?.en)
  expect(said('en', {}, { waiting })).toContain(`Your table against ${one} and ${other} (Expert) waits.`)
  expect(said('en', {}, { waiting })).toContain('Skip to it')
  expect(said('fr', {}, { waiting })).toMatch(/Votre table contre .* et .* \(Expert\) attend\./)
  expect(said('en', {})).toContain('Skip lesson')
  expect(said('en', { step: 1 }, { waiting })).not.toContain('waits')
})
