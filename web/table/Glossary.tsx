/** The words of a game, group by group, each with what it means. */
import type { GameTexts } from '@duskhall/kernel'
import type { BoardModule } from '@duskhall/ui'
import css from './Glossary.module.css'
import { TermPicture } from './TermPicture.tsx'

export interface GlossaryProps {
  readonly texts: Pick<GameTexts, 'glossary' | 'headings'>
  readonly pictures?: BoardModule['pictures']
}

export function Glossary({ texts, pictures }: GlossaryProps) {
  return Object.entries(texts.glossary).map(([group, terms]) => (
    <section key={group} className={css.group}>
      <h4>{texts.headings[group]}</h4>
      <dl>
        {Object.entries(terms).map(([term, { name, help }]) => (
          <div key={term}>
            <dt>
              <TermPicture id={`${group}.${term}`} pictures={pictures} />
              {name}
            </dt>
            <dd>{help}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
