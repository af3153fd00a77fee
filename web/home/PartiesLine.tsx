/** "with Mortimer, against Vex and Grizelda". */
import { useWords } from '../i18n/index.ts'
import type { TableInfo } from '../store/tables.ts'
import { partiesOf } from './parties.ts'

export function PartiesLine({ game }: { readonly game: TableInfo }) {
  const { t, lang } = useWords()
  const { own, rivals, yours } = partiesOf(game, lang)
  if (!yours) return rivals ? t('hall.oneAgainst', { one: own, names: rivals }) : own
  if (!own) return t('hall.against', { names: rivals })
  return rivals ? t('hall.withAgainst', { partner: own, names: rivals }) : t('hall.together', { names: own })
}
