/** What spaces and cards are called. */
import type { Language } from '@duskhall/kernel'
import { countEach, letter } from '../../../kit/text/index.ts'
import type { At } from '../../content/geometry/cells.ts'
import { namesOf } from '../../text/names.ts'
import { box } from './model/box.ts'

/** "C2": the third column from the west, the second row from the north. */
export function spaceName([row, column]: At): string {
  return `${letter(column)}${row + 1}`
}

const content = { content: box.id }

/** Who stands on a card: "3 Goblins, 1 Wolf". */
export function enemiesOn(card: string, lang: Language): string {
  const names = namesOf(content, lang)
  const face = box.faces[box.cardNo(card)]
  const counted = countEach((face?.each ?? []).map(({ enemy }) => enemy))
  return counted
    .map(({ item, count }) => `${count} ${count === 1 ? names.enemy(item).name : names.enemy(item).plural}`)
    .join(', ')
}

export function bossName(id: string, lang: Language): string {
  return namesOf(content, lang).boss(box.bosses.findIndex((boss) => boss.id === id))
}

export function levelName(no: number, lang: Language): string {
  return namesOf(content, lang).level(no)
}
