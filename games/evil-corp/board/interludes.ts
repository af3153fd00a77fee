/** The Night as it can be followed: village after village, then everything that is put away and laid out anew. */
import type { Heard } from '@duskhall/kernel'
import type { Following, InterludeStep, Interludes } from '@duskhall/ui'
import { whoAt } from '../../kit/text/index.ts'
import { layoutOf, tileOf } from '../content/box.ts'
import type { EvilCorpEvent } from '../events.ts'
import { type Camp, type EvilCorp, type EvilCorpMove, NOBODY } from '../state.ts'
import { type EvilCorpTexts, wordsOf } from '../text/index.ts'
import { nightWordsOf } from '../text/night.ts'
import type { TileCount } from '../text/night-facts.ts'
import { NightSummary } from './NightSummary.tsx'
import {
  duskOf,
  lastNight,
  type Night,
  nightOf,
  type Play,
  reachedIn,
  toldOf,
  type VillageCount,
} from './night.ts'
import * as table from './night-tables.ts'
import { leadTold, type NightInterlude } from './night-told.ts'
import { campOfSeat } from './seen.ts'

type Told = Heard<EvilCorpEvent>

/** Milliseconds at the normal pace: a village is counted, anything else is read in passing. */
const VILLAGE = 2600
const OTHER = 1500

/** These end a play of the Night: the gauges are read, the Office is done, the Day begins. */
const HOLDING: readonly EvilCorpEvent['e'][] = ['night', 'demons-active', 'day']

/** A step before it is known to which play it belongs. */
interface Part extends Pick<InterludeStep<EvilCorp>, 'id' | 'title' | 'result' | 'said' | 'lasts'> {
  readonly asks?: boolean
  /** The play that tells it; -1 as long as it has not come to that. */
  readonly play: number
  /** The last of these events of its play is the last of its own. */
  readonly ends: (event: Told) => boolean
  change(s: EvilCorp): EvilCorp
}

export const interludes: Interludes<EvilCorp, EvilCorpMove, EvilCorpEvent, NightInterlude> = {
  holds: (events) => events.some(({ e }) => HOLDING.includes(e)),
  of: (log, following) => interludeOf(lastNight(log), following),
  Summary: NightSummary,
}

function interludeOf(plays: readonly Play[], following: Following): NightInterlude {
  const words = nightWordsOf(following.lang)
  const dusk = duskOf(plays[0] as Play)
  const night = nightOf(plays, dusk)
  const last = plays.at(-1) as Play
  const over = last.view.state.outcome !== null
  const parts = [
    ...night.villages.map((count) => villagePart(count, dusk, plays, following)),
    ...(over ? [] : putAway(night, dusk, plays, following)),
  ]
  const held = plays.length - 1
  const from = parts.findIndex(({ play }) => play === held)
  const to = parts.findLastIndex(({ play }) => play === held) + 1
  const closes = over || last.events.some(({ e }) => e === 'day')
  return {
    id: `night-${night.round}`,
    title: words.title(night.round),
    icon: 'moon',
    steps: stepsOf(parts, dusk, plays),
    from: Math.max(0, from),
    to,
    onward: closes ? (over ? words.toTheEnd : words.onward(night.round + 1)) : null,
    night,
  }
}

/** The table after each part, and how much of its play has been told by then. */
function stepsOf(parts: readonly Part[], dusk: EvilCorp, plays: readonly Play[]): InterludeStep<EvilCorp>[] {
  let state = table.nightFalls(dusk)
  let play = 0
  let told = 0
  return parts.map((part) => {
    if (part.play !== play && part.play >= 0) {
      play = part.play
      told = 0
    }
    const { events = [] } = plays[play] ?? {}
    if (part.play >= 0) {
      state = part.change(state)
      told = Math.max(told, events.findLastIndex(part.ends) + 1)
    }
    const { id, title, result, said, lasts, asks } = part
    return { id, title, result, said, lasts, told, state, ...(asks ? { asks } : {}) }
  })
}

/** Sentences of the prompt name people and tiles by marks; lists have plain words. */
function plainly({ reader: { you, names } }: Following, state: EvilCorp) {
  return { you, names, state }
}

function villagePart(
  count: VillageCount,
  before: EvilCorp,
  plays: readonly Play[],
  following: Following,
): Part {
  const { events } = plays[0] as Play
  const texts = following.texts as EvilCorpTexts
  const words = nightWordsOf(following.lang)
  const plain = plainly(following, before)
  const telling = { ...following.reader, state: before }
  const own = campOfSeat(before, following.reader.you)
  // The own side is named first.
  const [one, other] = count.sides[1].camp === own ? [count.sides[1], count.sides[0]] : count.sides
  const { village } = count
  return {
    id: `village-${village}`,
    title: texts.villageTitle(village, plain),
    result: words.result(leadTold(count, texts, plain)),
    said: {
      text: words.counting(
        texts.where(village, telling),
        [texts.party(one.camp, telling), texts.party(other.camp, telling)],
        [one.terror, other.terror],
      ),
      why: words.counted(leadTold(count, texts, telling), reachedIn(before, count)),
    },
    lasts: VILLAGE,
    play: 0,
    ends: (event) => 'village' in event && event.village === village && event.e !== 'village-turned',
    change: table.counted(events, village),
  }
}

