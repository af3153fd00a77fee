/** London behind the table: towers and roofs in the fog, two gas lamps. */
import { IconShape } from '@duskhall/ui'
import css from './Fog.module.css'
import { LampLight } from './window/LampLight.tsx'

export function Fog() {
  return (
    <div className={css.fog}>
      <svg
        className={css.towers}
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <defs>
          <LampLight id="tl-fog-lamp" colour="#ffcf7a" strength={0.55} />
        </defs>
        <g fill="#0b1310" opacity=".8">
          <IconShape name="clock-tower" x={1010} y={120} size={520} fill="#0b1310" />
          <IconShape name="church" x={-60} y={300} size={420} fill="#0b1310" />
          <path d="M0 900V650h90v-40h30v-60h24v60h90v70h130v-50h40v-70h20v70h120v90h160v-60h60v60h200v-80h40v80h436v310z" />
        </g>
        <circle cx="210" cy="560" r="120" fill="url(#tl-fog-lamp)" />
        <circle cx="1160" cy="420" r="140" fill="url(#tl-fog-lamp)" />
      </svg>
    </div>
  )
}
