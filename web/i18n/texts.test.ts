import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { analysis } from './analysis.ts'
import { daily } from './daily.ts'
import { en as hallInEnglish } from './en.ts'
import { end } from './end.ts'
import { evenings } from './evenings.ts'
import { fr as hallInFrench } from './fr.ts'
import { medals } from './medals.ts'
import { play } from './play.ts'

const en = {
  ...hallInEnglish,
  ...analysis.en,
  ...daily.en,
  ...end.en,
  ...medals.en,
  ...play.en,
  ...evenings.en,
}
const fr = {
  ...hallInFrench,
  ...analysis.fr,
  ...daily.fr,
  ...end.fr,
  ...medals.fr,
  ...play.fr,
  ...evenings.fr,
}

function leaves(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
}

test('no text is empty', () => {
  for (const [key, text] of [...leaves(en), ...leaves(fr)]) expect(text, key).not.toBe('')
})

test('French keeps its signs on the line', () => {
  for (const [key, text] of leaves(fr)) {
    expect(text, key).not.toMatch(/[^\s\u00a0][?!;:](\s|$)| [?!;:»%]|« /)
  }
  expect(fr.table.whyNot).toBe('Pourquoi pas\u00a0?')
})

test('there is one apostrophe', () => {
  for (const [key, text] of [...leaves(en), ...leaves(fr)]) expect(text, key).not.toContain('’')
})

test('the hall speaks plainly', () => {
  const said = [...leaves(en), ...leaves(fr)].map(([, text]) => text).join('\n')
  expect(said).not.toMatch(
    /tables are laid|[Dd]amaged entr|[Ee]ntrées? abîmée|[Qq]uestion number|numéro de la question|The question$|La question$|[Ll]egal answer|[Oo]ther answers|documented default|One screen|doubtful|[Ss]eed|Graine|graine|nothing is sent|can be asked why|Revenir$/m,
  )
  expect([en.hall.choose.other, fr.hall.choose.other]).toEqual(['Choose a game.', 'Choisissez un jeu.'])
  expect([fr.table.undo, fr.table.cancel]).toEqual(['Reprendre', 'Annuler'])
  expect([en.hall.oneScreen, fr.hall.oneScreen]).toEqual(['Pass and play', 'À plusieurs sur cet écran'])
  expect([en.setup.seed, fr.setup.seed]).toEqual(['Shuffle code', 'Code de mélange'])
  expect([en.setup.variants, en.settings.lettersHint]).toEqual([
    'Variants and rule options',
    'Adds letters to colour-coded pieces.',
  ])
  expect(en.help.text).toMatch(/Click a greyed item to learn why\.$/)
  expect(en.table.thinkingHint).toMatch(/nothing is played yet\.$/)
})

test('one word is one thing: what takes back is not what goes on', () => {
  const back = [fr.table.undo, fr.shortcuts.undo]
  expect(back).toEqual(['Reprendre', 'Reprendre'])
  for (const word of [fr.interlude.resume, fr.interlude.next, fr.replay.play])
    expect(back).not.toContain(word)
})

test('of two tabs it is said which one is to be closed', () => {
  expect(en.errors.storageWaiting).toContain('Close the other tab')
  expect(fr.errors.storageWaiting).toContain("Fermez l'autre onglet")
})

test('keys are called as on the keyboard of the reader', () => {
  expect(fr.keys).toEqual({ enter: 'Entrée', escape: 'Échap', space: 'Espace' })
})

test('nobody is taken for a man or a woman', () => {
  for (const [key, text] of leaves(fr)) expect(text, key).not.toMatch(/Êtes-vous sûr|[Vv]ous êtes seul\b/)
})

test('every text is read somewhere in the page', () => {
  const page = new URL('..', import.meta.url)
  const sources = readdirSync(page, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|i18n|\.test\./.test(file))
    .map((file) => readFileSync(new URL(file, page), 'utf8'))
    .join('\n')
  const unread = Object.entries(en).flatMap(([group, texts]) =>
    // A group read by computed keys, such as levels.${level}, counts as read.
    sources.includes(`\`${group}.\${`)
      ? []
      : Object.keys(texts)
          .filter((name) => !sources.includes(`'${group}.${name}'`))
          .map((name) => `${group}.${name}`),
  )
  expect(unread).toEqual([])
})
