/** The arrows printed on a tower card: where it hits, and how far, as the card is held. */

import type { ArrowsEntry } from '../content/schema.ts'
import { DIRECTIONS } from '../content/words.ts'

export function RangeRose({ arrows }: { readonly arrows: ArrowsEntry }) {
  return (
    <svg viewBox="-10 -10 20 20" width="28" height="28" aria-hidden="true">
      <rect x="-2.6" y="-2.6" width="5.2" height="5.2" rx="1" fill="#2b180a" />
      {arrows === 'perfect' ? (
        <circle r="7.6" fill="none" stroke="#b23a24" strokeWidth="2" strokeDasharray="3 2" />
      ) : (
        arrows.map(({ dir, max }) => (
          <g key={dir} transform={`rotate(${DIRECTIONS.indexOf(dir) * 45})`}>
            {Array.from({ length: max }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one arrow
              <path key={n} d={`M0 ${-7 - n * 2.6 + (max - 1) * 1.2}l2.4 3h-4.8z`} fill="#b23a24" />
            ))}
          </g>
        ))
      )}
    </svg>
  )
}
