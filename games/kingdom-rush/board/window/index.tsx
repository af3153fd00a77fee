/** Kingdom Rush as the hall shows it before it is opened: the only window with daylight behind it. */
import { addIcons, gameWindow, IconShape, WindowScene } from '@duskhall/ui'
import { icons } from './generated/icons.ts'
import facts from './window.json' with { type: 'json' }

addIcons(icons)

const CLOUDS = [
  'M22 196q6-22 28-20 10-20 34-14 22-8 30 12 22-2 22 22z',
  'M278 122q4-16 22-16 10-16 28-8 18-4 22 10 16 0 16 14z',
  'M300 226q3-11 15-11 7-11 19-5 12-3 15 7 11 0 11 9z',
] as const

const ROAD = 'M112 560q-4-92 82-112t226-92'

/** Each with its shadow, as the two stand between the road and the hills. */
const TOWERS: readonly (readonly [x: number, y: number, size: number])[] = [
  [70, 268, 116],
  [226, 322, 126],
]

const PINES: readonly (readonly [x: number, y: number, size: number, fill: string])[] = [
  [288, 268, 66, '#2a7d4a'],
  [328, 284, 76, '#1d6238'],
  [22, 346, 68, '#1f6b3a'],
  [196, 300, 46, '#3b8f58'],
]

const HORDE: readonly (readonly [icon: string, x: number, y: number, size: number, fill: string])[] = [
  ['goblin-head', 112, 458, 44, '#3f6a17'],
  ['orc-head', 158, 428, 40, '#4b5a1a'],
  ['goblin-head', 202, 412, 34, '#3f6a17'],
]

function Scene() {
  return (
    <WindowScene
      letters="kr"
      sky="#2f77c8, #7cc4ee 52%, #e6f5e0 74%"
      lights={{ rift: '#f0c9ff, #8a3ff0', stone: '#fbf3e0, #8d8170', grass: '#86cf55, #2f7d2c' }}
    >
      <g fill="#fff" opacity=".85">
        {CLOUDS.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <circle cx={200} cy={150} r={92} fill="#fff" opacity=".22" />
      <circle cx={200} cy={150} r={66} fill="#6a2fd0" opacity=".28" />
      <IconShape name="vortex" x={134} y={84} size={132} fill="url(#kr-rift)" />
      <path d="M0 352q70-70 150-40t130-26 120 20v254H0z" fill="#74b99c" />
      <path d="M0 410q90-60 190-24t210-34v208H0z" fill="url(#kr-grass)" />
      <path d={ROAD} fill="none" stroke="#96653a" strokeWidth="62" />
      <path d={ROAD} fill="none" stroke="#dcab6b" strokeWidth="50" />
      {PINES.map(([x, y, size, fill]) => (
        <IconShape key={x} name="pine-tree" x={x} y={y} size={size} fill={fill} />
      ))}
      {TOWERS.map(([x, y, size]) => (
        <g key={x}>
          <IconShape name="stone-tower" x={x + 6} y={y + 7} size={size} fill="#2b2016" opacity={0.35} />
          <IconShape name="stone-tower" x={x} y={y} size={size} fill="url(#kr-stone)" />
        </g>
      ))}
      {HORDE.map(([icon, x, y, size, fill]) => (
        <IconShape key={x} name={icon} x={x} y={y} size={size} fill={fill} />
      ))}
    </WindowScene>
  )
}

export default gameWindow(facts, Scene)
