/** A scenario from a file that somebody chooses. */
import { DuskhallError } from '@duskhall/kernel'
import type { RoomDesk } from '@duskhall/ui'
import { readScenario } from './model/file.ts'

/** Null where nothing was chosen. */
export async function openScenario(desk: RoomDesk): Promise<ReturnType<typeof readScenario> | null> {
  try {
    const text = await desk.chooseFile()
    return text === null ? null : readScenario(text)
  } catch (error) {
    const isLarge = error instanceof DuskhallError && error.code === 'record-large'
    return { unread: [{ code: isLarge ? 'large' : 'noJson' }] }
  }
}
