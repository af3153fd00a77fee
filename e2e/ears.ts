/**
 * Somebody who sees nothing: knows the page by its accessibility tree and by what its live region says, and acts on what
 * has a role and a name. No selector, no pixel, nothing of the page's own attributes.
 */
import type { CDPSession } from 'playwright-core'
import type { Visitor } from './visitor.ts'

export interface Thing {
  readonly role: string
  readonly name: string
  readonly description: string
  readonly disabled: boolean
  /** Chosen or pressed already. */
  readonly selected: boolean
  /** It opens something: a pile, a menu. */
  readonly opens: boolean
  /** What it stands in, the outermost first: what has a name, with its role, and what tells how things stand. */
  readonly within: readonly string[]
  readonly node: number
}

interface AxNode {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value: string }
  readonly name?: { readonly value: string }
  readonly description?: { readonly value: string }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
  readonly childIds?: readonly string[]
  readonly backendDOMNodeId?: number
}

/** Before anything of the page: every sentence that comes to a live region, in order, with where it was said. */
export const LISTENING = `
  globalThis.heard = []
  const listen = (region) => new MutationObserver((changes) => {
    if (region.ariaLive === 'off') return
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.textContent.trim()) heard.push(node.textContent)
  }).observe(region, { childList: true, subtree: true, characterData: true })
  const known = new WeakSet()
  const find = () => {
    for (const region of document.querySelectorAll('[aria-live], [role=status], [role=alert], [role=log]')) {
      if (known.has(region)) continue
      known.add(region)
      listen(region)
    }
  }
  new MutationObserver(find).observe(document, { childList: true, subtree: true })
`

/** Before anything of the page: whatever moves on it, and does not only fade, in any frame. */
export const WATCHING = `
  globalThis.moved = []
  const MOTION = /^(transform|translate|scale|rotate|offset[A-Z].+|left|right|top|bottom|inset|width|height|margin|padding)/
  const watch = () => {
    for (const { effect, playState } of document.getAnimations()) {
      if (playState !== 'running') continue
      const frames = effect.getKeyframes()
      const properties = new Set(frames.flatMap((frame) => Object.keys(frame)))
      const changes = (property) => new Set(frames.map((frame) => frame[property])).size > 1
      const moving = [...properties].filter((property) => MOTION.test(property) && changes(property))
      const what = moving.join() + ' of ' + effect.target?.outerHTML.slice(0, 120)
      if (moving.length > 0 && !moved.includes(what)) moved.push(what)
    }
    requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
`

export interface Ears {
  /** Until the page has drawn what it knows: whoever listens lets it finish. */
  settled(): Promise<void>
  /** Everything that can be read now. */
  read(): Promise<readonly Thing[]>
  /** Everything that was said since the page was opened. */
  heard(): Promise<readonly string[]>
  /** Everything that moved since then. */
  moved(): Promise<readonly string[]>
  /** As a screen reader does: by the keyboard where there is one, else by its own press. */
  activate(thing: Thing): Promise<void>
  /** Whether something has the focus, at once or before long: a question that is drawn anew takes it there. */
  hasFocus(): Promise<boolean>
}

/** How long the page may take to put the focus somewhere. */
const PATIENCE = 10_000
const ROLES = ['button', 'option', 'tab', 'menuitem', 'dialog', 'img', 'meter', 'log', 'group', 'region']

export async function ears({ page, phone }: Visitor): Promise<Ears> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const read = async () => {
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AxNode[] }
    return thingsIn(nodes)
  }
  return {
    // Whatever is drawn in slices comes before a browser is idle.
    settled: () =>
      page.evaluate(
        () =>
          new Promise<void>((done) => {
            const idle = (then: () => void) => requestIdleCallback(then, { timeout: 1_000 })
            requestAnimationFrame(() => idle(done))
          }),
      ),
    read,
    heard: () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard),
    moved: () => page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved),
    async activate({ node }) {
      try {
        if (!phone) {
          await session.send('DOM.focus', { backendNodeId: node })
          await page.keyboard.press('Enter')
          return
        }
        const { object } = await session.send('DOM.resolveNode', { backendNodeId: node })
        await session.send('Runtime.callFunctionOn', {
          objectId: object.objectId ?? '',
          functionDeclaration: 'function () { this.focus(); this.click() }',
        })
      } catch (error) {
        // It has gone meanwhile: whoever listens reads on.
        if (!/node/i.test(String(error))) throw error
      }
    },
    hasFocus: () =>
      page
        .waitForFunction(() => document.activeElement !== document.body, null, { timeout: PATIENCE })
        .then(
          () => true,
          () => false,
        ),
  }
}

function thingsIn(nodes: readonly AxNode[]): readonly Thing[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const things: Thing[] = []
  const walk = (node: AxNode, within: readonly string[]) => {
    const role = node.role?.value ?? ''
    const name = (node.name?.value ?? '').replace(/\s+/g, ' ').trim()
    const shown = !node.ignored && role !== ''
    if (shown && ROLES.includes(role) && node.backendDOMNodeId !== undefined) {
      const has = (property: string) =>
        node.properties?.find((entry) => entry.name === property)?.value.value ?? undefined
      things.push({
        role,
        name,
        description: node.description?.value ?? '',
        disabled: has('disabled') === true,
        selected: has('selected') === true || has('pressed') === 'true',
        opens: has('expanded') !== undefined || has('hasPopup') !== undefined,
        within,
        node: node.backendDOMNodeId,
      })
    }
    const inside = shown && (name || role === 'status') ? [...within, `${role} ${name}`.trim()] : within
    for (const child of node.childIds ?? []) {
      const next = byId.get(child)
      if (next) walk(next, inside)
    }
  }
  const [root] = nodes
  if (root) walk(root, [])
  return things
}
