/** Kingdom Rush as the hall shows it before it is opened. */
import { addIcons, gameWindow, IconShape, Moon, WindowScene } from '@duskhall/ui'
import { icons } from './generated/icons.ts'
import facts from './window.json' with { type: 'json' }

addIcons(icons)

function Scene() {
  return (
    <WindowScene letters="kr" sky="#2a4a7a, #e8a45a 60%, #ffd98a" lights={{ gold: '#fff0b0, #d99a2e' }}>
      <Moon x={300} y={130} radius={46} halo={90} fill="#fff4c8" glow="#ffd98a" />
      <path d="M0 560V360q100-60 210-30t190-36v266z" fill="#4f8a34" />
      <IconShape name="castle" x={100} y={170} size={200} fill="#5a3a1e" />
      <path d="M0 560V430q120-40 210-14t190-30v174z" fill="#3b6f27" />
      <path d="M150 560q40-70 20-110t70-70" fill="none" stroke="#d7ad73" strokeWidth="34" />
      <IconShape name="stone-tower" x={28} y={330} size={110} fill="#3d2a18" />
      <IconShape name="pine-tree" x={300} y={330} size={90} fill="#1f4a1c" />
      <IconShape name="pine-tree" x={250} y={370} size={70} fill="#275a22" />
      <IconShape name="goblin-head" x={150} y={450} size={100} fill="#8fd65a" />
    </WindowScene>
  )
}

export default gameWindow(facts, Scene)
