/** A button that shows an icon alone; its name is spoken, and shown to whoever points at it. */
import { Icon, tooltip } from '@duskhall/ui'
import { Button } from './Button.tsx'

export interface IconButtonProps {
  readonly icon: string
  readonly label: string
  /** What is said instead where several look alike; begins with the label. */
  readonly 'aria-label'?: string
  readonly className?: string | undefined
  readonly iconClassName?: string | undefined
  readonly disabled?: boolean
  onClick(): void
}

export function IconButton({ icon, label, iconClassName, ...rest }: IconButtonProps) {
  return (
    <Button look="icon" aria-label={label} {...tooltip(label)} {...rest}>
      <Icon name={icon} className={iconClassName} />
    </Button>
  )
}
