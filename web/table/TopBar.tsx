/** Where you are, which phase it is, and the ways to rules, sound, language and settings. */
import { Icon, type Phase } from '@duskhall/ui'
import * as Menu from '@radix-ui/react-dropdown-menu'
import { useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import { IconButton } from '../shell/IconButton.tsx'
import { LanguageButton } from '../shell/LanguageButton.tsx'
import { Logo } from '../shell/Logo.tsx'
import { useRail } from '../shell/media.ts'
import { SoundButton, useSoundSwitch } from '../shell/SoundButton.tsx'
import prompt from './PromptBar.module.css'
import css from './TopBar.module.css'

export type Panel = 'rules' | 'gallery' | 'settings' | 'help' | 'log'

export interface TopBarProps {
  readonly title: string
  readonly subtitle: string
  readonly phase: Phase | null
  readonly unread: number
  readonly actions: readonly { readonly label: string; run(): void }[]
  onOpen(panel: Panel): void
}

export function TopBar({ title, subtitle, phase, unread, actions, onOpen }: TopBarProps) {
  const { t } = useWords()
  const sound = useSoundSwitch()
  const rail = useRail()
  // The menu opens inside the header, so that it belongs to a landmark.
  const [home, setHome] = useState<HTMLElement | null>(null)
  const icon = (panel: Panel, name: string, label: string, className?: string) => (
    <IconButton icon={name} label={label} className={className} onClick={() => onOpen(panel)} />
  )
  return (
    <header className={css.top} ref={setHome}>
      <div className={css.left}>
        <a href="#/" className={css.home} aria-label={t('table.back')} title={t('table.back')}>
          <Logo className={css.logo} />
        </a>
        <h1 className={css.title}>{title}</h1>
        <span className={css.subtitle}>{subtitle}</span>
      </div>
      {phase ? <PhaseTracker phase={phase} /> : <span />}
      <div className={css.right}>
        {!rail && (
          <span className={css.unread}>
            {icon('log', 'scroll-quill', unread > 0 ? t('table.unread', { count: unread }) : t('panels.log'))}
            {unread > 0 && <i aria-hidden="true" />}
          </span>
        )}
        {icon('rules', 'open-book', t('panels.rules'), css.wide)}
        {icon('gallery', 'card-pick', t('panels.gallery'), css.wide)}
        <SoundButton className={css.wide} />
        <LanguageButton className={css.wide} />
        {icon('help', 'help', t('panels.help'), css.wide)}
        <Menu.Root modal={false}>
          <Menu.Trigger asChild>
            <Button look="icon" aria-label={t('table.more')} title={t('table.more')}>
              <Icon name="cog" />
            </Button>
          </Menu.Trigger>
          <Menu.Portal container={home}>
            <Menu.Content className={prompt.menu} align="end" sideOffset={6}>
              {(['settings', 'rules', 'gallery', 'help'] as const).map((panel) => (
                <Menu.Item key={panel} className={prompt.item} onSelect={() => onOpen(panel)}>
                  {t(`panels.${panel}`)}
                </Menu.Item>
              ))}
              <Menu.Item className={prompt.item} onSelect={sound.turn}>
                {sound.label}
              </Menu.Item>
              <Menu.Item
                className={prompt.item}
                onSelect={() =>
                  void (document.fullscreenElement
                    ? document.exitFullscreen()
                    : document.documentElement.requestFullscreen?.())
                }
              >
                {t('table.fullScreen')}
              </Menu.Item>
              {actions.map(({ label, run }) => (
                <Menu.Item key={label} className={prompt.item} onSelect={run}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Portal>
        </Menu.Root>
      </div>
    </header>
  )
}

function PhaseTracker({ phase }: { readonly phase: Phase }) {
  return (
    <div className={css.phase}>
      <span className={css.round}>{phase.title}</span>
      {phase.steps.length > 0 && (
        <ol className={css.steps}>
          {phase.steps.map(({ id, label, icon }) => (
            <li
              key={id}
              data-on={id === phase.now ? '' : undefined}
              aria-current={id === phase.now ? 'step' : undefined}
            >
              {icon && <Icon name={icon} />}
              {label}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
