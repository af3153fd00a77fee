/** The tools, each with its key. */
import { Icon, SHAPES, ShapeOutline } from '@duskhall/ui'
import { useEditing } from './editing.tsx'
import { nextMirror, TOOL_KEYS } from './keys.ts'
import { coloursOf, type Tool } from './model/strokes.ts'
import css from './Palette.module.css'

const GROUPS = {
  ground: ['path', 'open'],
  sites: ['red', 'blue', 'green', 'purple', 'white', 'nobody'],
  lanes: ['spawn', 'exit', 'lane'],
  pieces: ['horde', 'portal', 'fallow', 'boss'],
} as const satisfies { readonly [group: string]: readonly Tool[] }

const COLOUR_TOOLS: readonly Tool[] = ['red', 'blue', 'green', 'purple']
const ICONS: { readonly [T in Tool]?: string } = {
  exit: 'stone-tower',
  horde: 'orc-head',
  portal: 'vortex',
  fallow: 'thunder-struck',
  boss: 'crowned-skull',
  lane: 'plain-arrow',
}

export function Palette() {
  const { words, tool, mirror, choose } = useEditing()
  return (
    <div className={css.palette} role="toolbar" aria-label={words.palette} aria-orientation="vertical">
      {(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
        <fieldset key={group} className={css.group}>
          <legend>{words.toolGroups[group]}</legend>
          {GROUPS[group].map((one) => (
            <ToolButton key={one} tool={one} />
          ))}
          {group === 'ground' && (
            <button
              type="button"
              className={css.tool}
              aria-pressed={tool === 'eraser'}
              onClick={() => choose({ tool: 'eraser', why: null })}
            >
              <span className={css.mark}>
                <Icon name="cancel" />
              </span>
              <b>{words.eraser}</b>
              <i data-key="X" />
            </button>
          )}
        </fieldset>
      ))}
      <div className={css.mirror}>
        <span aria-hidden="true">{words.mirror}</span>
        <button
          type="button"
          className={css.turns}
          data-on={mirror === 'off' ? undefined : ''}
          aria-label={`${words.mirror}: ${words.mirrors[mirror]}`}
          onClick={() => choose({ mirror: nextMirror(mirror) })}
        >
          {words.mirrors[mirror]} <i data-key="M" />
        </button>
      </div>
    </div>
  )
}

function ToolButton({ tool: one }: { readonly tool: Tool }) {
  const { words, tool, players, entry, choose } = useEditing()
  const colour = COLOUR_TOOLS.indexOf(one)
  const isPlayed = colour < 0 || coloursOf(players).includes('RBGY'[colour] as string)
  const isOff = !isPlayed || (one === 'boss' && !entry.boss)
  return (
    <button
      type="button"
      className={css.tool}
      aria-pressed={tool === one}
      aria-keyshortcuts={TOOL_KEYS[one]}
      data-off={isOff ? '' : undefined}
      onClick={() =>
        choose({ tool: one, card: null, why: isOff ? (colour < 0 ? 'noBoss' : 'noColour') : null })
      }
    >
      <span className={css.mark} data-tool={one}>
        <ToolMark tool={one} />
      </span>
      <b>{words.tools[one]}</b>
      <i data-key={TOOL_KEYS[one]} />
    </button>
  )
}

function ToolMark({ tool }: { readonly tool: Tool }) {
  const colour = COLOUR_TOOLS.indexOf(tool)
  if (colour >= 0) return <SiteMark colour={colour} />
  if (tool === 'white') return <SiteMark colour={4} />
  if (tool === 'spawn') return <i className={css.token}>1</i>
  const icon = ICONS[tool]
  return icon ? <Icon name={icon} /> : null
}

/** A player's shape in a player's colour, or the star of sites that belong to all. */
export function SiteMark({ colour }: { readonly colour: number }) {
  const shape = SHAPES[colour]
  if (!shape) return <Icon name="star-swirl" />
  return (
    <svg viewBox="-4 -4 48 48" aria-hidden="true" style={{ color: `var(--p${colour + 1})` }}>
      <g fill="currentColor" stroke="#2b180a" strokeWidth="4">
        <ShapeOutline shape={shape} />
      </g>
    </svg>
  )
}
