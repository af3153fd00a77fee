/** The names that stand in the content, in one language. */
import { type Language, spaced } from '@duskhall/kernel'
import { boxOf } from '../content/box.ts'

type Both = { readonly [L in Language]: string }

export interface Names {
  words(both: Both | undefined): string
  tower(no: number): string
  hero(no: number): string
  ability(no: number): string
  spell(no: number): string
  boss(no: number): string
  /** An action card of a boss. */
  action(card: number): { readonly name: string; readonly text: string }
  scenario(no: number): { readonly title: string; readonly story: string }
  level(no: number): string
  enemy(no: number): { readonly name: string; readonly plural: string }
  readonly wildcat: string
}

export function namesOf(s: { readonly content: string }, language: Language): Names {
  const { file, faces } = boxOf(s)
  const words = (both: Both | undefined): string => {
    if (!both) return ''
    return language === 'fr' ? spaced(both.fr) : both.en
  }
  const abilities = file.heroes.flatMap((hero) => hero.abilities)
  const actions = file.bosses.flatMap((boss) => boss.actions)
  return {
    words,
    tower: (no) => words(file.towers[no]?.name),
    hero: (no) => words(file.heroes[no]?.name),
    ability: (no) => words(abilities[no]?.name),
    spell: (no) => words(file.spells[no]?.name),
    boss: (no) => words(file.bosses[no]?.name),
    action: (card) => {
      const action = actions[card - faces.length]
      return { name: words(action?.name), text: words(action?.text) }
    },
    scenario: (no) => {
      const entry = file.scenarios[no]
      return { title: words(entry?.title), story: words(entry?.story) }
    },
    level: (no) => words(file.difficulties[no]?.name),
    enemy: (no) => ({ name: words(file.enemies[no]?.name), plural: words(file.enemies[no]?.plural) }),
    wildcat: words(file.wildcat.name),
  }
}
