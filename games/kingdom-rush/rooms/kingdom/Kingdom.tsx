/** The kingdom itself: sea, land, mountains, woods and the road. Nobody answers with any of it, so it is drawn once. */
import { IconShape } from '@duskhall/ui'
import { memo } from 'react'
import places from './kingdom.json' with { type: 'json' }
import { LANDMARKS } from './scenarios.ts'

/** The size of the drawing, in its own units. */
const WIDTH = 1000
const HEIGHT = 760

/** By scenario: where its place lies, in hundredths of the drawing. */
export const NODES = places.nodes.map(([x = 0, y = 0]) => ({ x: (100 * x) / WIDTH, y: (100 * y) / HEIGHT }))

/** From each landmark to the place it stands beside. */
const BESIDE = [
  [54, 52],
  [70, -40],
  [58, -12],
  [-70, -50],
  [62, -40],
  [66, -6],
  [74, -24],
  [-64, -22],
  [-56, -22],
  [14, -54],
] as const

/** `reached`: so many parts of the road are behind whoever looks. */
export const Kingdom = memo(function Kingdom({ reached }: { readonly reached: number }) {
  const { land, isles, river, road, waves, mountains, houses, clouds } = places
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <Lights />
      <rect width={WIDTH} height={HEIGHT} fill="url(#krc-sea)" />
      <g fill="none" stroke="#c9f3ff" strokeWidth="2" strokeLinecap="round" opacity=".35">
        {waves.map(([x = 0, y = 0, far = 0]) => (
          <path key={`${x} ${y}`} d={`M${x} ${y}q${far}-7 ${2 * far} 0q${far} 7 ${2 * far} 0`} />
        ))}
      </g>
      {[land, ...isles].map((shore) => (
        <Shore key={shore} d={shore} />
      ))}
      <g clipPath="url(#krc-land)">
        <g filter="url(#krc-soft)">
          <ellipse cx="290" cy="660" rx="150" ry="70" fill="#4f9e42" opacity=".7" />
          <ellipse cx="500" cy="200" rx="190" ry="100" fill="#eaf6fb" opacity=".9" />
          <ellipse cx="420" cy="190" rx="120" ry="70" fill="#fff" opacity=".9" />
          <ellipse cx="660" cy="240" rx="110" ry="70" fill="#5f7f6a" opacity=".8" />
          <ellipse cx="880" cy="120" rx="170" ry="140" fill="#4a3470" opacity=".75" />
          <ellipse cx="140" cy="560" rx="120" ry="60" fill="#b3e67a" opacity=".6" />
          <ellipse cx="640" cy="500" rx="150" ry="70" fill="#a9cf5a" opacity=".6" />
        </g>
        <g fill="none" strokeLinecap="round">
          <path d={river} stroke="#1b5f86" strokeWidth="19" opacity=".45" />
          <path d={river} stroke="#4db5d9" strokeWidth="14" />
          <path d={river} stroke="#c9f3ff" strokeWidth="3" strokeDasharray="16 26" opacity=".8" />
        </g>
      </g>
      {mountains.map(([x = 0, y = 0, width = 0, snow]) => (
        <Mountain key={`${x} ${y}`} x={x} y={y} width={width} snow={snow === 1} />
      ))}
      <g fill="none" strokeLinecap="round">
        {road.slice(reached).map((part) => (
          <g key={part}>
            <path d={part} stroke="#5e3d1a" strokeWidth="17" opacity=".35" />
            <path d={part} stroke="#e8d2a2" strokeWidth="9" strokeDasharray="2 15" opacity=".95" />
          </g>
        ))}
        {(
          [
            ['#5e3d1a', 22, undefined],
            ['#d9ae6c', 16, undefined],
            ['#fff3d0', 4, '9 12'],
          ] as const
        ).map(([colour, width, dashes]) =>
          road
            .slice(0, reached)
            .map((part) => (
              <path
                key={colour + part}
                d={part}
                stroke={colour}
                strokeWidth={width}
                strokeDasharray={dashes}
              />
            )),
        )}
      </g>
      <Woods />
      <Castle x={95} y={525} size={0.52} />
      {houses.map(([x = 0, y = 0]) => (
        <House key={x} x={x} y={y} />
      ))}
      {LANDMARKS.map(([icon], at) => (
        <Landmark key={icon} icon={icon} at={at} />
      ))}
      <circle cx="880" cy="70" r="150" fill="url(#krc-rift)" />
      {clouds.map(([x = 0, y = 0, width = 0, thick]) => (
        <g key={`${x} ${y}`} fill="#fff" opacity={thick}>
          <ellipse cx={x} cy={y} rx={width} ry={width * 0.34} />
          <circle cx={x - width * 0.36} cy={y - width * 0.21} r={width * 0.36} />
          <circle cx={x + width * 0.2} cy={y - width * 0.32} r={width * 0.46} />
        </g>
      ))}
    </svg>
  )
})

