/** The scenarios that this browser keeps, and where a new one begins. */
import type { Language } from '@duskhall/kernel'
import { Icon } from '@duskhall/ui'
import type { ScenarioEntry } from '../../content/schema.ts'
import css from './Drafts.module.css'
import { file } from './model/box.ts'
import type { Draft } from './model/drafts.ts'
import { editorWords } from './words/index.ts'

export function Drafts(props: {
  readonly lang: Language
  readonly drafts: readonly Draft[]
  /** One that was deleted just now. */
  readonly gone: Draft | null
  /** Why a file was not opened, a sentence for each reason. */
  readonly unread: readonly string[]
  onOpen(draft: Draft): void
  onRemove(draft: Draft): void
  onTakeBack(): void
  onStart(entry: ScenarioEntry | null): void
  onFile(): void
}) {
  const { lang, drafts, gone, unread, onOpen, onRemove, onTakeBack, onStart, onFile } = props
  const words = editorWords(lang)
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className={css.page}>
      <h2>{words.drafts.title}</h2>
      <p className={css.about}>{words.drafts.about}</p>
      {unread.length > 0 && (
        <div className={css.unread} role="alert">
          <b>{words.notOpened}</b>
          <ul>
            {unread.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      <section aria-label={words.drafts.yours}>
        <h3>{words.drafts.yours}</h3>
        {gone && (
          <p role="status">
            {words.drafts.removed(gone.entry.title[lang] || gone.entry.id)}{' '}
            <button type="button" className={css.takeBack} onClick={onTakeBack}>
              {words.drafts.takeBack}
            </button>
          </p>
        )}
        {drafts.length === 0 && <p className={css.none}>{words.drafts.none}</p>}
        <ul className={css.list}>
          {drafts.map((draft) => {
            const title = draft.entry.title[lang] || draft.entry.id
            return (
              <li key={draft.id}>
                <button
                  type="button"
                  className={css.draft}
                  aria-label={words.drafts.open(title)}
                  onClick={() => onOpen(draft)}
                >
                  <Thumbnail entry={draft.entry} />
                  <b>{title}</b>
                  <small>{words.drafts.saved(when.format(draft.saved))}</small>
                </button>
                <button
                  type="button"
                  className={css.remove}
                  aria-label={words.drafts.remove(title)}
                  // The second click of two quick ones would hit the next in the list.
                  onClick={({ detail }) => detail < 2 && onRemove(draft)}
                >
                  <Icon name="cancel" />
                </button>
              </li>
            )
          })}
        </ul>
      </section>
      <section aria-label={words.drafts.start}>
        <h3>{words.drafts.start}</h3>
        <ul className={css.list}>
          <li>
            <button type="button" className={css.draft} onClick={({ detail }) => detail < 2 && onStart(null)}>
              <span className={css.blank} aria-hidden="true">
                +
              </span>
              <b>{words.drafts.blank}</b>
            </button>
          </li>
          <li>
            <button type="button" className={css.draft} onClick={onFile}>
              <span className={css.blank} aria-hidden="true">
                <Icon name="scroll-quill" />
              </span>
              <b>{words.head.importFile}</b>
            </button>
          </li>
          {file.scenarios.map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className={css.draft}
                onClick={({ detail }) => detail < 2 && onStart(entry)}
              >
                <Thumbnail entry={entry} />
                <b>
                  {entry.number}. {entry.title[lang]}
                </b>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

const FILL: { readonly [square: string]: string } = { P: '#d7ad73', S: '#e6d9bd', W: '#fff' }

function Thumbnail({ entry: { map } }: { readonly entry: ScenarioEntry }) {
  const columns = Math.max(1, ...map.map((row) => row.length))
  return (
    <svg
      viewBox={`-0.4 -0.4 ${columns + 0.8} ${map.length + 0.8}`}
      className={css.thumbnail}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {map.flatMap((row, r) =>
        [...row].map((square, c) =>
          square === '.' ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
              key={`${r},${c}`}
              x={square === 'P' ? c : c + 0.16}
              y={square === 'P' ? r : r + 0.16}
              width={square === 'P' ? 1.02 : 0.68}
              height={square === 'P' ? 1.02 : 0.68}
              rx={square === 'P' ? 0 : 0.16}
              fill={FILL[square]}
            />
          ),
        ),
      )}
    </svg>
  )
}
