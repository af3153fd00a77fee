/** The game in one page, over the hall or a table; what it shows of the game comes when it is opened. */
import { loadPrimer } from '@duskhall/games/registry.ts'
import type { PrimerPart } from '@duskhall/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { type OpenGame, openGame } from '../play/hall.ts'
import { Button } from '../shell/Button.tsx'
import { Dialog } from '../shell/Dialog.tsx'
import { OnePage } from './OnePage.tsx'
import './print.css'

interface Loaded {
  readonly open: OpenGame
  readonly primer: readonly PrimerPart[]
}

export interface PrimerDialogProps {
  readonly game: string
  readonly title: string
  onClose(): void
}

async function load(game: string): Promise<Loaded> {
  // A game that has none shows its icons.
  const [open, primer] = await Promise.all([openGame(game), loadPrimer(game).catch(() => [])])
  return { open, primer }
}

export function PrimerDialog({ game, title, onClose }: PrimerDialogProps) {
  const { t, lang } = useWords()
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  useEffect(() => {
    let gone = false
    load(game).then(
      (now) => gone || setLoaded(now),
      () => gone || setLoaded('failed'),
    )
    return () => {
      gone = true
    }
  }, [game])
  const found = loaded !== null && loaded !== 'failed' ? loaded : null
  return (
    <Dialog
      onClose={onClose}
      wide
      title={t('primer.title', { game: title })}
      game={game}
      footer={
        <Button onClick={() => print()} disabled={!found}>
          {t('primer.print')}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div data-sheet="" tabIndex={0}>
        {found ? (
          <OnePage
            board={found.open.board}
            texts={found.open.texts[lang]}
            primer={found.primer}
            lang={lang}
            content={found.open.game.content.standard}
          />
        ) : (
          <p role="status">{t(loaded === 'failed' ? 'rulesDrawer.failed' : 'rulesDrawer.loading')}</p>
        )}
      </div>
    </Dialog>
  )
}
