/**
 * What ends a game before its end: starting again, and giving up. Both ask first, and nothing is lost by either, except
 * at the table of the day: its only try that counts is given up knowingly or not at all.
 */
import { startAgain } from '../end/again.ts'
import { useWords } from '../i18n/index.ts'
import type { SeatSource } from '../play/seat-source.ts'
import type { MenuItem } from '../shell/Menu.tsx'
import { isCounted } from '../store/tables.ts'

export function useGivingUp(
  source: SeatSource,
  over: boolean,
  ask: (sure: { readonly question: string; yes(): void }) => void,
): readonly MenuItem[] {
  const { t } = useWords()
  const again = () => startAgain(source)
  if (over) return [{ label: t('table.again'), run: again }]
  const counts = isCounted(source.daily)
  const resign = {
    label: t('table.resign'),
    run: () =>
      ask({
        question: t(counts ? 'table.sureResignDaily' : 'table.sureResign'),
        yes: () => source.resign(),
      }),
  }
  if (counts) return [resign]
  return [{ label: t('table.again'), run: () => ask({ question: t('table.sureAgain'), yes: again }) }, resign]
}
