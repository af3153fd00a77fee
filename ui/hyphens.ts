/** Where long words may break, so that a narrow card cuts no name: browsers do not know the words of every language. */

const LONG = 9
/** Letters that stay together at either end. */
const LEAST = 4

const isVowel = (letter: string | undefined) =>
  letter !== undefined && /[aeiouyàâäéèêëîïôöùûüœæ]/i.test(letter)
const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter)

const isConsonant = (letter: string | undefined) => isLetter(letter) && !isVowel(letter)

/** Two consonants that are one sound, or begin one. */
const TOGETHER = /^([cpst]h|gn|[bcdfgptv][lr])$/i

/** Before a consonant that a vowel follows, or two that belong together; after the first of two others. */
function breaksBefore(word: string, at: number): boolean {
  if (!isLetter(word[at - 1]) || !isConsonant(word[at])) return false
  const isPair = (from: number) => TOGETHER.test(word.slice(from, from + 2))
  return isPair(at) ? isVowel(word[at + 2]) : isVowel(word[at + 1]) && !isPair(at - 1)
}

function parted(word: string): string[] {
  if (word.trimEnd().length < LONG) return [word]
  const parts = ['']
  for (const [at, letter] of [...word].entries()) {
    if (at >= LEAST && at <= word.length - LEAST && breaksBefore(word, at)) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}

/** The words in the parts between which they may break; together they are the text. */
export function syllables(text: string): string[] {
  return text.split(/(?<=[ -])/).reduce<string[]>((parts, word) => {
    const [first = '', ...rest] = parted(word)
    return [...parts.slice(0, -1), (parts.at(-1) ?? '') + first, ...rest]
  }, [])
}