function Lights() {
  return (
    <defs>
      <radialGradient id="krc-sea" cx=".45" cy=".5" r=".8">
        <stop offset="0" stopColor="#5cc3d6" />
        <stop offset=".6" stopColor="#2f93b5" />
        <stop offset="1" stopColor="#1b5f86" />
      </radialGradient>
      <linearGradient id="krc-grass" x1="0" y1="1" x2="1" y2="0">
        <stop offset="0" stopColor="#93d75f" />
        <stop offset=".5" stopColor="#6fba4e" />
        <stop offset=".78" stopColor="#7a9a62" />
        <stop offset="1" stopColor="#6a5a86" />
      </linearGradient>
      <radialGradient id="krc-rift">
        <stop offset="0" stopColor="#e9c8ff" />
        <stop offset=".35" stopColor="#a35be8" stopOpacity=".85" />
        <stop offset="1" stopColor="#5a2aa0" stopOpacity="0" />
      </radialGradient>
      {LANDMARKS.map(([icon, light, dark]) => (
        <linearGradient key={icon} id={`krc-${icon}`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={dark} />
        </linearGradient>
      ))}
      <clipPath id="krc-land">
        <path d={places.land} />
      </clipPath>
      <filter id="krc-soft" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="16" />
      </filter>
    </defs>
  )
}

function Shore({ d }: { readonly d: string }) {
  return (
    <g strokeLinejoin="round">
      <path d={d} fill="none" stroke="#bdf0f5" strokeWidth="46" opacity=".3" />
      <path d={d} fill="none" stroke="#dff9fa" strokeWidth="28" opacity=".45" />
      <path d={d} transform="translate(0 10)" fill="#7a5a2e" stroke="#7a5a2e" strokeWidth="14" />
      <path d={d} fill="#f0dea8" stroke="#f0dea8" strokeWidth="15" />
      <path d={d} fill="url(#krc-grass)" />
    </g>
  )
}

interface MountainProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly snow: boolean
}

function Mountain({ x, y, width, snow }: MountainProps) {
  const half = width / 2
  const top = y - width * 0.72
  return (
    <g stroke="#4a4038" strokeWidth="2" strokeLinejoin="round">
      <path d={`M${x - half} ${y}L${x} ${top}L${x + half} ${y}Z`} fill="#b3a692" />
      <path
        d={`M${x} ${top}L${x + half} ${y}H${x + half * 0.14}L${x - half * 0.1} ${y - width * 0.36}Z`}
        fill="#8a7d6b"
      />
      {snow && (
        <path
          d={`M${x} ${top}l${half * 0.38} ${width * 0.27}l${-half * 0.22}-5l${-half * 0.16} 9l${-half * 0.17}-9l${-half * 0.2} 4Z`}
          fill="#fff"
        />
      )}
    </g>
  )
}

/** Pines in the north, dark ones toward the rift, and leafy trees in the meadows. */
function Woods() {
  return (
    <>
      {places.pines.map(([x = 0, y = 0, dark]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <ellipse rx="13" ry="4" fill="#1d4a1c" opacity=".35" />
          <path d="M-2 0v-6h4v6z" fill="#4a2d14" />
          <path d="M0-34L12-4h-24z" fill={dark ? '#1d2b33' : '#17522a'} />
          <path d="M-1-33L6-14h-14zM-2-20L8-6h-18z" fill={dark ? '#3f5f5c' : '#3b9a46'} />
        </g>
      ))}
      {places.trees.map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <ellipse rx="11" ry="4" fill="#1d4a1c" opacity=".3" />
          <path d="M0 0v-11" stroke="#5c3b1c" strokeWidth="4" />
          <circle cy="-17" r="10" fill="#2f7d3a" />
          <circle cx="-3" cy="-18" r="7" fill="#58b04a" />
        </g>
      ))}
    </>
  )
}

function House({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g stroke="#3a2413" strokeWidth="1.8" strokeLinejoin="round" transform={`translate(${x} ${y})`}>
      <path d="M0 0v-10h19v10z" fill="#f3ead6" />
      <path d="M-3-9L10-21L22-9Z" fill="#d9533c" />
      <path d="M7 0v-6h5v6z" fill="#5c3b1c" />
    </g>
  )
}

function Castle({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      stroke="#3a2413"
      strokeWidth="4"
      strokeLinejoin="round"
    >
      <path d="M-70 0v-78h140v78z" fill="#f3ead6" />
      <path d="M-70 0v-78h46v78z" fill="#d9c7a4" />
      <path d="M-98 0v-104h44V0zM54 0v-104h44V0z" fill="#fff7e8" />
      <path d="M-26-78v-52h52v52z" fill="#fff7e8" />
      <path d="M-104-104h56l-28-50zM48-104h56l-28-50z" fill="#4b86e8" />
      <path d="M-32-130h64l-32-58z" fill="#d9533c" />
      <path d="M-20 0v-34a20 20 0 0 1 40 0V0z" fill="#5c3b1c" />
      <path d="M0-188v-26" />
      <path d="M2-213l26 8-26 9z" fill="#ffd23f" strokeWidth="3" />
    </g>
  )
}

function Landmark({ icon, at }: { readonly icon: string; readonly at: number }) {
  const [x = 0, y = 0] = places.nodes[at] ?? []
  const [dx, dy] = BESIDE[at] ?? [0, 0]
  const left = x + dx - 24
  const top = y + dy - 40
  return (
    <g>
      <ellipse cx={x + dx} cy={y + dy + 4} rx="22" ry="5" fill="#1d3a14" opacity=".35" />
      <IconShape name={icon} x={left + 2} y={top + 4} size={48} fill="#1d1006" opacity={0.5} />
      <IconShape name={icon} x={left} y={top} size={48} fill={`url(#krc-${icon})`} />
    </g>
  )
}
