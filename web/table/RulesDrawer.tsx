/** The numbered rules in reading form: searchable, and open at the rule that refused a move. */
import type { GameTexts } from '@duskhall/kernel'
import { Icon } from '@duskhall/ui'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../i18n/index.ts'
import { Dialog } from '../shell/Dialog.tsx'
import { SearchField } from '../shell/SearchField.tsx'
import css from './RulesDrawer.module.css'
import { plainRules } from './rules-plain.ts'
import { piecesOf, type RuleSection, readRules, searchRules } from './rules-text.ts'

const documents = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' })

export interface RulesDrawerProps {
  readonly game: string
  readonly texts: GameTexts
  /** The rule to begin with. */
  readonly rule: string | null
  onClose(): void
}

export function RulesDrawer({ game, texts, rule, onClose }: RulesDrawerProps) {
  const { t } = useWords()
  const [sections, setSections] = useState<readonly RuleSection[] | 'failed' | null>(null)
  const [query, setQuery] = useState('')
  const [target, setTarget] = useState(rule)
  const searched = useDeferredValue(query)
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const load = documents[`../../docs/rules/${game}.${texts.language}.md`]
    if (!load) setSections('failed')
    else
      load().then(
        (text) => setSections(readRules(plainRules(text, texts))),
        () => setSections('failed'),
      )
  }, [game, texts])

  const found = useMemo(
    () => (Array.isArray(sections) ? searchRules(sections, searched) : []),
    [sections, searched],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rule can be shown once the rules are there
  useEffect(() => {
    if (!target) return
    const element = body.current?.querySelector(`[data-rule="${CSS.escape(target)}"]`)
    element?.scrollIntoView({ block: 'center' })
    if (element instanceof HTMLElement) element.focus()
  }, [target, found])

  const jump = (to: string) => {
    setQuery('')
    setTarget(to)
  }
  const count = found.reduce((sum, { blocks }) => sum + blocks.length, 0)
  return (
    <Dialog onClose={onClose} drawer title={t('rulesDrawer.title', { game: texts.title })} game={game}>
      <div className={css.search}>
        <Icon name="magnifying-glass" />
        <SearchField label={t('rulesDrawer.search')} value={query} onChange={setQuery} />
      </div>
      <p className={css.count} role="status">
        {sections === null && t('rulesDrawer.loading')}
        {sections === 'failed' && t('rulesDrawer.failed')}
        {Array.isArray(sections) &&
          searched &&
          (count > 0 ? t('rulesDrawer.found', { count }) : t('rulesDrawer.none'))}
      </p>
      <div ref={body} className={css.rules}>
        {found.map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            {section.blocks.map((block, at) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of a document does not change
                key={at}
                className={block.kind === 'item' ? css.item : css.paragraph}
                data-rule={block.rule}
                data-target={block.rule && block.rule === target ? '' : undefined}
                tabIndex={block.rule ? -1 : undefined}
              >
                {block.rule && <span className={css.number}>{block.rule}</span>}
                <p>
                  {piecesOf(block.text).map(({ text, look }, part) => {
                    const key = `${part} ${text}`
                    if (look === 'strong') return <b key={key}>{text}</b>
                    if (look === 'soft') return <em key={key}>{text}</em>
                    if (look === 'rule') {
                      return (
                        <button key={key} type="button" onClick={() => jump(text)}>
                          {text}
                        </button>
                      )
                    }
                    return text
                  })}
                </p>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
