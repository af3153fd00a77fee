/** Who drew the icons that are in the page. */
import authors from '../../scripts/icon-authors.json' with { type: 'json' }

/** CC BY asks for the author, the source, the licence, and what was changed. */
export function iconCredits(): string {
  const lines = Object.entries(authors).map(
    ([author, icons]) => `Icons made by ${author}: ${icons.join(', ')}.`,
  )
  return `Icons of https://game-icons.net (@iconify-json/game-icons), under the Creative Commons licence
Attribution 3.0 Unported (CC BY 3.0), https://creativecommons.org/licenses/by/3.0/legalcode
They were recoloured, and their numbers rounded.

${lines.join('\n')}`
}
