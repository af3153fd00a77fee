/** What happens by itself as a list: what is done, what is shown now, what is still to come. */
import { Icon } from '@duskhall/ui'
import { useWords } from '../i18n/index.ts'
import css from './InterludeSteps.module.css'
import type { ShownInterlude } from './useInterlude.ts'

export function InterludeSteps({ shown }: { readonly shown: ShownInterlude }) {
  const { t } = useWords()
  const { interlude, at, watching } = shown
  const now = typeof at === 'number' ? watching.at : interlude.to
  return (
    <ol className={css.steps} aria-label={`${interlude.title}, ${t('interlude.steps')}`}>
      {interlude.steps.map(({ id, title, result, asks }, number) => {
        const done = number < now
        return (
          <li
            key={id}
            data-done={done ? '' : undefined}
            data-asks={asks && !done ? '' : undefined}
            aria-current={number === now ? 'step' : undefined}
          >
            <i aria-hidden="true">{done ? <Icon name="check-mark" /> : number + 1}</i>
            <span>
              <b>
                {title}
                {done && <span className={css.spoken}> ({t('interlude.done')})</span>}
              </b>
              {(done || number === now || asks) && <em>{asks && !done ? t('interlude.asksYou') : result}</em>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
