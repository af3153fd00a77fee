/** What is chosen from the box rather than from the table: heroes, abilities, spells, designs to buy or to upgrade to. */
import { Icon, Piece } from '@duskhall/ui'
import type { KingdomRushMove } from '../state.ts'
import { targetOf } from './answers.ts'
import css from './Choices.module.css'
import { FAMILY_ICONS, heroIcon, spellIcon } from './looks.ts'
import { Shop } from './Shop.tsx'
import { type Desk, useDesk } from './seat.tsx'

type Chosen = 'hero' | 'ability' | 'spell' | 'buy' | 'design' | 'call' | 'raze'
const CHOSEN: readonly string[] = [
  'hero',
  'ability',
  'spell',
  'buy',
  'design',
  'call',
  'raze',
] satisfies readonly Chosen[]
type Choice = Extract<KingdomRushMove, { do: Chosen }>

const QUESTIONS: readonly string[] = [
  'choose-hero',
  'choose-ability',
  'choose-spell',
  'choose-bench',
  'spend',
  'design',
  'turn-up',
  'turn-down',
  'copy',
  'raze-tower',
]

function isChoice(move: KingdomRushMove): move is Choice {
  return CHOSEN.includes(move.do)
}

export function hasChoices({ asked, answers }: Desk): boolean {
  return asked !== null && QUESTIONS.includes(asked.do) && answers.moves.some(isChoice)
}

export function Choices() {
  const desk = useDesk()
  const { answers, words, view, texts, reader, asked } = desk
  if (asked?.do === 'spend') return <Shop />
  const moves = [
    ...answers.moves.filter(isChoice),
    ...answers.refusals.map(({ move }) => move).filter(isChoice),
  ]
  return (
    <ul className={css.choices} aria-label={words.choices}>
      {moves.map((move) => {
        const { icon, name, text } = faceOf(desk, move)
        return (
          <li key={targetOf(move)}>
            <Piece
              {...desk.answering(targetOf(move))}
              label={spoken(texts.move(view, move, reader), name, text)}
              className={css.choice}
            >
              <Icon name={icon} />
              <span>
                <b>{name}</b> {text && <em>{text}</em>}
              </span>
            </Piece>
          </li>
        )
      })}
    </ul>
  )
}

/** What is read on it is heard too, in the same order and once: the shortest name that says both that and the move. */
function spoken(move: string, name: string, text: string): string {
  const printed = text ? `${name}. ${text}` : name
  const names = [move, printed, `${move}. ${text}`, `${printed} ${move}`]
  const says = (one: string, what: string) => bare(one).includes(bare(what))
  return names.find((one) => says(one, printed) && says(one, move)) ?? `${printed} ${move}`
}

/** Its words alone. */
const bare = (text: string) => ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `

function faceOf(
  { s, box, names, texts, view, reader }: Desk,
  move: Choice,
): { icon: string; name: string; text: string } {
  switch (move.do) {
    case 'hero':
    case 'call':
      return {
        icon: heroIcon(box.heroes[move.hero]?.id ?? ''),
        name: names.hero(move.hero),
        text: texts.effects.hero(box, move.hero),
      }
    case 'ability': {
      const hero = box.abilities[move.ability]?.hero ?? 0
      return {
        icon: heroIcon(box.heroes[hero]?.id ?? ''),
        name: names.ability(move.ability),
        text: texts.effects.ability(box, move.ability),
      }
    }
    case 'spell':
      return {
        icon: spellIcon(box.spells[move.spell]?.id ?? ''),
        name: names.spell(move.spell),
        text: texts.effects.spell(box, move.spell),
      }
    case 'raze': {
      const tower = s.towers[move.tower]?.tower ?? 0
      return {
        icon: FAMILY_ICONS[box.towers[tower]?.family ?? 0] ?? 'stone-tower',
        name: names.tower(tower),
        text: texts.move(view, move, reader),
      }
    }
    default:
      return {
        icon: FAMILY_ICONS[box.towers[move.tower]?.family ?? 0] ?? 'stone-tower',
        name: names.tower(move.tower),
        text: texts.effects.tower(box, move.tower),
      }
  }
}
