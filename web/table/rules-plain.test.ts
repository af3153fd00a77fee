import { readFileSync } from 'node:fs'
import { texts as evilCorp } from '@duskhall/games/evil-corp/text/index.ts'
import { texts as kingdomRush } from '@duskhall/games/kingdom-rush/text/index.ts'
import { texts as terrors } from '@duskhall/games/terrors-of-london/text/index.ts'
import { texts as villainous } from '@duskhall/games/villainous/text/index.ts'
import { expect, test } from 'vitest'
import { plainRules } from './rules-plain.ts'
import { readRules } from './rules-text.ts'

const GAMES = {
  'evil-corp': evilCorp,
  'kingdom-rush': kingdomRush,
  'terrors-of-london': terrors,
  villainous,
} as const
const document = (file: string) =>
  readFileSync(new URL(`../../docs/rules/${file}.md`, import.meta.url), 'utf8')

const every = (['evil-corp', 'kingdom-rush', 'terrors-of-london', 'villainous'] as const).flatMap((game) =>
  (['en', 'fr'] as const).map((language) => [game, language] as const),
)

test.each(every)('players read no code names: %s, %s', (game, language) => {
  const read = plainRules(document(`${game}.${language}`), GAMES[game][language])
  expect(read.match(/`.+?`|\b[a-z]+[A-Z]\w*|\((basic|blue|red|yellow|demon)-[\w-]+\)/g)).toBeNull()
})

test.each(every)('seats and boards count from 1: %s, %s', (game, language) => {
  const read = plainRules(document(`${game}.${language}`), GAMES[game][language])
  expect(read.match(/\b(seats?|boards?|places?|plateaux?) 0\b/gi)).toBeNull()
})

test.each(['en', 'fr'] as const)('checks of the content file are not shown (%s)', (language) => {
  const numbers = (text: string) =>
    readRules(text).flatMap(({ blocks }) => blocks.flatMap(({ rule }) => rule ?? []))
  const all = numbers(document(`evil-corp.${language}`))
  const shown = numbers(plainRules(document(`evil-corp.${language}`), evilCorp[language]))
  expect(all.filter((rule) => !shown.includes(rule))).toEqual(
    all.filter((rule) => rule.startsWith('EC-DATA')),
  )
  expect(shown.length).toBeGreaterThan(500)
})

test('options and their values are called as the form calls them', () => {
  const line = 'A bonus (`red-08`). Table option `rage`: default `coinOrPower`, or `powerOrRegeneration`.'
  expect(plainRules(line, terrors.en)).toBe(
    'A bonus. Table option “RAGE”: default “Coins or Power”, or “Power or Regeneration”.',
  )
  expect(plainRules('Option `rage` : `coinOrPower`.', terrors.fr)).toBe(
    'Option «\u00a0FUREUR\u00a0»\u00a0: «\u00a0Pièces ou Pouvoir\u00a0».',
  )
  expect(plainRules('With `baseCoin` it is 1.', terrors.en)).toBe('With “Always 1 Coin” it is 1.')
  expect(plainRules('An `unknown` name stays.', terrors.en)).toBe('An `unknown` name stays.')
})

test('nobody reads a sentence of a printed rulebook', () => {
  const rule = (file: string, id: string) => document(file).split(`**${id}** `)[1]?.split('\n')[0]
  expect(rule('terrors-of-london.fr', 'TL-HORDE16')).not.toBe(
    'Les monstres de faction ont une ou deux capacités Horde.',
  )
  expect(rule('terrors-of-london.fr', 'TL-SETUP6')).not.toBe(
    'Chaque joueur reçoit 5 Adorateurs et 3 Fanatiques.',
  )
  expect(rule('terrors-of-london.fr', 'TL-END2')).not.toBe(
    "Le joueur dont l'Overlord a encore de la Santé gagne.",
  )
  expect(rule('evil-corp.en', 'EC-PORTAL1')).not.toBe('Only a Blue tile can be deployed on a Demonic Portal.')
})
