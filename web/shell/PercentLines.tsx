/** The lines of a plot in per cent, a half dashed; `y` puts a share from 0 to 1. */
interface PercentLinesProps {
  readonly left: number
  readonly right: number
  y(share: number): number
}

const SHARES = [0, 0.25, 0.5, 0.75, 1]

export function PercentLines({ left, right, y }: PercentLinesProps) {
  return SHARES.map((share) => (
    <g key={share}>
      <line
        x1={left}
        x2={right}
        y1={y(share)}
        y2={y(share)}
        stroke={share === 0.5 ? 'var(--line-2)' : 'var(--line)'}
        strokeDasharray={share === 0.5 ? '5 4' : undefined}
      />
      <text x={left - 8} y={y(share) + 4} textAnchor="end">
        {share * 100}
      </text>
    </g>
  ))
}
