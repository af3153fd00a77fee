/** Where long words may break, so that a narrow card cuts no name: browsers do not know the words of every language. */

const SOFT = '\u00ad'
const LONG = 11
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

function hyphenated(word: string): string {
  if (word.length < LONG) return word
  return [...word]
    .map((letter, at) =>
      at >= LEAST && at <= word.length - LEAST && breaksBefore(word, at) ? SOFT + letter : letter,
    )
    .join('')
}

/** The same words with marks that nobody sees where none of them breaks. */
export function breakable(text: string): string {
  return text.split(' ').map(hyphenated).join(' ')
}
