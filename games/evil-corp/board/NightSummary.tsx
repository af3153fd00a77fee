/** What a Night came to: every village with its count, every purse, and what the new Day begins with. */
import { Icon, PlayerShape, type SeatInfo, type SummaryProps } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import { whoAt } from '../../kit/text/index.ts'
import { boxOf, layoutOf, tileOf } from '../content/box.ts'
import { type EvilCorp, NOBODY } from '../state.ts'
import { type EvilCorpTexts, wordsOf } from '../text/index.ts'
import { nightWordsOf } from '../text/night.ts'
import { GAUGE_ICONS } from './art.ts'
import { Coin } from './Coin.tsx'
import css from './NightSummary.module.css'
import type { CountedSide, Purse, VillageCount } from './night.ts'
import { leadTold, type NightInterlude } from './night-told.ts'
import { campOfSeat, faceOf, villageName } from './seen.ts'

type Props = SummaryProps<NightInterlude>

/** The table as it was when Night fell, read by whoever follows it. */
function tellingOf({ interlude, reader: { you, names } }: Props) {
  const state = interlude.steps[0]?.state as EvilCorp
  return { you, names, state }
}

export function NightSummary(props: Props) {
  const { interlude, lang } = props
  const { night } = interlude
  const texts = props.texts as EvilCorpTexts
  const words = nightWordsOf(lang)
  const telling = tellingOf(props)
  const name = (kind: number | null) => (kind === null ? null : texts.name(tileOf(telling.state, kind).id))
  const drawn = night.drawn
    .map((count, seat) => ({ who: whoAt(lang, seat, telling), count }))
    .filter(({ count }) => count > 0)
  const begins = night.begins === NOBODY ? null : texts.party(night.begins, telling)
  return (
    <div className={css.summary} data-wide={night.villages.length > 2 ? '' : undefined}>
      <p className={css.headline}>{headline(props)}</p>
      <div className={css.villages}>
        {night.villages.map((count) => (
          <VillageCard key={count.village} {...props} count={count} />
        ))}
      </div>
      <div className={css.purses}>
        {night.purses.map((purse) => (
          <PurseCard key={purse.camp} {...props} purse={purse} />
        ))}
      </div>
      {begins && (
        <ul className={css.dawn}>
          <li>
            <Icon name="desk" />
            {words.queue(name(night.left), name(night.joined))}
          </li>
          <li>
            <Icon name="daemon-skull" />
            {words.demons}
          </li>
          <li>
            <Icon name="swap-bag" />
            {words.drawn(drawn)}
          </li>
          <li>
            <Icon name="sun" />
            <b>{words.begins(begins, night.round + 1)}</b>
          </li>
        </ul>
      )}
    </div>
  )
}

/** Tokens first; then who gains ground, village by village. */
function headline(props: Props): string {
  const { interlude, lang } = props
  const texts = props.texts as EvilCorpTexts
  const words = nightWordsOf(lang)
  const telling = tellingOf(props)
  const { villages } = interlude.night
  const tokens = villages.filter(({ token }) => token)
  const gaining = Map.groupBy(
    villages.filter(({ token, winner }) => !token && winner !== NOBODY),
    ({ winner }) => winner,
  )
  const sentences = [
    ...tokens.map(({ winner, village }) =>
      words.winsToken(texts.party(winner, telling), texts.where(village, telling)),
    ),
    ...[...gaining].map(([camp, where]) =>
      words.gainsGround(
        texts.party(camp, telling),
        where.map(({ village }) => texts.where(village, telling)),
      ),
    ),
  ]
  return sentences.join(' ') || words.nobodyGains
}

function VillageCard(props: Props & { readonly count: VillageCount }) {
  const { count, lang, seats } = props
  const texts = props.texts as EvilCorpTexts
  const words = nightWordsOf(lang)
  const telling = tellingOf(props)
  const { state } = telling
  const own = campOfSeat(state, telling.you)
  // As on the table: the own side is the near one, here on the right.
  const [left, right] = count.sides[0].camp === own ? [count.sides[1], count.sides[0]] : count.sides
  const lead = right.terror - left.terror
  const winner = count.winner === NOBODY ? null : faceOf(state, count.winner, seats)
  const said = leadTold(count, texts, telling)
  const style = {
    '--left': faceOf(state, left.camp, seats).colour,
    '--right': faceOf(state, right.camp, seats).colour,
    '--winner': winner?.colour ?? 'var(--line-2)',
  } as CSSProperties
  const title =
    state.seats === 3
      ? villageName(state, count.village, seats, wordsOf(lang))
      : texts.villageTitle(count.village, telling)
  return (
    <section className={css.village} style={style} aria-label={texts.villageTitle(count.village, telling)}>
      <header>
        <h3>{title}</h3>
        <span className={css.side}>{texts.board.side(count.side)}</span>
      </header>
      <div className={css.equation}>
        <Sum side={left} face={faceOf(state, left.camp, seats)} />
        <Bar state={state} count={count} lead={lead} />
        <Sum side={right} face={faceOf(state, right.camp, seats)} />
      </div>
      <p className={css.gains}>{words.result(said)}</p>
      <Track
        left={left}
        right={right}
        steps={boxOf(state).sides[count.side as 0 | 1].conquestSteps}
        seats={seats}
        state={state}
      />
    </section>
  )
}

