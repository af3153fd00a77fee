/** The record of a table that cannot be opened here leaves the page all the same. */
import { words } from '../i18n/index.ts'
import { hall, OpenError } from '../play/hall.ts'
import { sayProblem } from '../play/problems.ts'
import { toast } from '../shell/toasts.tsx'
import { download, savedText } from './files.ts'

export async function saveUnopened(id: string): Promise<void> {
  try {
    const saved = await hall.load(id)
    if (!saved) throw new OpenError('noSuchTable')
    const content = await hall.content(saved.snapshot.record.content)
    download(`${saved.game}-${id}.json`, savedText(saved, content?.file))
    toast(words('table.recordSaved'))
  } catch (error) {
    sayProblem(error)
  }
}
