/** What is in the box, as the rules read it. */
import { shelf } from '@duskhall/kernel'
import * as v from 'valibot'
import { Count, gameFields, Id, Provenances } from '../../kit/content/atoms.ts'
import { checksOf } from '../../kit/content/checks.ts'
import { rulesPart } from '../../kit/content/rules-part.ts'
import standard from './commons.json' with { type: 'json' }

const ContentFile = v.strictObject({
  game: v.strictObject(gameFields),
  stones: v.array(
    v.strictObject({ id: Id, size: Count(1, 5), copies: Count(1, 20), provenance: Provenances }),
  ),
  places: v.array(Id),
  /** By the count of players. */
  setup: v.array(v.strictObject({ stones: Count(1, 9), height: Count(1, 9) })),
})
type ContentFile = v.InferOutput<typeof ContentFile>

/** One more for everybody with the cart. */
const SPARE = 1

const { read, demand, demandOnce } = checksOf('Commons')

function readContent(json: unknown): ContentFile {
  const file = read(ContentFile, json)
  demandOnce({ stones: file.stones })
  const there = file.stones.reduce((sum, { copies }) => sum + copies, 0)
  file.setup.forEach(({ stones }, at) => {
    demand((stones + SPARE) * (at + 1) <= there, `setup.${at}.stones`, `only ${there} stones are there.`)
  })
  return file
}

export const content = shelf({
  read: readContent,
  essence: rulesPart,
  standard,
  make: (_, file: ContentFile) => ({
    file,
    /** By stone. */
    entries: file.stones.flatMap((entry) => new Array<typeof entry>(entry.copies).fill(entry)),
  }),
})

export const { boxOf, standard: STANDARD } = content
