/** Where you are, which phase it is, and the ways to rules, sound, language and settings. */
import { Icon, isSmall, type Phase, tooltip } from '@duskhall/ui'
import { useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import { IconButton } from '../shell/IconButton.tsx'
import { LanguageButton } from '../shell/LanguageButton.tsx'
import { Logo } from '../shell/Logo.tsx'
import { Menu, type MenuItem } from '../shell/Menu.tsx'
import { useArrangement, useRail } from '../shell/media.ts'
import { SoundButton, useSoundSwitch } from '../shell/SoundButton.tsx'
import { KeyHint } from './KeyHint.tsx'
import css from './TopBar.module.css'

export type Panel = 'rules' | 'gallery' | 'settings' | 'help' | 'log' | 'primer'

export interface TopBarProps {
  readonly title: string
  readonly subtitle: string
  readonly phase: Phase | null
  readonly unread: number
  readonly actions: readonly MenuItem[]
  onOpen(panel: Panel): void
  /** Asks what to do, where the game says so. */
  readonly onHint?: (() => void) | undefined
}

/** So many steps that their words have room beside each other in wide windows only. */
const MANY_STEPS = 5

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void document.documentElement.requestFullscreen?.()
}

export function TopBar({ title, subtitle, phase, unread, actions, onOpen, onHint }: TopBarProps) {
  const { t } = useWords()
  const sound = useSoundSwitch()
  const rail = useRail()
  const arrangement = useArrangement()
  const small = isSmall(arrangement)
  // There is hardly room for the menu: the log is in it, and where a hint stands in its place too.
  const logInMenu = arrangement === 'tiny' || (small && onHint !== undefined)
  const many = phase !== null && phase.steps.length >= MANY_STEPS
  const [home, setHome] = useState<HTMLElement | null>(null)
  const icon = (panel: Panel, name: string, label: string, className?: string) => (
    <IconButton icon={name} label={label} className={className} onClick={() => onOpen(panel)} />
  )
  const logLabel = unread > 0 ? t('table.unread', { count: unread }) : t('panels.log')
  const items: readonly MenuItem[] = [
    ...(logInMenu ? [{ label: logLabel, run: () => onOpen('log') }] : []),
    ...(onHint && small ? [{ label: t('hint.ask'), run: onHint }] : []),
    ...(['settings', 'rules', 'gallery', 'help'] as const).map((panel) => ({
      label: t(`panels.${panel}`),
      run: () => onOpen(panel),
    })),
    { label: sound.label, run: sound.turn },
    { label: t('table.fullScreen'), run: toggleFullScreen },
    ...actions,
  ]
  return (
    <header className={css.top} data-many={many ? '' : undefined} ref={setHome}>
      <div className={css.left}>
        <a href="#/" className={css.home} aria-label={t('table.back')} {...tooltip(t('table.back'))}>
          <Logo className={css.logo} />
        </a>
        <h1 className={small ? css.spoken : css.title}>{title}</h1>
        <span className={css.subtitle}>{subtitle}</span>
      </div>
      {phase ? <PhaseTracker phase={phase} small={small} /> : <span />}
      <div className={css.right}>
        {onHint && !rail && (
          <IconButton icon="candle-flame" label={t('hint.ask')} className={css.lamp} onClick={onHint} />
        )}
        {onHint && rail && (
          <Button className={css.hint} onClick={onHint} {...tooltip(t('hint.ask'))}>
            <Icon name="candle-flame" /> {t('hint.title')} <KeyHint of="H" />
          </Button>
        )}
        {!rail && arrangement !== 'tiny' && (
          <span className={css.unread}>
            {icon('log', 'scroll-quill', logLabel)}
            {unread > 0 && <i aria-hidden="true" />}
          </span>
        )}
        {icon('rules', 'open-book', t('panels.rules'), css.wide)}
        {icon('gallery', 'card-pick', t('panels.gallery'), `${css.wide} ${css.rare}`)}
        <SoundButton className={css.wide} />
        <LanguageButton className={css.wide} />
        {icon('help', 'help', t('panels.help'), `${css.wide} ${css.rare}`)}
        <Menu items={items} home={home}>
          <Button look="icon" aria-label={t('table.more')} {...tooltip(t('table.more'))}>
            <Icon name="cog" />
          </Button>
        </Menu>
      </div>
    </header>
  )
}

function PhaseTracker({ phase, small }: { readonly phase: Phase; readonly small: boolean }) {
  const { short } = phase
  return (
    <div className={css.phase} data-phase="">
      {small && short && (
        <span className={css.short} aria-hidden="true">
          {short}
        </span>
      )}
      <span className={small && short ? css.spoken : css.round}>{phase.title}</span>
      {phase.steps.length > 0 && (
        <ol className={css.steps}>
          {phase.steps.map(({ id, label, icon }) => (
            <li
              key={id}
              data-zone={`phase-${id}`}
              data-on={id === phase.now ? '' : undefined}
              aria-current={id === phase.now ? 'step' : undefined}
              {...tooltip(label)}
            >
              {icon && <Icon name={icon} />}
              <span className={small && icon ? css.spoken : undefined}>{label}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
