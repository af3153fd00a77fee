/** The castle at the end: at dawn with stars and hearts, or at dusk before those who came through. */
import { type BannerProps, Icon, IconShape } from '@duskhall/ui'
import type { CSSProperties } from 'react'
import { boxOf } from '../../content/box.ts'
import type { KingdomRushEvent } from '../../events.ts'
import type { KingdomRush } from '../../state.ts'
import { roundWordsIn } from '../../text/round-words.ts'
import { enemyLook } from '../looks.ts'
import css from './Banner.module.css'
import { brokenLine } from './broken-line.ts'

const STARS = 3

export function Banner(props: BannerProps<KingdomRush, KingdomRushEvent>) {
  const { state, events, lost, lang, children } = props
  const { end } = roundWordsIn(lang)
  const { file } = boxOf(state)
  const all = Math.max(state.hearts, file.difficulties[state.level]?.hearts ?? 0)
  const stars = state.outcome?.stars ?? 0
  return (
    <div className={css.banner} data-lost={lost ? '' : undefined}>
      <Scene lost={lost} enemies={lost ? comers(state, events) : []} />
      <div className={css.words}>
        {children}
        <p className={css.chips}>
          <span className={css.hearts} role="img" aria-label={end.heartsLeft(state.hearts, all)}>
            {Array.from({ length: all }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: hearts are alike
              <Icon key={at} name="hearts" className={at < state.hearts ? css.full : css.empty} />
            ))}
          </span>
          <span className={css.place}>{end.place(state.options.scenario, stars, state.seats)}</span>
        </p>
      </div>
      {!lost && (
        <span className={css.stars} aria-hidden="true">
          {Array.from({ length: STARS }, (_, at) => (
            <svg
              // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
              key={at}
              viewBox="-12 -12 24 24"
              aria-hidden="true"
              data-won={at < stars ? '' : undefined}
              style={{ '--star': at } as CSSProperties}
            >
              <path d="M0-10.5L3-3.4l7.6.6-5.8 5 1.8 7.4L0 5.6l-6.6 4L-4.8 2.2l-5.8-5 7.6-.6z" />
            </svg>
          ))}
        </span>
      )}
    </div>
  )
}

/** Who came through: up to three kinds. */
function comers(state: KingdomRush, events: readonly KingdomRushEvent[]): string[] {
  const broken = brokenLine(events)
  if (!broken) return []
  const { file, faces } = boxOf(state)
  const kinds = (faces[broken.card]?.each ?? []).map(({ enemy }) => file.enemies[enemy]?.id ?? '')
  return [...new Set(kinds)].slice(0, 3)
}

function Scene({ lost, enemies }: { readonly lost: boolean; readonly enemies: readonly string[] }) {
  return (
    <svg className={css.scene} viewBox="0 0 1040 170" preserveAspectRatio="xMinYMax slice" aria-hidden="true">
      <circle className={css.sun} cx="150" cy="112" r="74" />
      {!lost &&
        Array.from({ length: 12 }, (_, ray) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: rays are alike
            key={ray}
            className={css.ray}
            d="M150 112l-26-330h52z"
            transform={`rotate(${ray * 30} 150 112)`}
          />
        ))}
      <path className={css.hill} d="M0 170v-34q90-26 190-20t190 8 260-16 400 10v52z" />
      <g className={css.castle}>
        <path d="M98 146V86h8v6h8v-6h8v6h8V66h10v6h6v-6h8v6h6v-6h10v26h8v-6h8v6h8v-6h8v60z" />
        <path className={css.roof} d="M94 86l16-26 16 26zM176 86l16-26 16 26zM128 66l24-36 24 36z" />
        <path className={css.door} d="M140 146v-22a12 12 0 0124 0v22z" />
        <path className={css.door} d="M104 98h8v12h-8zM190 98h8v12h-8zM147 78h10v14h-10z" />
        <path className={css.flag} d="M152 30V12l20 7-18 7" />
      </g>
      {enemies.map((enemy, at) => (
        <IconShape
          key={enemy}
          name={enemyLook(enemy).icon}
          x={214 + at * 34}
          y={108 - (at % 2) * 6}
          size={32}
          fill="#1c0f14"
        />
      ))}
    </svg>
  )
}
