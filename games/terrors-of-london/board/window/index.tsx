/** Terrors of London as the hall shows it before it is opened. */
import { addIcons, gameWindow, IconShape, LitWindows, Moon, WindowScene } from '@duskhall/ui'
import { icons } from './generated/icons.ts'
import { LampLight } from './LampLight.tsx'
import facts from './window.json' with { type: 'json' }

addIcons(icons)

const LIT: readonly (readonly [number, number])[] = [
  [38, 414],
  [66, 402],
  [66, 430],
  [128, 424],
  [176, 440],
  [226, 418],
  [254, 446],
  [318, 430],
  [342, 406],
  [372, 438],
]

const LAMPS: readonly (readonly [number, number])[] = [
  [72, 468],
  [332, 476],
]

function Scene() {
  return (
    <WindowScene letters="tl" sky="#0e1a17, #33443a 60%, #8a6a36" lights={{ gas: '#fff3cf, #f2b24c' }}>
      <defs>
        <LampLight id="tl-lamp" colour="#ffd98a" strength={0.8} />
      </defs>
      <Moon x={112} y={150} radius={46} halo={74} fill="#e4dbbb" glow="#fbeec9" />
      <IconShape name="clock-tower" x={196} y={92} size={270} fill="#12201b" />
      <IconShape name="church" x={-46} y={230} size={190} fill="#14231d" />
      <path
        fill="#0c1613"
        d="M0 560V392h34v-16h16v-26h12v26h40v24h40v-20h14v-34h10v34h46v26h40v-32l22-18 22 18v20h30v-24h16v24h58v166z"
      />
      <LitWindows at={LIT} width={8} height={13} fill="#ffcf7a" />
      <ellipse cx="200" cy="430" rx="260" ry="34" fill="#e6d2a0" opacity=".14" />
      <IconShape name="wolf-howl" x={30} y={262} size={132} fill="#1b2a24" />
      <IconShape name="vampire-dracula" x={119} y={226} size={178} fill="#000" opacity={0.45} />
      <IconShape name="vampire-dracula" x={114} y={218} size={178} fill="url(#tl-gas)" />
      <IconShape name="ghost" x={276} y={330} size={76} fill="#d0abf7" opacity={0.75} />
      <ellipse cx="120" cy="512" rx="240" ry="44" fill="#e6d2a0" opacity=".2" />
      {LAMPS.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y} r="46" fill="url(#tl-lamp)" />
          <path d={`M${x - 3} 560V${y + 10}h6v${550 - y}z`} fill="#070d0b" />
          <path d={`M${x - 9} ${y - 12}h18l-4 22h-10z`} fill="#ffe2a0" stroke="#070d0b" strokeWidth="3" />
        </g>
      ))}
    </WindowScene>
  )
}

export default gameWindow(facts, Scene)
