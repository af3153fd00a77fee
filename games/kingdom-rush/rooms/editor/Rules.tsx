/** Numbers, goal, boss and names of the scenario. */
import { useId } from 'react'
import type { ScenarioEntry } from '../../content/schema.ts'
import { useEditing } from './editing.tsx'
import { Levels } from './Levels.tsx'
import { file } from './model/box.ts'
import {
  IRON_KINDS,
  MOST_LETTERS,
  surePortals,
  withBoss,
  withBossPortal,
  withIronRule,
  withStory,
  withTitle,
} from './model/rules.ts'
import { bossName, enemiesOn } from './names.ts'
import css from './Rules.module.css'
import { Stepper } from './Stepper.tsx'
import type { BotTrials } from './trials.ts'

export function Rules({ bots }: { readonly bots: BotTrials }) {
  const { words, entry, players, change } = useEditing()
  const { rules } = words
  const team = words.players(players)
  const { spells } = entry
  const step = (
    label: string,
    value: number,
    [min, max]: readonly [number, number],
    to: (next: number) => Partial<ScenarioEntry>,
  ) => <Stepper {...{ label, value, min, max }} onChange={(next) => change({ ...entry, ...to(next) })} />
  return (
    <section className={css.rules} aria-label={rules.title}>
      <h2>{rules.title}</h2>
      {step(rules.towers, entry.maxTowerLevel, [1, 4], (maxTowerLevel) => ({ maxTowerLevel }))}
      {step(rules.abilities, entry.abilitySlots, [0, 2], (abilitySlots) => ({ abilitySlots }))}
      {step(rules.spells, spells.count, [0, 6], (count) => ({
        spells: { count, maxPower: count === 0 ? 0 : Math.max(1, spells.maxPower) },
      }))}
      {spells.count > 0 &&
        step(rules.spellPower, spells.maxPower, [1, 2], (maxPower) => ({ spells: { ...spells, maxPower } }))}
      <p className={css.fact}>
        {rules.portals(team)} <b>{entry.portalsToClose[players - 1]}</b>
      </p>
      <Levels bots={bots} />
      <Goal />
      <IronRuleRow />
      <Names />
    </section>
  )
}

function Goal() {
  const { words, lang, entry, change, choose } = useEditing()
  const { rules } = words
  const { boss, victory } = entry
  const portals = surePortals(entry)
  return (
    <>
      <label className={css.check}>
        <input
          type="checkbox"
          checked={victory.closeAllPortals}
          onChange={({ target }) =>
            change({ ...entry, victory: { ...victory, closeAllPortals: target.checked } })
          }
        />
        {rules.closeAll}
      </label>
      <label className={css.field}>
        <span>{rules.boss}</span>
        <select
          value={boss?.id ?? ''}
          onChange={({ target }) => change(withBoss(entry, target.value || null))}
        >
          <option value="">{rules.noBoss}</option>
          {file.bosses.map(({ id }) => (
            <option key={id} value={id}>
              {bossName(id, lang)}
            </option>
          ))}
        </select>
      </label>
      {boss && (
        <label className={css.field}>
          <span>{rules.bossFrom}</span>
          <select
            value={boss.appearsWhenDestroyed ?? ''}
            onChange={({ target }) => {
              if (target.value) change(withBossPortal(entry, target.value))
              else choose({ tool: 'boss' })
            }}
          >
            <option value="">{rules.bossOnMap}</option>
            {portals.map((card) => (
              <option key={card} value={card}>
                {words.piles.portal(file.hordes.find(({ id }) => id === card)?.portal ?? 0)}:{' '}
                {enemiesOn(card, lang)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  )
}

function IronRuleRow() {
  const { words, lang, entry, change } = useEditing()
  const { rules } = words
  const { ironRule } = entry
  return (
    <>
      <label className={css.field}>
        <span>{rules.iron}</span>
        <select
          value={ironRule.kind}
          onChange={({ target }) => {
            const kind = IRON_KINDS.find((one) => one === target.value)
            if (kind) change(withIronRule(entry, kind))
          }}
        >
          {IRON_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {rules.ironKinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {'family' in ironRule && (
        <label className={css.field}>
          <span>{rules.family}</span>
          <select
            value={ironRule.family}
            onChange={({ target }) => change(withIronRule(entry, ironRule.kind, { family: target.value }))}
          >
            {Object.entries(rules.families).map(([family, name]) => (
              <option key={family} value={family}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {'value' in ironRule && (
        <Stepper
          label={rules.value}
          value={ironRule.value}
          min={ironRule.kind === 'passLimit' ? 0 : 1}
          max={ironRule.kind === 'passLimit' ? 9 : 4}
          onChange={(value) => change(withIronRule(entry, ironRule.kind, { value }))}
        />
      )}
      <p className={css.note}>{ironRule.text[lang]}</p>
    </>
  )
}

function Names() {
  const { words, entry } = useEditing()
  const { rules } = words
  return (
    <>
      <h3>{rules.names}</h3>
      <Field of="title" lang="en" name={rules.english} to={(text) => withTitle(entry, 'en', text)} />
      <Field of="title" lang="fr" name={rules.french} to={(text) => withTitle(entry, 'fr', text)} />
      <Field of="story" lang="en" name={rules.storyEnglish} to={(text) => withStory(entry, 'en', text)} />
      <Field of="story" lang="fr" name={rules.storyFrench} to={(text) => withStory(entry, 'fr', text)} />
    </>
  )
}

/** What is written into, and how much more of it there may be. */
function Field(props: {
  readonly name: string
  readonly of: keyof typeof MOST_LETTERS
  readonly lang: 'en' | 'fr'
  to(text: string): ScenarioEntry
}) {
  const { words, entry, change, rest } = useEditing()
  const { name, of, lang, to } = props
  const id = useId()
  const most = MOST_LETTERS[of]
  const value = entry[of][lang]
  const left = Math.max(0, most - value.length)
  const field = {
    id,
    value,
    maxLength: most,
    'aria-describedby': `${id}-letters`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change(to(target.value), `${of} ${lang}`),
    onBlur: rest,
  }
  return (
    <div className={css.text}>
      <label htmlFor={id}>{name}</label>
      {of === 'title' ? <input {...field} /> : <textarea rows={3} {...field} />}
      <small id={`${id}-letters`} data-full={left === 0 ? '' : undefined}>
        {words.rules.letters(most, left)}
      </small>
    </div>
  )
}
