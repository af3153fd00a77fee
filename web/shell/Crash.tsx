/** Catches what breaks while drawing: the game is kept, and the player is told so. */
import { Component, type ReactNode } from 'react'
import { words } from '../i18n/index.ts'
import { Button } from './Button.tsx'
import css from './Message.module.css'
import { isMissingPart, loadAnew } from './parts.ts'
import { go } from './route.ts'

interface Props {
  readonly children: ReactNode
  /** Saves a report of the game in front of the player. */
  onReport?(error: Error): void
  readonly inside?: boolean
}

export class Crash extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const { onReport } = this.props
    const isMissing = isMissingPart(error)
    const Frame = this.props.inside ? 'div' : 'main'
    return (
      <Frame className={this.props.inside ? css.inside : css.screen}>
        <div className={css.card} data-tone="error" role="alert">
          <h1>{words(isMissing ? 'errors.partTitle' : 'errors.boardTitle')}</h1>
          <p>{words(isMissing ? 'errors.partText' : 'errors.boardText')}</p>
          <div className={css.actions}>
            <Button look="primary" onClick={() => void loadAnew(() => this.setState({ error: null }))}>
              {words(isMissing ? 'errors.loadAnew' : 'errors.reload')}
            </Button>
            {!isMissing && onReport && (
              <Button onClick={() => onReport(error)}>{words('table.report')}</Button>
            )}
            <Button
              look="ghost"
              onClick={() => {
                go({ at: 'hall' })
                this.setState({ error: null })
              }}
            >
              {words('errors.toHall')}
            </Button>
          </div>
        </div>
      </Frame>
    )
  }
}
