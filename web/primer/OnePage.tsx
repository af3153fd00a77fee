/** The game in one page, with the real pieces; below it every icon and what it means. It can be printed. */
import type { GameTexts, Language } from '@duskhall/kernel'
import type { BoardModule, PrimerPart } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import { TermPicture } from '../table/TermPicture.tsx'
import { entriesOf } from '../table/what.ts'
import css from './OnePage.module.css'

export interface OnePageProps {
  readonly board: Pick<BoardModule, 'pictures' | 'cards'>
  readonly texts: GameTexts
  readonly primer: readonly PrimerPart[]
  readonly lang: Language
  /** Identity of the content whose cards are shown. */
  readonly content: string
}

export function OnePage({ board, texts, primer, lang, content }: OnePageProps) {
  const { t } = useWords()
  const { pictures = {} } = board
  return (
    <div className={css.page}>
      <p className={css.about}>{texts.about}</p>
      <div className={css.parts}>
        {primer.map(({ heading, points, shows = [], cards = [] }) => (
          <section key={heading.en} className={css.part}>
            <h3>{heading[lang]}</h3>
            <ul className={css.points}>
              {points.map((point) => (
                <li key={point.en}>{point[lang]}</li>
              ))}
            </ul>
            {shows.length > 0 && (
              <ul className={css.shows}>
                {entriesOf(texts, shows).map(({ id, name }) => (
                  <li key={id}>
                    <TermPicture id={id} pictures={pictures} /> {name}
                  </li>
                ))}
              </ul>
            )}
            {cards.length > 0 && (
              <div className={css.cards}>
                {cards.map((card) => (
                  <span key={card} className={css.card}>
                    <board.cards.Card id={card} size="L" lang={lang} content={content} />
                  </span>
                ))}
              </div>
            )}
          </section>
        ))}
      </div>
      <h3>{t('primer.legend')}</h3>
      <dl className={css.legend}>
        {entriesOf(texts, Object.keys(pictures)).map(({ id, name, help }) => (
          <div key={id}>
            <TermPicture id={id} pictures={pictures} />
            <dt>{name}</dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