function Sum({ side, face }: { readonly side: CountedSide; readonly face: SeatInfo }) {
  return (
    <span className={css.sum} style={{ color: face.colour }}>
      <PlayerShape seat={face} className={css.shape} />
      <b>{side.terror}</b>
    </span>
  )
}

/** The gauge laid on its side. */
function Bar({ state, count, lead }: { state: EvilCorp; count: VillageCount; lead: number }) {
  const { gauge } = boxOf(state).sides[count.side as 0 | 1]
  const pawn = Math.max(-gauge.length, Math.min(gauge.length, lead))
  const cells = Array.from({ length: 2 * gauge.length + 1 }, (_, at) => at - gauge.length)
  return (
    <span className={css.bar} aria-hidden="true">
      {cells.map((cell) => {
        const icon = gauge.icons.find(({ at }) => at === Math.abs(cell))
        const on = cell !== 0 && (cell > 0 ? cell <= pawn : cell >= pawn)
        return (
          <i
            key={cell}
            data-side={Math.sign(cell)}
            data-on={on ? '' : undefined}
            data-pawn={cell === pawn ? '' : undefined}
          >
            {cell === pawn ? <Icon name="terror" /> : icon && <Icon name={GAUGE_ICONS[icon.icon]} />}
          </i>
        )
      })}
    </span>
  )
}

interface TrackProps {
  readonly left: CountedSide
  readonly right: CountedSide
  readonly steps: number
  readonly seats: readonly SeatInfo[]
  readonly state: EvilCorp
}

/** Both Conquest pawns, and where they came from. */
function Track({ left, right, steps, seats, state }: TrackProps) {
  const places = Array.from({ length: 2 * steps + 1 }, (_, at) => at)
  const standsAt = (side: CountedSide, at: number) =>
    side.conquest[1] === (side === left ? at : 2 * steps - at)
  const leftAt = (side: CountedSide, at: number) =>
    side.conquest[0] !== side.conquest[1] && side.conquest[0] === (side === left ? at : 2 * steps - at)
  return (
    <span className={css.track} aria-hidden="true">
      {places.map((at) => {
        const here = [left, right].find((side) => standsAt(side, at))
        const gone = [left, right].find((side) => leftAt(side, at))
        return (
          <i
            key={at}
            data-crown={at === steps ? '' : undefined}
            data-gone={gone ? '' : undefined}
            style={gone && { borderColor: faceOf(state, gone.camp, seats).colour }}
          >
            {here ? (
              <PlayerShape seat={faceOf(state, here.camp, seats)} bare className={css.pawn} />
            ) : (
              at === steps && <Icon name="laurel-crown" />
            )}
          </i>
        )
      })}
    </span>
  )
}

function PurseCard(props: Props & { readonly purse: Purse }) {
  const { purse, lang, seats } = props
  const texts = props.texts as EvilCorpTexts
  const words = nightWordsOf(lang)
  const telling = tellingOf(props)
  const members = layoutOf(telling.state).members[purse.camp] ?? []
  const kept = purse.kept.map((kind) => texts.name(tileOf(telling.state, kind).id)).join(', ')
  return (
    <section className={css.purse} aria-label={texts.camp(purse.camp, telling)}>
      <h3>
        {members.map((seat) => (
          <PlayerShape key={seat} seat={seats[seat] as SeatInfo} className={css.shape} />
        ))}
        <span>{texts.camp(purse.camp, telling)}</span>
      </h3>
      <Change label={words.goldLabel} values={purse.gold} />
      <Change label={words.magicLabel} values={purse.magicGold} magic />
      <p className={css.kept}>
        <Icon name="stone-tower" /> <span>{words.kept}</span> <b>{kept || words.nothing}</b>
      </p>
    </section>
  )
}

function Change(props: { label: string; values: readonly [number, number]; magic?: boolean }) {
  const [before, after] = props.values
  return (
    <p className={css.change} data-lost={after < before ? '' : undefined}>
      <Coin size={16} magic={props.magic ?? false} /> <span>{props.label}</span>{' '}
      {before !== after && (
        <>
          <s>{before}</s> <span aria-hidden="true">→</span>{' '}
        </>
      )}
      <b>{after}</b>
    </p>
  )
}
