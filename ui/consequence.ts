/** One sentence of several parts, for line 2 of the prompt: "You pay 1 Coin and it goes to your discard pile". */
export function inOneSentence(parts: readonly string[], list: (parts: readonly string[]) => string): string {
  const text = list(parts)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
