/** A button shows two words and says the whole: what its label has beyond them, so that none is said twice. */
export function afterVerb(verb: string, label: string): string {
  const rest = label.slice(verb.length)
  const begins = label.toLowerCase().startsWith(verb.toLowerCase()) && !/^[\p{L}\d]/u.test(rest)
  return begins ? rest : `: ${label}`
}
