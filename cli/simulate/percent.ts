export function percent(rate: number): string {
  return `${(100 * (rate || 0)).toFixed(1)} %`
}
