/** Evil Corp. as the hall shows it before it is opened. */
import { addIcons, gameWindow, IconShape, LitWindows, Moon, WindowScene } from '@duskhall/ui'
import { icons } from './generated/icons.ts'
import facts from './window.json' with { type: 'json' }

addIcons(icons)

const STARS: readonly (readonly [number, number, number])[] = [
  [24, 60, 1.4],
  [62, 120, 0.9],
  [97, 72, 0.8],
  [130, 30, 1.2],
  [171, 67, 0.8],
  [216, 34, 1.1],
  [230, 139, 0.7],
  [260, 48, 1],
  [296, 96, 1.3],
  [330, 51, 0.8],
  [359, 79, 0.9],
  [388, 148, 1.2],
  [33, 206, 1.1],
  [188, 138, 1.4],
]
const LIT_WINDOWS: readonly (readonly [number, number])[] = [
  [46, 284],
  [64, 284],
  [46, 312],
  [116, 252],
  [134, 252],
  [134, 280],
  [282, 288],
  [304, 288],
  [304, 316],
  [346, 258],
  [346, 290],
]
const LIT_ROOFS: readonly (readonly [number, number])[] = [
  [30, 452],
  [86, 444],
  [146, 470],
  [193, 424],
  [256, 462],
  [318, 446],
  [372, 470],
]

function Scene() {
  return (
    <WindowScene letters="ec" sky="#0d2a33, #1d4a4a 55%, #3c6a2f" lights={{ lime: '#e9ffb0, #8fd62e' }}>
      {STARS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="#fff" opacity={r / 2} />
      ))}
      <Moon x={302} y={224} radius={30} halo={54} fill="#f4ffd0" glow="#e6ff9c" />
      <IconShape name="evil-bat" x={66} y={214} size={44} fill="#0b1d1d" opacity={0.8} />
      <IconShape name="evil-bat" x={104} y={186} size={24} fill="#0b1d1d" opacity={0.7} />
      <g fill="#0e2524">
        <path d="M0 560V300h34v-34h52v34h20v-70l26-18 26 18v330z" />
        <path d="M262 560V268l36-24 36 24v-30h40v46h26v276z" opacity=".9" />
      </g>
      <LitWindows at={LIT_WINDOWS} width={9} height={12} fill="#c9f26a" opacity={0.8} />
      <IconShape name="werewolf" x={56} y={232} size={150} fill="#123a34" />
      <IconShape name="frankenstein-creature" x={218} y={230} size={150} fill="#123a34" />
      <path d="M92 470q8-104 108-112 100 8 108 112z" fill="#0c2523" />
      <path d="M164 366l36 26 36-26 14 8-34 46-16-18-16 18-34-46z" fill="#dff3d0" />
      <IconShape name="tie" x={150} y={372} size={100} fill="#ff6a57" />
      <IconShape name="ogre" x={121} y={188} size={172} fill="#000" opacity={0.4} />
      <IconShape name="ogre" x={116} y={180} size={172} fill="url(#ec-lime)" />
      <path
        fill="#071413"
        d="M0 560V436l36-28 36 28v-16l22-16 22 16v40l34-26 34 26v-52l12-40 12 40 24 18v40l30-24 30 24v-22l28-22 28 22v28l32-24 50 36v104z"
      />
      <LitWindows at={LIT_ROOFS} width={10} height={14} fill="#ffd76a" />
    </WindowScene>
  )
}

export default gameWindow(facts, Scene)
