/** What lies behind the table of Villainous, and how a visitor opens it. */
import type { Visitor } from './visitor.ts'

/** Opens the discard pile of the visitor; where there is little room, from among all piles. */
export async function openDiscard({ page }: Visitor): Promise<void> {
  const pile = page.getByRole('button', { name: /^(Your discard pile|Votre défausse)/ })
  const piles = page.getByRole('button', { name: /^(Decks and discard piles|Pioches et défausses)/ })
  await pile.or(piles).first().click()
  await pile.first().waitFor()
}

/** The other's Realm as large as the own one. */
export async function lookAcross({ page }: Visitor): Promise<void> {
  await page
    .getByRole('button', { name: /(Look at the Realm of|Regarder le Royaume)/ })
    .first()
    .click()
}
