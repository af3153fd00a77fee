/** Reads a content file: its shape, then what the shape cannot say. */
import { checksOf } from '../../kit/content/checks.ts'
import { type Action, type CardEntry, ContentFile, type Effect } from './schema.ts'

type Monster = Extract<CardEntry, { type: 'monster' }>

const { read, demand, demandCount, demandOnce } = checksOf('Terrors of London')

export function readContent(json: unknown): ContentFile {
  const content = read(ContentFile, json)
  demandOnce({ cards: content.cards })
  demandOnce({ overlords: content.overlords })
  checkCounts(content)
  checkOverlords(content)
  checkStart(content)
  for (const entry of [...content.cards, ...content.overlords]) checkEffects(entry)
  for (const card of content.cards) checkCard(card)
  checkIndicators(content.cards.filter((card): card is Monster => card.type === 'monster'))
  checkConversions(content)
  return content
}

/** TL-COMP-R1: as many of each as the file says. */
function checkCounts({ cards, overlords, components }: ContentFile): void {
  const count = (counts: (card: CardEntry) => boolean) =>
    cards.filter(counts).reduce((sum, { copies }) => sum + copies, 0)
  const inGroup = (group: string) => count((card) => card.type !== 'influence' && card.group === group)
  const found = {
    cards: count(() => true),
    overlords: overlords.length,
    starters: inGroup('starter'),
    influences: count((card) => card.type === 'influence'),
    acolytes: inGroup('acolyte'),
    market: inGroup('market'),
  }
  for (const [name, there] of Object.entries(found)) {
    demandCount(`components.${name}`, components[name as keyof typeof found], there)
  }
}

function checkOverlords({ cards, overlords, setup }: ContentFile): void {
  const factions = new Set(overlords.map(({ faction }) => faction))
  demand(factions.size >= 2, 'overlords', 'two players need Overlords of two factions.')
  for (const card of cards) {
    if (card.type !== 'influence') continue
    const known = overlords.some(({ id }) => id === card.overlord)
    demand(known, `"${card.id}", overlord`, `there is no Overlord "${card.overlord}".`)
    demand(card.copies === 1, `"${card.id}", copies`, 'an Influence is there once.')
  }
  for (const { id } of overlords) {
    const own = cards.filter((card) => card.type === 'influence' && card.overlord === id).length
    const wanted = setup.influencesOffered
    demand(own === wanted, `overlord "${id}"`, `${wanted} Influences are offered, ${own} are there.`)
  }
  demand(
    setup.influences <= setup.influencesOffered,
    'setup.influences',
    'more are chosen than there are to choose from.',
  )
}

function checkStart({ cards, components, setup }: ContentFile): void {
  let deck = setup.influences
  let price: number | null = null
  for (const card of cards) {
    if (card.type !== 'monster') continue
    const { id, group, perPlayer = 0 } = card
    demand(
      (group === 'starter') === perPlayer > 0,
      `"${id}", perPlayer`,
      'is there for starting cards, and for no other.',
    )
    demand(perPlayer * 2 <= card.copies, `"${id}", copies`, 'there are not enough for two players.')
    deck += perPlayer
    if (group !== 'acolyte') continue
    price ??= card.cost
    demand(card.cost !== null && card.cost === price, `"${id}", cost`, 'all Acolytes have the same price.')
    const claim = card.keywords?.some(({ op }) => op === 'claim') ?? false
    demand(!claim, `"${id}", keywords`, 'an Acolyte is bought unseen and cannot be CLAIMed.')
  }
  for (const hands of ['openingHands', 'balancedHands'] as const) {
    demand(Math.max(...setup[hands]) <= deck, `setup.${hands}`, `a starting deck has ${deck} cards.`)
  }
  demand(setup.street <= components.market, 'setup.street', 'the Market cannot fill the Street.')
}

function checkEffects(entry: Entry): void {
  for (const [field, effects] of listsOf(entry)) {
    for (const effect of effects) {
      const where = `"${entry.id}", ${field}`
      if (effect.op === 'convert') demand(effect.from !== effect.to, where, 'converts a resource to itself.')
      if (effect.op === 'lookAtTop')
        demand(effect.take <= effect.n, where, 'takes more cards than it looks at.')
      if (effect.op === 'revealTop' && effect.mayDiscard)
        demand(!isCommon(effect.pile), where, 'the Market and the Acolytes have no discard pile.')
    }
  }
}

function isCommon(pile: string | undefined): boolean {
  return pile === 'market' || pile === 'acolytes'
}

function checkCard(card: CardEntry): void {
  if (card.type !== 'monster') return
  const { id, faction, left, right, horde = [] } = card
  const [least, most] = faction ? [1, 2] : [0, 0]
  demand(
    horde.length >= least && horde.length <= most,
    `"${id}", horde`,
    faction
      ? 'a faction monster has one or two Horde abilities.'
      : 'only faction monsters have Horde abilities.',
  )
  demand(faction !== undefined || !left, `"${id}", left`, 'a factionless monster has no Horde indicator.')
  demand(faction !== undefined || !right, `"${id}", right`, 'a factionless monster has no Horde indicator.')
  demand(
    card.group === 'starter' || card.cost !== null,
    `"${id}", cost`,
    'only starting cards may be without a price.',
  )
}

/** TL-HORDE7: that each shows the other's faction, and that the arrows agree, is always the same. */
function checkIndicators(monsters: readonly Monster[]): void {
  for (const a of monsters) {
    for (const b of monsters) {
      if (!a.right || !b.left) continue
      const factions = a.right.shows === b.faction && b.left.shows === a.faction
      const arrows = a.right.arrow === b.left.arrow
      demand(
        factions === arrows,
        `"${a.id}", right`,
        `its arrow and that on the left of "${b.id}" ${arrows ? 'agree' : 'differ'}, ` +
          `the factions they show ${factions ? 'agree' : 'differ'} (TL-HORDE7).`,
      )
    }
  }
}

/** Conversions that run in a circle would make a turn without end. */
function checkConversions({ cards, overlords }: ContentFile): void {
  const ways: (readonly [from: string, to: string, where: string])[] = []
  for (const entry of [...cards, ...overlords]) {
    for (const [field, effects] of listsOf(entry)) {
      for (const effect of effects) {
        if (effect.op === 'convert') ways.push([effect.from, effect.to, `"${entry.id}", ${field}`])
      }
    }
  }
  const reaches = (from: string, goal: string, seen: readonly string[]): boolean =>
    ways.some(
      ([start, end]) =>
        start === from && (end === goal || (!seen.includes(end) && reaches(end, goal, [...seen, end]))),
    )
  for (const [from, to, where] of ways)
    demand(!reaches(to, from, [to]), where, 'conversions run in a circle.')
}

type Entry = CardEntry | ContentFile['overlords'][number]

/** Every list of effects on a card or Overlord, those inside others included, with the field it stands in. */
export function listsOf(entry: Entry): (readonly [field: string, effects: readonly Effect[]])[] {
  const lists: [string, readonly Effect[]][] = []
  const add = (field: string, effects: readonly Effect[] | undefined) => {
    if (!effects) return
    lists.push([field, effects])
    for (const effect of effects) {
      if (effect.op === 'pay' || effect.op === 'if') add(field, effect.effects)
    }
  }
  const action: Action | null = 'action' in entry ? entry.action : null
  add('action', action?.effects)
  add('triggered', entry.triggered?.effects)
  if ('unique' in entry) add('unique', entry.unique)
  if ('horde' in entry) for (const ability of entry.horde ?? []) add('horde', ability)
  return lists
}
