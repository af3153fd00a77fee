/** The campaign of Kingdom Rush: how a visitor comes to it, and has won a game of it. */
import { keptGame } from './kept-games.ts'
import { openReplay } from './records.ts'
import type { Visitor } from './visitor.ts'

export const nodeOf = ({ page }: Visitor, number: number) =>
  page.getByRole('button', { name: new RegExp(`^(Scenario|Scénario) ${number}, `) })

export async function goToCampaign(visitor: Visitor): Promise<void> {
  await visitor.page.goto(`${visitor.address}/#/kingdom-rush/campaign`)
  await nodeOf(visitor, 1).waitFor()
}

/** A game of the campaign that has been won: its record, kept with the mark that the campaign gives its tables. */
export async function winInCampaign(visitor: Visitor): Promise<string> {
  const { page, address } = visitor
  await page.goto(`${address}/#/`)
  const id = await openReplay(visitor, keptGame('won-by-two'))
  await page.evaluate(async (table) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('duskhall')
      opening.onsuccess = () => resolve(opening.result)
    })
    const box = database.transaction(['tables'], 'readwrite').objectStore('tables')
    await new Promise<void>((resolve) => {
      const reading = box.get(table)
      reading.onsuccess = () => {
        const room = { room: 'campaign', word: 'first' }
        box.put({ ...reading.result, room }).onsuccess = () => resolve()
      }
    })
    database.close()
  }, id)
  return id
}
