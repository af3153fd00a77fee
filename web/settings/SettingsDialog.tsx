/** What the player can choose for all games. */
import { LANGUAGES } from '@duskhall/kernel'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES, useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { Segmented, type SegmentedProps } from '../shell/Segmented.tsx'
import { play } from '../sound/index.ts'
import { InterludesSwitch, PaceSwitch } from './SettingSwitch.tsx'
import css from './SettingsDialog.module.css'
import { change, MOTIONS, type Settings, switched, useSettings } from './settings.ts'

export function SettingsDialog(props: { onClose(): void; readonly game?: string }) {
  const { t, lang } = useWords()
  const now = useSettings()
  const motions = {
    system: t('settings.motionSystem'),
    full: t('settings.motionFull'),
    reduced: t('settings.motionReduced'),
  }
  return (
    <Dialog
      onClose={props.onClose}
      title={t('settings.title')}
      game={props.game}
      footer={
        <Button look="primary" onClick={props.onClose}>
          {t('settings.done')}
        </Button>
      }
    >
      <div className={css.rows}>
        <label className={css.row}>
          <span>{t('settings.name')}</span>
          <input value={now.name} maxLength={24} onChange={(e) => change({ name: e.target.value })} />
        </label>
        <Choice
          label={t('settings.language')}
          values={LANGUAGES}
          value={lang}
          name={(language) => LANGUAGE_NAMES[language]}
          onChange={(language) => change({ language })}
        />
        <Row label={t('settings.pace')}>
          <PaceSwitch label={t('settings.pace')} />
        </Row>
        <Row label={t('settings.interludes')} hint={t('settings.interludesHint')}>
          <InterludesSwitch label={t('settings.interludes')} />
        </Row>
        <Choice
          label={t('settings.motion')}
          values={MOTIONS}
          value={now.motion}
          name={(motion) => motions[motion]}
          onChange={(motion) => change({ motion })}
        />
        <Switch name="sound" label={t('settings.sound')} hint={t('settings.soundHint')} />
        <Volume />
        <Switch name="letters" label={t('settings.letters')} hint={t('settings.lettersHint')} />
        <Switch name="confirmMoves" label={t('settings.confirm')} hint={t('settings.confirmHint')} />
        <Switch name="askEverything" label={t('settings.ask')} hint={t('settings.askHint')} />
        <Switch name="shortcuts" label={t('settings.shortcuts')} hint={t('settings.shortcutsHint')} />
      </div>
    </Dialog>
  )
}

function Row(props: { readonly label: string; readonly hint?: string; readonly children: ReactNode }) {
  return (
    <div className={css.row}>
      <span>
        {props.label}
        {props.hint && <small>{props.hint}</small>}
      </span>
      {props.children}
    </div>
  )
}

function Choice<V extends string>(choice: SegmentedProps<V>) {
  return (
    <Row label={choice.label}>
      <Segmented {...choice} />
    </Row>
  )
}

/** Whoever moves it wants to hear it: that ends a silence, and each change is heard. */
function Volume() {
  const { t } = useWords()
  const { sound, volume } = useSettings()
  const said = t(sound ? 'settings.percent' : 'settings.muted', { percent: volume })
  return (
    <label className={css.row}>
      <span>
        {t('settings.volume')}
        <small aria-hidden="true">{said}</small>
      </span>
      <input
        type="range"
        className={css.volume}
        min={0}
        max={100}
        step={5}
        value={volume}
        aria-valuetext={said}
        onChange={(e) => {
          change({ sound: true, volume: Number(e.target.value) })
          play('place')
        }}
      />
    </label>
  )
}

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings]

function Switch({
  name,
  label,
  hint,
}: {
  readonly name: Flag
  readonly label: string
  readonly hint: string
}) {
  const now = useSettings()
  return (
    <label className={css.row}>
      <span>
        {label}
        <small>{hint}</small>
      </span>
      <input
        type="checkbox"
        className={css.switch}
        checked={now[name]}
        onChange={(e) => {
          const on = e.target.checked
          change(name === 'sound' && on ? switched(now) : { [name]: on })
          if (name === 'sound') play('turn')
        }}
      />
    </label>
  )
}
