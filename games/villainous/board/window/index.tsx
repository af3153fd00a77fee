/** Villainous as the hall shows it before it is opened. */
import { addIcons, gameWindow, IconShape, LitWindows, Moon, WindowScene } from '@duskhall/ui'
import { icons } from './generated/icons.ts'
import facts from './window.json' with { type: 'json' }

addIcons(icons)

const LIT: readonly (readonly [number, number])[] = [
  [168, 300],
  [196, 276],
  [224, 310],
  [182, 338],
  [212, 350],
]

const CURTAINS = ['M0 0h92q-6 190-58 300T0 560z', 'M400 0h-92q6 190 58 300t34 260z'] as const
const FOLDS = ['M30 0q4 220-26 420M60 0q0 210-34 360', 'M370 0q-4 220 26 420M340 0q0 210 34 360'] as const

function Scene() {
  return (
    <WindowScene
      letters="vd"
      sky="#1d0d2a, #4a2460 55%, #b0567a"
      lights={{ velvet: '#7a1432, #3a0a1c', gilt: '#fff0c4, #d99a2e' }}
    >
      <Moon x={286} y={118} radius={40} halo={72} fill="#ffe9c0" glow="#ffd98a" />
      <IconShape name="elven-castle" x={70} y={156} size={260} fill="#21102e" />
      <LitWindows at={LIT} width={7} height={12} fill="#ffcf70" />
      <path d="M0 560V438q110-46 200-18t200-26v166z" fill="#170a20" />
      <IconShape name="horned-skull" x={46} y={322} size={112} fill="#9be38a" opacity={0.9} />
      <IconShape name="cat" x={248} y={330} size={104} fill="#8fd3ff" opacity={0.9} />
      <IconShape name="stag-head" x={124} y={276} size={158} fill="#000" opacity={0.45} />
      <IconShape name="stag-head" x={120} y={268} size={158} fill="url(#vd-gilt)" />
      <IconShape name="rose" x={170} y={448} size={60} fill="#ff7da0" />
      {CURTAINS.map((d) => (
        <path key={d} d={d} fill="url(#vd-velvet)" />
      ))}
      {FOLDS.map((d) => (
        <path key={d} d={d} fill="none" stroke="#000" strokeOpacity=".28" strokeWidth="9" />
      ))}
      <path d="M0 0h400v34q-50 30-100 0-50 30-100 0-50 30-100 0-50 30-100 0z" fill="#8c1a3c" />
      <path
        d="M0 34q50 30 100 0 50 30 100 0 50 30 100 0 50 30 100 0"
        fill="none"
        stroke="#ffcf70"
        strokeWidth="4"
      />
    </WindowScene>
  )
}

export default gameWindow(facts, Scene)
