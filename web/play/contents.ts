/** A corrected card never ruins a saved game: every table goes on with the cards it began with, kept beside it. */
import { fromSnapshot, type Game, type Match, type Snapshot, unpackContent } from '@duskhall/kernel'
import type { ContentStore } from '../store/store.ts'

/** The match of a saved table, with its own content if the box holds another by now. */
export async function savedMatch(
  game: Game,
  snapshot: Snapshot,
  store: Pick<ContentStore, 'content'>,
): Promise<Match> {
  const { content } = snapshot.record
  if (!game.content.has(content)) unpackContent(game, content, (await store.content(content))?.file)
  return fromSnapshot(game, snapshot)
}

/** Keeps what saves of the first version did not keep, while the program still has it. */
export async function fillContents(
  store: ContentStore,
  rulesOf: (game: string) => Promise<Game> | undefined,
): Promise<void> {
  for (const content of await store.missingContents()) {
    const file = (await rulesOf(content.game))?.content.file(content.id)
    if (file !== undefined) await store.keepContent({ ...content, file })
  }
}

/** The file of a content for whoever has the program as it came; undefined for the content that lies in the box. */
export function contentToBring({ content }: Game, id: string): unknown {
  const file = content.file(id)
  return file === content.file(content.standard) ? undefined : file
}
