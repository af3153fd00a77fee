/** The rules as players read them: cards and options by their names, and nothing about the content file. */
import { type GameTexts, spaced } from '@duskhall/kernel'

type Options = { readonly [name: string]: GameTexts['options'][string] }

/** Rules documents name tiles, options and values by their code names as well, for whoever changes the game. */
export function plainRules(markdown: string, { language, options }: Pick<GameTexts, 'language' | 'options'>) {
  const lines = forPlayers(markdown).split('\n')
  const plain = lines.map((line) => withoutCodeNames(line, options, QUOTED[language])).join('\n')
  return language === 'fr' ? spaced(plain) : plain
}

const QUOTED = { en: (name: string) => `“${name}”`, fr: (name: string) => `« ${name} »` }

/** Without the sections whose heading a comment follows. */
function forPlayers(markdown: string): string {
  return markdown
    .split(/^(?=## )/m)
    .filter((section) => !/^## .*\n+<!--/.test(section))
    .join('')
}

function withoutCodeNames(line: string, options: Options, quoted: (name: string) => string): string {
  let option: Options[string] | undefined
  return line.replace(/ \(`[^`]+`\)/g, '').replace(/`([^`]+)`/g, (code, name) => {
    const named = options[name]
    if (named) option = named
    const value = option?.values?.[name] ?? namedValue(options, name)
    const label = named?.label ?? value?.label
    return label === undefined ? code : quoted(label)
  })
}

/** A value that is named without its option. */
function namedValue(options: Options, name: string) {
  return Object.values(options).find(({ values }) => values?.[name])?.values?.[name]
}
