/** The screen that a game ends with. */
import { openReplay } from './records.ts'
import type { Visitor } from './visitor.ts'

/** Opens the record of a game that is over, and its end. */
export async function openEnding(visitor: Visitor, record: string): Promise<void> {
  const { page, address, words } = visitor
  await page.goto(`${address}/#/`)
  const id = await openReplay(visitor, record)
  await page.goto(`${address}/#/table/${id}`)
  await page.getByRole('region', { name: words.course }).waitFor()
}
