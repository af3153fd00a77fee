/** What ends a game before its end: starting again, and giving up. Both ask first, and nothing is lost by either. */
import { startAgain } from '../end/again.ts'
import { useWords } from '../i18n/index.ts'
import type { SeatSource } from '../play/seat-source.ts'
import type { MenuItem } from '../shell/Menu.tsx'

export function useGivingUp(
  source: SeatSource,
  over: boolean,
  ask: (sure: { readonly question: string; yes(): void }) => void,
): readonly MenuItem[] {
  const { t } = useWords()
  const again = () => startAgain(source)
  if (over) return [{ label: t('table.again'), run: again }]
  return [
    { label: t('table.again'), run: () => ask({ question: t('table.sureAgain'), yes: again }) },
    {
      label: t('table.resign'),
      run: () => ask({ question: t('table.sureResign'), yes: () => source.resign() }),
    },
  ]
}
