/** Gold is a plain coin, magic gold a violet one with a star in it. */
import css from './Coin.module.css'
import { id } from './seen.ts'

interface CoinProps {
  readonly magic?: boolean
  readonly size?: number
  /** The purse it stands for: it flies when something is paid or gained. */
  readonly purse?: string
}

export function Coin({ magic, size = 16, purse }: CoinProps) {
  return (
    <span
      data-piece={purse && id.coin(purse)}
      className={`${css.coin} ${magic ? css.magic : ''}`}
      style={{ width: size, height: size, fontSize: Math.max(12, size * 0.72) }}
      aria-hidden="true"
    >
      {magic ? '✦' : ''}
    </span>
  )
}

const MOST_SHOWN = 3

/** A small heap; more than three are counted. */
export function Coins({ count }: { readonly count: number }) {
  if (count > MOST_SHOWN) {
    return (
      <span className={css.heap}>
        <Coin />
        <b>{count}</b>
      </span>
    )
  }
  return (
    <span className={css.heap}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: coins are all alike
        <Coin key={at} />
      ))}
    </span>
  )
}
