/** A button that opens a list of things to do. Radix walks it with arrows and gives the focus back. */
import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactNode } from 'react'
import css from './Menu.module.css'

export interface MenuItem {
  readonly label: string
  /** A lesson asks for it. */
  readonly asked?: boolean | undefined
  run(): void
}

export interface MenuProps {
  /** The button. */
  readonly children: ReactNode
  readonly items: readonly MenuItem[]
  /** Where it opens, so that it belongs to a landmark. */
  readonly home: HTMLElement | null
}

export function Menu({ children, items, home }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={home}>
        <Radix.Content className={css.menu} align="end" sideOffset={6}>
          {items.map(({ label, asked, run }, at) => (
            <Radix.Item
              // biome-ignore lint/suspicious/noArrayIndexKey: two answers may read the same
              key={`${at} ${label}`}
              className={css.item}
              data-asked={asked ? '' : undefined}
              onSelect={run}
            >
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
