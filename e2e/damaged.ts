/** Saved games that cannot be read any more, and where the hall shows them. */
import type { Page } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** Puts two of them into the store, one of which still tells its game (`hurt`); the hall has been open before. */
export function hurtEntries(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('duskhall')
        request.onsuccess = () => {
          const transaction = request.result.transaction(['tables', 'list'], 'readwrite')
          transaction.objectStore('list').put({ id: 'hurt', game: 'evil-corp', saved: 1.7e12 })
          transaction.objectStore('tables').put({ id: 7 })
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
  )
}

/** From the hall to the list of them. */
export async function openDamaged({ page, words }: Visitor): Promise<void> {
  await page.getByRole('button', { name: words.library }).click()
  await page.getByRole('heading', { name: /Damaged games|Parties abîmées/ }).waitFor()
}