/** What follows the villages, whether it has been told already or not. */
function putAway(night: Night, before: EvilCorp, plays: readonly Play[], following: Following): Part[] {
  const { lang } = following
  const texts = following.texts as EvilCorpTexts
  const words = nightWordsOf(lang)
  const first = plays[0] as Play
  const asked = first.view.question?.name === 'upkeep' ? first.view.question.seats : []
  const settling = plays.findIndex(({ events }) => events.some(({ e }) => e === 'demons-active'))
  const drawing = plays.findIndex(({ events }) => events.some(({ e }) => e === 'day'))
  const plain = plainly(following, before)
  const telling = { ...following.reader, state: before }
  const party = (camp: Camp) => texts.party(camp, telling)
  const { events = [], view } = plays[settling] ?? {}
  const after = view?.state ?? before
  const say = (told: readonly Told[], ...names: readonly EvilCorpEvent['e'][]) =>
    toldOf(told, ...names)
      .map((event) => texts.say(event, telling))
      .join(' ')
  // Whoever has to choose coins pays in a later play than the one in which the tiles were kept.
  const settled = plays.slice(1, settling + 1).flatMap((play) => play.events)
  const lost = toldOf(events, 'gold-lost').map(
    ({ camp, gold }): TileCount => ({ who: party(camp), count: gold }),
  )
  const discards = table
    .discardedBy(plays, before)
    .map((count, camp): TileCount => ({ who: party(camp), count }))
  const name = (kind: number | null) => (kind === null ? null : texts.name(tileOf(before, kind).id))
  const drawn = night.drawn.map((count, seat): TileCount => ({ who: whoAt(lang, seat, telling), count }))
  const plainDrawn = night.drawn.map((count, seat): TileCount => ({ who: whoAt(lang, seat, plain), count }))
  const unmarked = (each: readonly TileCount[], camps: readonly Camp[]) =>
    each.map(({ count }, at): TileCount => ({ who: texts.party(camps[at] ?? 0, plain), count }))
  const all = layoutOf(before).members.map((_, camp) => camp)
  const begins = night.begins === NOBODY ? null : night.begins
  const queue = words.queue(name(night.left), name(night.joined))
  const ends =
    (...names: readonly EvilCorpEvent['e'][]) =>
    (event: Told) =>
      names.includes(event.e)
  const keeping: Part = {
    id: 'forts',
    title: words.forts,
    result: settling < 0 ? words.decide : keptBy(night, following, plain) || words.keepNothing,
    said: { text: say(settled, 'kept') || words.keepNothing, why: say(settled, 'paid') },
    asks: asked.includes(following.reader.you),
    lasts: OTHER,
    play: settling,
    ends: ends('kept', 'paid', 'turned-inactive'),
    change: table.kept(settled),
  }
  return [
    ...(asked.length > 0 ? [keeping] : []),
    {
      id: 'villages',
      title: words.villages,
      result: words.discards(unmarked(discards, all)),
      said: {
        text: words.cleared,
        why: [say(events, 'village-turned'), words.discards(discards)].filter(Boolean).join(' '),
      },
      lasts: OTHER,
      play: settling,
      ends: ends('cleared', 'village-turned'),
      change: table.cleared(events, after),
    },
    {
      id: 'gold',
      title: words.gold,
      result: words.goldLost(
        unmarked(
          lost,
          toldOf(events, 'gold-lost').map(({ camp }) => camp),
        ),
      ),
      said: { text: words.goldLost(lost), why: words.magicStays },
      lasts: OTHER,
      play: settling,
      ends: ends('gold-lost'),
      change: table.goldGone(after),
    },
    {
      id: 'office',
      title: words.office,
      result: queue,
      said: { text: queue, why: words.demons },
      lasts: OTHER,
      play: settling,
      ends: ends('queue-discarded', 'queued', 'demons-active'),
      change: table.officeDone(after),
    },
    {
      id: 'draw',
      title: words.draw,
      result: words.drawn(plainDrawn),
      said: {
        text: words.drawn(drawn),
        why: begins === null ? '' : words.begins(party(begins), night.round + 1),
      },
      lasts: OTHER,
      play: drawing,
      ends: () => true,
      change: table.drawn(
        plays.flatMap((play) => play.events),
        plays[drawing]?.view.state ?? after,
      ),
    },
  ]
}

function keptBy(night: Night, following: Following, telling: Parameters<EvilCorpTexts['party']>[1]): string {
  const texts = following.texts as EvilCorpTexts
  const words = wordsOf(following.lang)
  return night.purses
    .filter(({ kept }) => kept.length > 0)
    .map(({ camp, kept }) => {
      const tiles = kept.map((kind) => texts.name(tileOf(telling.state, kind).id))
      const { you, name, opening = name } = texts.party(camp, telling)
      return words.said(you ? words.you : opening, tiles.join(', '))
    })
    .join(' · ')
}
