/** Files that a room asks for. */
import { problem } from '@duskhall/kernel'

/** More than any room writes. */
const MOST_BYTES = 2_000_000

/** Lets the reader choose a file; null where they choose none. */
export function chooseFile(): Promise<string | null> {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.json,application/json'
  return new Promise((resolve, reject) => {
    input.oncancel = () => resolve(null)
    input.onchange = () => {
      const file = input.files?.[0]
      if (!file) return resolve(null)
      if (file.size > MOST_BYTES) return reject(problem('record-large', { most: MOST_BYTES }))
      file.text().then(resolve, reject)
    }
    input.click()
  })
}
