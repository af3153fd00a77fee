/** Where long words may break, so that a narrow card cuts no name: browsers do not know the words of every language. */

const LONG = 13
/** Letters that stay together at either end. */
const LEAST = 4

const isVowel = (letter: string | undefined) =>
  letter !== undefined && /[aeiouyàâäéèêëîïôöùûüœæ]/i.test(letter)
const isLetter = (letter: string | undefined) => letter !== undefined && /\p{L}/u.test(letter)

/** Before a consonant that a vowel follows; after the first of two. */
function breaksBefore(word: string, at: number): boolean {
  const [before, here, after] = [word[at - 1], word[at], word[at + 1]]
  return isLetter(here) && !isVowel(here) && isVowel(after) && isLetter(before)
}

function parted(word: string): string[] {
  if (word.length < LONG) return [word]
  const parts = ['']
  for (const [at, letter] of [...word].entries()) {
    if (at >= LEAST && at <= word.length - LEAST && breaksBefore(word, at)) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts
}

/** The words in the parts between which they may break; together they are the text. */
export function syllables(text: string): string[] {
  return text.split(/(?<=[ '’-])/).reduce<string[]>((parts, word) => {
    const [first = '', ...rest] = parted(word)
    return [...parts.slice(0, -1), (parts.at(-1) ?? '') + first, ...rest]
  }, [])
}
