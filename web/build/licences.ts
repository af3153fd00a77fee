/**
 * Writes licences.txt into the built page: whose work is in it and on which terms. Not from a list that somebody keeps,
 * but from what the build really put in. Runs in Node, while the page is built.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { iconCredits } from './icons.ts'

interface Package {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** As its authors wrote it. */
  readonly text: string
}

/** What the bundler itself adds to a page has no file of a package. */
const ADDED = [
  { mark: '\0vite/', name: 'vite' },
  { mark: '\0rolldown/', name: 'rolldown' },
]

const OWN = readFileSync(new URL('../../LICENSE', import.meta.url), 'utf8').trim()
const MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** The folder of the package that a module of the build is from; null when it is ours. */
export function folderOf(id: string): string | null {
  const added = ADDED.find(({ mark }) => id.startsWith(mark))
  if (added) return `${MODULES}${added.name}`
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/')
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? null
}

/** Fails where the terms of a package cannot be told: such a one cannot be shipped. */
export function readPackage(folder: string): Package {
  const { name, version, license, author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const files = readdirSync(folder).sort()
  const texts = files.filter((file) => /^(licen[cs]e|copying|notice)([.](md|txt))?$/i.test(file))
  const text = texts.map((file) => ownPart(readFileSync(`${folder}/${file}`, 'utf8'))).join('\n\n')
  const licence = typeof license === 'string' ? license : ''
  const terms = text || (licence === 'MIT' && author ? mitOf(author.name ?? author) : '')
  if (!terms || !licence) throw new Error(`The package ${name} would be shipped, and does not say its terms.`)
  return { name, version, licence, text: terms }
}

/** A package may name its licence and its author without repeating the terms; they are those of our own. */
function mitOf(author: string): string {
  return OWN.replace(/^Copyright .*$/m, `Copyright (c) ${author.replace(/ *<.*/, '')}`)
}

/** Vite's file goes on with what is in Vite itself, and that is not in the page. */
function ownPart(text: string): string {
  const [own = ''] = text.split(/^# Licenses of bundled dependencies$/m)
  return own.replaceAll('\r\n', '\n').trim()
}

const RULE = '-'.repeat(78)

const INTRODUCTION = `Duskhall: the terms of its own code come first, then those of the works of others in this page.
Duskhall : les conditions de son propre code, puis celles des œuvres d'autrui que contient cette page.`

/** Packages whose authors wrote the same share one text. */
export function licencesText(packages: readonly Package[], icons: string): string {
  const byText = Map.groupBy(
    packages.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    ({ text }) => text,
  )
  const parts = [...byText].map(([text, those]) => {
    const names = those.map(({ name, version, licence }) => `${name} ${version} (${licence})`)
    return `${names.join('\n')}\n\n${text}`
  })
  return `${[INTRODUCTION, OWN, icons, ...parts].join(`\n\n${RULE}\n\n`)}\n`
}

/** The part of Vite's bundle that tells what is in it. */
interface Bundle {
  readonly [file: string]: {
    readonly type: string
    readonly modules?: { readonly [id: string]: { readonly renderedLength: number } }
  }
}

/** The folders of the packages in a bundle: whatever was not shaken off, and its styles with their fonts. */
export function foldersIn(bundle: Bundle, styles: Iterable<string> = []): Set<string> {
  const modules = Object.values(bundle).flatMap((part) => Object.entries(part.modules ?? {}))
  const rendered = modules.flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
  return new Set([...rendered, ...styles].flatMap((id) => folderOf(id) ?? []))
}

/** The plugin of the page, which writes the file, and that of its workers, which are bundles of their own before it. */
export function licences(): { page(): Plugin; worker(): Plugin } {
  const inWorkers = new Set<string>()
  return {
    worker: () => ({
      name: 'duskhall-licences-of-workers',
      apply: 'build',
      generateBundle(_, bundle) {
        for (const folder of foldersIn(bundle)) inWorkers.add(folder)
      },
    }),
    page: () => ({
      name: 'duskhall-licences',
      apply: 'build',
      generateBundle(_, bundle) {
        // Styles are taken out of their chunks before this.
        const styles = [...this.getModuleIds()].filter((id) => /[.]css(\?|$)/.test(id))
        const folders = foldersIn(bundle, styles).union(inWorkers)
        const source = licencesText([...folders].map(readPackage), iconCredits())
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source })
      },
    }),
  }
}
