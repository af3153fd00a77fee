/** Laying a table: who sits where, which variants, which seed. The form is built from the game's own options. */
import type { HallTable } from '@duskhall/games/boards.ts'
import { fittingOptions, type OptionField } from '@duskhall/kernel'
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { nameIn } from '../play/cast.ts'
import { newTable, type OpenGame, openGame } from '../play/hall.ts'
import { botAt, knownPlayers, personAt } from '../play/people.ts'
import { sayProblem } from '../play/problems.ts'
import { change, useSettings } from '../settings/settings.ts'
import { Button } from '../shell/Button.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { go } from '../shell/route.ts'
import { OptionForm } from './OptionForm.tsx'
import { troubleIn } from './option-trouble.ts'
import { type SeatChoice, SeatRows } from './SeatRows.tsx'
import css from './SetupDialog.module.css'

export interface SetupStart {
  readonly table: HallTable
  readonly kind: 'people' | 'bots'
  readonly count: number
}

export function SetupDialog({ start, onClose }: { readonly start: SetupStart; onClose(): void }) {
  const { t, lang } = useWords()
  const { name, level } = useSettings()
  const { id, window } = start.table
  const [seats, setSeats] = useState<readonly SeatChoice[]>(() =>
    Array.from({ length: start.count }, (_, seat) => ({
      key: seat,
      kind: seat === 0 || start.kind === 'people' ? 'person' : 'bot',
      name: seat === 0 ? name : '',
      level,
    })),
  )
  const [options, setOptions] = useState<{ readonly [name: string]: unknown }>({})
  const [seed, setSeed] = useState('')
  const [open, setOpen] = useState<OpenGame | null>(null)
  const [laying, setLaying] = useState(false)

  useEffect(() => {
    openGame(id).then(setOpen, sayProblem)
  }, [id])

  const players = knownPlayers(
    seats.map((seat, at) =>
      seat.kind === 'bot' ? botAt(at, seat.level, seat.name.trim(), id) : personAt(at, seat.name.trim()),
    ),
    id,
  )
  const nobody = seats.every(({ kind }) => kind === 'bot')
  const begin = async () => {
    setLaying(true)
    const first = seats.find(({ kind }) => kind === 'person')
    if (first?.name) change({ name: first.name })
    try {
      go({ at: 'table', id: await newTable(id, players, { seed, options }) })
    } catch (error) {
      setLaying(false)
      sayProblem(error)
    }
  }
  const seat = (next: readonly SeatChoice[]) => {
    setSeats(next)
    if (open) setOptions(fittingOptions(open.game.options, next.length, options))
  }
  const teams = open?.game.teams?.(seats.length, open.game.content.standard) ?? []
  const trouble = open && troubleIn(open.game, seats.length, options)
  const troubled = trouble && open.texts[lang].options[trouble.option]?.label
  const fields = Object.entries((open?.game.options ?? {}) as { readonly [name: string]: OptionField })
  // Who plays whom and where is the first thing people choose; how the rules are read is for the few.
  const played = fields.filter(([, { foremost }]) => foremost)
  const variants = fields.filter(([, { foremost }]) => !foremost)
  const names = players.map((player) => nameIn(lang, player))
  const form = (some: typeof fields) =>
    open && (
      <OptionForm
        fields={some}
        texts={open.texts[lang].options}
        seats={seats.length}
        names={names}
        values={options}
        trouble={trouble}
        onChange={setOptions}
      />
    )
  return (
    <Dialog
      onClose={onClose}
      title={t('setup.title', { game: window.words[lang].title })}
      footer={
        <>
          {nobody && <span className={css.warning}>{t('setup.needPerson')}</span>}
          {troubled && <span className={css.warning}>{t('setup.lookAt', { option: troubled })}</span>}
          <Button
            look="primary"
            disabled={nobody || laying || !open || trouble !== null}
            onClick={() => void begin()}
          >
            {laying ? t('table.loading') : t('setup.start')}
          </Button>
        </>
      }
    >
      <SeatRows
        game={id}
        seats={seats}
        players={players}
        about={open?.texts[lang].bots ?? null}
        teams={teams.length > 1 && teams.length < seats.length ? teams : []}
        together={window.together ?? false}
        onChange={seat}
        min={window.seats.min}
        max={window.seats.max}
      />
      {played.length > 0 && <div className={css.played}>{form(played)}</div>}
      <details className={css.variants}>
        <summary>{t('setup.variants')}</summary>
        <p className={css.hint}>{t('setup.variantsHint')}</p>
        {form(variants)}
        <label className={css.seed}>
          <span>{t('setup.seed')}</span>
          <input value={seed} maxLength={80} onChange={(e) => setSeed(e.target.value)} spellCheck={false} />
          <small>{t('setup.seedHint')}</small>
        </label>
      </details>
    </Dialog>
  )
}
