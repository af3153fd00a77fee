/** How the game ended, above what is said of it. */
import '../i18n/end.ts'
import { isCooperative } from '@duskhall/kernel'
import { Icon } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import type { OpenTable } from '../play/hall.ts'
import { audienceOf, isDefeat, readerOf, seatsOf } from '../play/people.ts'
import css from './AnalysisScreen.module.css'

export function Outcome({ open }: { readonly open: OpenTable }) {
  const { t, lang } = useWords()
  const { game, board, match, saved, texts } = open
  const { state } = match
  const { players, resigned } = saved
  const audience = audienceOf(players)
  const seats = seatsOf(players, audience, lang)
  const { outcome } = state
  const lost = outcome ? isDefeat(game, state, outcome, players) : resigned === audience
  const headline = () => {
    if (outcome) return lost && !isCooperative(game, state) ? t('end.defeat') : board.headline(state, lang)
    const name = seats[resigned ?? 0]?.name ?? ''
    return resigned === audience ? t('end.resigned') : t('end.resignedBy', { name })
  }
  const told = outcome && texts[lang].outcome(outcome, { ...readerOf(players, audience, lang), state })
  return (
    <div className={css.outcome}>
      <span className={css.badge} data-won={lost ? undefined : ''}>
        <Icon name={lost ? 'candle-flame' : 'laurel-crown'} />
      </span>
      <div>
        <h1>{headline()}</h1>
        <p>{told ? told.text : texts[lang].phase(state)}</p>
      </div>
    </div>
  )
}
