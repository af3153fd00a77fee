/** Asked only where a click would be hard to take back, or always if the player wishes. */
import { useWords } from '../i18n/index.ts'
import { Button } from '../shell/Button.tsx'
import { Dialog } from '../shell/Dialog.tsx'

export function ConfirmDialog(props: {
  readonly game: string
  readonly question: string
  onYes(): void
  onNo(): void
}) {
  const { t } = useWords()
  return (
    <Dialog
      onClose={props.onNo}
      title={t('table.sureTitle')}
      hint={props.question}
      game={props.game}
      footer={
        <>
          <Button onClick={props.onNo}>{t('table.dont')}</Button>
          <Button look="primary" onClick={props.onYes}>
            {t('table.doIt')}
          </Button>
        </>
      }
    />
  )
}
