/** The words of a game, group by group, each with what it means. */
import type { GameTexts } from '@duskhall/kernel'
import css from './Glossary.module.css'

export function Glossary({ texts }: { readonly texts: Pick<GameTexts, 'glossary' | 'headings'> }) {
  return Object.entries(texts.glossary).map(([group, terms]) => (
    <section key={group} className={css.group}>
      <h4>{texts.headings[group]}</h4>
      <dl>
        {Object.entries(terms).map(([term, { name, help }]) => (
          <div key={term}>
            <dt>{name}</dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
