/** What the active player has not spent: three orbs, each with what it is for. */
import { EMPTY } from '@duskhall/kernel'
import { Counter, Icon, infoOf, isSmall, Piece, Zone } from '@duskhall/ui'
import { overlordOf } from '../content/box.ts'
import { RESOURCES } from '../content/schema.ts'
import { COIN, opponentOf, type Resource, type TerrorsOfLondon } from '../state.ts'
import { armorLeft, priceOf, priceOfAcolyte } from '../text/facts.ts'
import type { SpendKey } from './answers.ts'
import { RESOURCE_ICONS } from './art.ts'
import looks from './looks.module.css'
import css from './Reserve.module.css'
import { Amounts, Spend } from './Spend.tsx'
import { useDesk } from './seat.tsx'
import { id } from './seen.ts'

export function Reserve() {
  const { s, chair, seats, words, texts, telling, answers, draft, live } = useDesk()
  const title = s.active === chair ? words.reserve : words.reserveOf(infoOf(seats, s.active).name)
  const conversions = [...answers.spending.keys()].filter((key) => key.includes('>'))
  return (
    <Zone id="reserve" label={texts.pool(telling)} className={css.reserve}>
      <h2>{title}</h2>
      {live && draft.open && <Amounts spend={draft.open} />}
      {RESOURCES.map((resource) => (
        <Row key={resource} resource={resource} />
      ))}
      {conversions.length > 0 && (
        <div className={css.conversions}>
          {conversions.map((key) => (
            <Spend key={key} spend={key} />
          ))}
        </div>
      )}
    </Zone>
  )
}

const VERBS: { readonly [R in Resource]: SpendKey | null } = {
  coin: null,
  power: 'attack',
  regeneration: 'heal',
}

function Row({ resource }: { readonly resource: Resource }) {
  const { s, after, answering, texts, view, reader, arrangement } = useDesk()
  const small = isSmall(arrangement)
  const at = RESOURCES.indexOf(resource)
  const value = s.pool[at] ?? 0
  const then = after.pool[at] ?? 0
  const answer = answering(id.orb(resource))
  const verb = VERBS[resource]
  const change = then - value
  const face = (
    <>
      {resource !== 'coin' && <Icon name={RESOURCE_ICONS[resource]} className={css.shape} />}
      <b>
        <Counter value={value} />
      </b>
      {change !== 0 && <em className={css.change}>{change > 0 ? `+${change}` : `−${-change}`}</em>}
    </>
  )
  return (
    <div className={`${css.row} ${css[resource]}`}>
      <Piece
        {...answer}
        label={answer.move ? texts.move(view, answer.move, reader) : texts.board.amount(resource, value)}
        className={`${css.orb} ${resource === 'power' ? '' : looks.light}`}
      >
        {face}
      </Piece>
      <span className={css.words}>
        <b>{texts.glossary.resources[resource].name}</b>
        <span>
          <Use resource={resource} />
        </span>
      </span>
      {verb ? <Spend spend={verb} onOrb={small} /> : <Reach />}
    </div>
  )
}

/** One line on what the resource meets: cards in reach, Armor, the most Health there is. */
function Use({ resource }: { readonly resource: Resource }) {
  const { s, words, seats } = useDesk()
  const target = opponentOf(s.active)
  if (resource === 'coin') return words.inReach(inReach(s))
  if (resource === 'regeneration') return words.healthMax(overlordOf(s, s.active).health)
  const armor = armorLeft(s, target)
  const { name } = infoOf(seats, target)
  return armor > 0 ? words.armorOf(name, armor) : words.noArmor(name)
}

/** Coins are spent on the Street itself. */
function Reach() {
  const { s, words } = useDesk()
  const count = inReach(s)
  return (
    <span className={css.reach} data-some={count > 0 ? '' : undefined} aria-hidden="true">
      {words.buy}
      <b>{count}</b>
    </span>
  )
}

/** How many prices are lit. */
function inReach(s: TerrorsOfLondon): number {
  const coins = s.pool[COIN] ?? 0
  const cards = s.street.filter((card) => card !== EMPTY && priceOf(s, card) <= coins).length
  return cards + (s.acolytes.length > 0 && priceOfAcolyte(s) <= coins ? 1 : 0)
}
