/** A table that cannot be opened here leaves the page all the same: as its record, or as whatever is left of it. */
import { words } from '../i18n/index.ts'
import { hall, OpenError } from '../play/hall.ts'
import { sayProblem } from '../play/problems.ts'
import { toast } from '../shell/toasts.tsx'
import { readTable } from '../store/entries.ts'
import type { EntryKey } from '../store/store.ts'
import { download, rawText, savedText } from './files.ts'

export async function saveUnopened(id: EntryKey): Promise<void> {
  try {
    const found = await hall.raw(id)
    if (found === null) throw new OpenError('noSuchTable')
    const saved = readTable(found)
    if (!saved) download('damaged.json', rawText(found))
    else {
      const content = await hall.content(saved.snapshot.record.content)
      download(`${saved.game}-${saved.id}.json`, savedText(saved, content?.file))
    }
    toast(words('table.recordSaved'))
  } catch (error) {
    sayProblem(error)
  }
}
