/** Kingdom Rush as the hall shows it before it is opened: the only window with daylight behind it. */
import { addIcons, gameWindow, IconShape, WindowScene } from '@duskhall/ui'
import { icons } from './generated/icons.ts'
import facts from './window.json' with { type: 'json' }

addIcons(icons)

const CLOUDS = [
  'M18 176q6-22 28-20 10-20 34-14 22-8 30 12 22-2 22 22z',
  'M290 148q4-16 22-16 10-16 28-8 18-4 22 10 16 0 16 14z',
  'M262 236q3-11 15-11 7-11 19-5 12-3 15 7 11 0 11 9z',
] as const

/** From the lower edge past the towers over the hill. */
const ROAD = 'M108 560q-12-128 84-156t238-96'

/** Each with its shadow, on both sides of the road. */
const TOWERS: readonly (readonly [x: number, y: number, size: number])[] = [
  [86, 232, 106],
  [208, 282, 112],
]

const PINES: readonly (readonly [x: number, y: number, size: number, fill: string])[] = [
  [196, 252, 44, '#3b8f58'],
  [296, 222, 62, '#2a7d4a'],
  [334, 236, 74, '#1d6238'],
  [30, 300, 64, '#1f6b3a'],
]

const HORDE: readonly (readonly [icon: string, x: number, y: number, size: number, fill: string])[] = [
  ['goblin-head', 108, 424, 46, '#3f6a17'],
  ['orc-head', 152, 386, 42, '#4b5a1a'],
  ['goblin-head', 194, 366, 34, '#3f6a17'],
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
      <circle cx={204} cy={152} r={84} fill="#fff" opacity=".22" />
      <circle cx={204} cy={152} r={60} fill="#6a2fd0" opacity=".28" />
      <IconShape name="vortex" x={146} y={94} size={116} fill="url(#kr-rift)" />
      <path d="M0 304q70-64 150-36t130-26 120 20v298H0z" fill="#74b99c" />
      <path d="M0 356q90-54 190-22t210-30v256H0z" fill="url(#kr-grass)" />
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
