import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from './en.ts'
import { fr } from './fr.ts'

function leaves(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )
}

test('no text is empty', () => {
  for (const [key, text] of [...leaves(en), ...leaves(fr)]) expect(text, key).not.toBe('')
})

test('French puts its spaces before high punctuation', () => {
  for (const [key, text] of leaves(fr)) expect(/[^\s ][?!;:](\s|$)/.test(text), `${key}: ${text}`).toBe(false)
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
