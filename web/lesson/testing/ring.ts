/** What a lesson rings on a board that is drawn as text: the anchors as the page resolves them. */
import { type LessonStep, selectorsOf } from '@duskhall/ui'

/** The attributes of an element. */
type Drawn = ReadonlyMap<string, string>

/** Everything drawn, in the order of the page. */
function drawnIn(html: string): readonly Drawn[] {
  return [...html.matchAll(/<[a-z][^\s/>]*((?:\s[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
  )
}

/** Parts of a list between its own commas. */
function partsOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

/** Attributes, `:is` and `:not` are all that a lesson's selectors are made of. */
function matches(selector: string, element: Drawn): boolean {
  if (selector === '') return true
  const attribute = /^\[([\w-]+)(?:(\^?)="([^"]*)")?\]/.exec(selector)
  if (attribute) {
    const [whole, name = '', begins, wanted] = attribute
    const value = element.get(name)
    const fits =
      value !== undefined && (wanted === undefined || (begins ? value.startsWith(wanted) : value === wanted))
    return fits && matches(selector.slice(whole.length), element)
  }
  const is = /^:(is|not)\(/.exec(selector)
  if (!is) throw new Error(`What is ${selector}?`)
  let end = is[0].length
  for (let depth = 1; depth > 0; end++) depth += selector[end] === '(' ? 1 : selector[end] === ')' ? -1 : 0
  const some = partsOf(selector.slice(is[0].length, end - 1)).some((part) => matches(part, element))
  return some === (is[1] === 'is') && matches(selector.slice(end), element)
}

export function ringedIn(html: string, step: LessonStep): Drawn | null {
  const drawn = drawnIn(html)
  for (const selector of selectorsOf(step)) {
    const found = drawn.find((element) => matches(selector, element))
    if (found) return found
  }
  return null
}
