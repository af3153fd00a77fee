/** A few of each kind, word for word: to you, about others, with elisions and articles. */
import { marked, ORDER, type Seat, SPECTATOR, spans, view } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { speaking } from '../../kit/text/testing/speaking.ts'
import { loadContent } from '../content/box.ts'
import standardFile from '../content/terrors-of-london.json' with { type: 'json' }
import { terrorsOfLondon } from '../index.ts'
import { healthPrice, priceOf } from '../rules/testing/content.ts'
import { type Scene, scene } from '../rules/testing/scene.ts'
import type { TerrorsMove } from '../state.ts'
import { texts } from './index.ts'

const { en, fr } = texts
const { reader, telling, prompts, asked, told, ...say } = speaking(
  terrorsOfLondon,
  [en, fr],
  ['Mina', 'Igor'],
)
const labels = (table: Scene, move: TerrorsMove) => say.labels(table, table.seat, move)
const refused = (table: Scene, move: TerrorsMove) => say.refused(table, table.seat, table.refusal(move), move)

describe('the log', () => {
  it('speaks to you and about others', () => {
    const table = scene({ relics: [[], ['tower-cuirass']] })
    const event = { e: 'attacked', seat: 0, power: 5, absorbed: 2, health: 3 }
    expect(told(table, event, 0)).toEqual([
      "You attack with 5 Power: Igor's Armour absorbs 2, and Igor loses 3 Health.",
      "Vous attaquez avec 5 Pouvoir\u00a0: l'Armure d'Igor en absorbe 2, et Igor perd 3 Santé.",
    ])
    expect(told(table, event, 1)).toEqual([
      'Mina attacks with 5 Power: your Armour absorbs 2, and you lose 3 Health.',
      'Mina attaque avec 5 Pouvoir\u00a0: votre Armure en absorbe 2, et vous perdez 3 Santé.',
    ])
    expect(told(table, { ...event, absorbed: 5, health: 0 }, SPECTATOR)).toEqual([
      "Mina attacks with 5 Power, and Igor's Armour absorbs it all.",
      "Mina attaque avec 5 Pouvoir, et l'Armure d'Igor absorbe tout.",
    ])
  })

  it('names what you drew and counts what others drew', () => {
    const table = scene({ hands: [['cultist', 'cultist', 'werewolf']] })
    const { hand } = table.player(0)
    const event = { e: 'drew', seat: 0, count: 3, secret: { seats: [0], cards: hand } }
    expect(told(table, event, 0)).toEqual([
      'You draw Cultist (2) and Werewolf.',
      'Vous piochez Adorateur (2) et Loup-garou.',
    ])
    expect(told(table, event, 1)).toEqual(['Mina draws 3 cards.', 'Mina pioche 3 cartes.'])
    const kept = { e: 'passed', seat: 0, kept: 1, secret: { seats: [0], card: hand[2] } }
    expect(told(table, kept, 0)[0]).toBe('You pass and put Werewolf on top of your draw pile.')
    expect(told(table, kept, 1)).toEqual([
      'Mina passes and puts the last card on top of their draw pile.',
      'Mina passe et pose la dernière carte sur le dessus de sa pioche.',
    ])
  })

  it('elides before a vowel, and not before an aspirated h', () => {
    const table = scene({ areas: [['alchemist', 'howl-of-the-wolf']] })
    const use = (id: string) => ({ e: 'horde-ability', seat: 1, card: table.inArea(id, 0), ability: 0 })
    expect(told(table, use('alchemist'), 0)[1]).toBe("Igor utilise une capacité Horde d'Alchimiste.")
    expect(told(table, use('howl-of-the-wolf'), 0)[1]).toContain('de Hurlement du loup')
  })

  it('tells what an Overlord does by its name', () => {
    const table = scene()
    expect(told(table, { e: 'overlord-used', seat: 0 }, 1)).toEqual([
      'Mina uses the ability of Methuselah (Blood Price).',
      'Mina utilise la capacité de Mathusalem (Prix du sang).',
    ])
    expect(told(table, { e: 'triggered', seat: 0, source: -1 }, 0)[0]).toBe(
      'The ability of your Methuselah is triggered.',
    )
  })

  it('tells how a game was won, or drawn', () => {
    const table = scene()
    expect(told(table, { e: 'won', seats: [0], rule: 'TL-END1' }, 1)).toEqual([
      'Mina wins! Your Overlord Fenris has fallen to 0 Health.',
      'Mina gagne la partie\u00a0! Votre Overlord, Fenris, est à 0 Santé.',
    ])
    const drawn = { winners: [0, 1], rule: 'TL-END-R2' }
    expect(en.outcome(drawn, telling(table, 0)).text).toBe('The game is a draw.')
    expect(fr.outcome(drawn, telling(table, 0)).text).toBe('La partie est nulle.')
    const still = { winners: [0, 1], rule: 'TL-END-R4' }
    expect(en.outcome(still, telling(table, 0)).why).toContain('nothing but pass')
    expect(fr.outcome(still, telling(table, 0)).why).toContain('passer')
  })

  it('says whose deed a Triggered ability waits for, and which pile is looked into', () => {
    const look = { op: 'lookAtTop', n: 2, take: 0, pile: 'market' } as const
    expect([en.effect(look).full, fr.effect(look).full]).toEqual([
      'Look at the top 2 cards of the Market and put them back in any order.',
      "Regarder les 2 premières cartes du Marché et les remettre dans l'ordre de votre choix.",
    ])
    const looked = { e: 'looked', seat: 0, pile: 'opponent', count: 1 }
    expect(told(scene(), looked, 1)[0]).toBe("Mina looks at 1 card on top of the opponent's draw pile.")
  })

  it('marks cards, Overlords and seats for a page that wants to find them', () => {
    const table = scene({ areas: [['ghoul', 'ghoul']] })
    const [ghoul] = table.player(0).area
    const line = en.say({ e: 'played', seat: 0, card: ghoul }, { ...telling(table, 1), mark: marked })
    expect(spans(line).flatMap(({ thing }) => (thing ? [thing] : []))).toEqual([
      { kind: 'seat', id: '0' },
      { kind: 'card', id: 'ghoul' },
    ])
    const used = fr.say({ e: 'overlord-used', seat: 1 }, { ...telling(table, 0), mark: marked })
    expect(spans(used).map(({ thing }) => thing?.id)).toContain('fenris')
  })
})

describe('questions and answers', () => {
  it('a CURSE asks the opponent, and warns of the end', () => {
    const table = scene({ hands: [['banshee'], ['ghoul']], health: [20, 2] }).play('banshee')
    expect(asked(table, 1)).toEqual([
      'You are under a CURSE: lose 2 Health, or discard a card.',
      'MAUDIRE vous frappe\u00a0: perdez 2 Santé, ou défaussez une carte.',
    ])
    expect(asked(table, 0)[0]).toBe('Igor is under a CURSE: 2 Health or a card.')
    expect(labels(table, { do: 'lose-health' })).toEqual([
      'Lose 2 Health (you lose the game)',
      'Perdre 2 Santé (vous perdez la partie)',
    ])
  })

  it('a Relic from the hand is named to its owner only', () => {
    const relics = ['pocket-watch', 'grimoire', 'voodoo-doll']
    const table = scene({ hands: [['soul-lantern', 'cultist']], relics: [relics] }).play('soul-lantern')
    expect(asked(table, 0)[0]).toMatch(/for Soul Lantern\?$/)
    expect(asked(table, 1)).toEqual([
      'Mina chooses a Relic to remove from the game for a new Relic.',
      'Mina choisit une Relique à retirer du jeu pour une nouvelle Relique.',
    ])
  })

  it('links say what is formed and what is enlarged, and which of two alike is meant', () => {
    const table = scene({ areas: [['wisp', 'skeletal', 'skeletal', 'werewolf']] })
    expect(labels(table, table.linkMove('wisp', 'skeletal'))).toEqual([
      "Form a horde: Will-o'-the-Wisp on the left, Skeletal no. 1 on the right",
      'Former une horde\u00a0: Feu follet à gauche, Squelettique n°\u00a01 à droite',
    ])
    table.link('wisp', 'skeletal')
    expect(labels(table, { do: 'ability', card: table.inArea('wisp'), ability: 0 })).toEqual([
      "Will-o'-the-Wisp: gain 1 Power",
      'Feu follet\u00a0: gagner 1 Pouvoir',
    ])
    table.say('decline')
    expect(labels(table, table.linkMove('skeletal', 'werewolf'))).toEqual([
      'Add Werewolf to the horde, right of Skeletal no. 1',
      'Ajouter Loup-garou à la horde, à droite de Squelettique n°\u00a01',
    ])
  })

  it('a price that cannot be paid says how much is missing', () => {
    const price = priceOf('wisp')
    const dear = priceOf('banshee')
    const table = scene({ coin: price, street: ['wisp', 'banshee'] })
    const buy = (id: string) => ({ do: 'buy', card: table.inStreet(id) }) as const
    expect(labels(table, buy('wisp'))[0]).toBe(`Buy Will-o'-the-Wisp for ${price} Coins (place 1)`)
    expect(refused(table, buy('banshee'))).toEqual([
      `This card costs ${dear} Coins, and your pool holds ${price}. Gain Coins first, or choose a cheaper card.`,
      `Cette carte coûte ${dear} Pièces, et votre Réserve en contient ${price}. Gagnez d'abord des Pièces, ou choisissez une carte moins chère.`,
    ])
    expect(prompts(table, 0)[0]?.why).toBe(`1 card in hand, ${price} Coins in the pool.`)
  })

  it('healing, attacking and passing say what is in the way', () => {
    const table = scene({ hands: [['cultist', 'fanatic']], regeneration: 3, health: [39, 45] })
    expect(refused(table, { do: 'heal', amount: 2 })[0]).toBe(
      'Only 1 Health is missing. Heal no more than that.',
    )
    expect(refused(table, { do: 'attack', amount: 1 })[0]).toMatch(/no Power/)
    expect(refused(table, { do: 'pass' })[1]).toMatch(/^Vous avez 2 cartes en main/)
  })

  it('an Overlord that costs the last Health says so', () => {
    const price = healthPrice('methuselah')
    const table = scene({ health: [price], draws: [['ghoul']] })
    expect(labels(table, { do: 'overlord' })).toEqual([
      `Use Methuselah: pay ${price} Health, then draw 1 card (you lose the game)`,
      `Utiliser Mathusalem\u00a0: payer ${price} Santé, puis piocher 1 carte (vous perdez la partie)`,
    ])
  })

  it('Triggered abilities that wait are told apart by their cards', () => {
    const file = structuredClone(standardFile)
    const trigger = { on: { event: 'playMonster' }, limit: 1, effects: [{ op: 'curse' }] }
    for (const card of file.cards) {
      if (card.id === 'ghoul' || card.id === 'mummy') Object.assign(card, { triggered: trigger })
    }
    const table = scene({
      content: loadContent(file),
      hands: [['cultist', 'cultist']],
      areas: [['ghoul', 'mummy']],
    }).play('cultist')
    expect(table.question).toBe(ORDER)
    const seen = view(terrorsOfLondon, table.s, 0)
    const names = (text: typeof en) => (seen.question?.moves ?? []).map((m) => text.move(seen, m, reader(0)))
    expect(names(en)).toEqual(['Ghoul first', 'Mummy first'])
    expect(names(fr)).toEqual(["Goule d'abord", "Momie d'abord"])
  })
})

describe('pieces', () => {
  it('are spoken with what they give, where they lie and how', () => {
    const table = scene({
      areas: [['relic-hunter', { card: 'banshee', token: 'dismissed' }, 'ghoul', 'cultist', 'cultist']],
      relics: [['canopic-jar']],
      street: ['werewolf'],
    })
    table.link('relic-hunter', 'banshee').say('decline')
    const piece = (card: number, you: Seat) => [en, fr].map((text) => text.piece(card, telling(table, you)))
    expect(piece(table.inArea('banshee'), 0)).toEqual([
      'Banshee, Spirit, 1 Coin, 2 Power, 1 Regeneration, in your horde, second of two, dismissed. CURSE: Your opponent loses 2 Health or discards a card, as they choose. Horde: CURSE (your opponent loses 2 Health or discards a card, as they choose). Beside it in a horde: Mortal on the left, Undead on the right.',
      'Banshee, Esprit, 1 Pièce, 2 Pouvoir, 1 Régénération, dans votre horde, deuxième sur deux, jeton Congédié. MAUDIRE\u00a0: Votre adversaire perd 2 Santé ou défausse une carte, à son choix. Capacité Horde\u00a0: MAUDIRE (votre adversaire perd 2 Santé ou défausse une carte, à son choix). À ses côtés en horde\u00a0: Mortel à gauche, Mort-vivant à droite.',
    ])
    expect(piece(table.inArea('cultist'), 1)).toEqual([
      "Cultist no. 1, factionless, 1 Coin, in Mina's play area",
      'Adorateur n°\u00a01, sans faction, 1 Pièce, dans la zone de jeu de Mina',
    ])
    table.relic('canopic-jar')
    expect(piece(table.inRelics('canopic-jar'), 0)[0]).toBe(
      'Canopic Jar, Relic, 1 Armour, in your Relic Zone, used. Relic: Gain 1 Regeneration.',
    )
    expect(piece(table.inStreet('werewolf'), 0)[1]).toBe(
      'Loup-garou, Bête, 2 Pouvoir, dans la Rue, place 1, coûte 4 Pièces. FUREUR\u00a0: Gagner 2 Pièces ou 2 Pouvoir, au choix. Capacité Horde\u00a0: Gagner 3 Pouvoir. À ses côtés en horde\u00a0: Mort-vivant à gauche, Mortel à droite.',
    )
    expect(en.spoken(table.inStreet('werewolf'), telling(table, 0))).toBe(
      'Werewolf, Beast monster, cost 4 Coins. Resource: Gain 2 Power. RAGE: Gain 2 Coins or 2 Power, as you choose. Horde: Gain 3 Power. Beside it in a horde: Undead on the left, Mortal on the right.',
    )
  })

  it('Overlords and the pool', () => {
    const table = scene({ health: [31], coin: 3, power: 2, areas: [['gargoyle']] })
    const full = table.health(1)
    expect(en.overlord(0, telling(table, 0))).toBe(
      `Methuselah, Chancellor of Death, Undead, your Overlord, 31 of 40 Health, 2 Armour, ready. Overlord: Pay ${healthPrice('methuselah')} Health, then draw 1 card.`,
    )
    expect(fr.overlord(1, telling(table, 0))).toBe(
      `Fenris, Seigneur de la meute, Bêtes, l'Overlord d'Igor, ${full} Santé sur ${full}, 0 Armure, disponible. Overlord\u00a0: Utiliser une capacité Horde encore inutilisée d'un monstre Bête à vous, en horde ou non.`,
    )
    expect(en.pool(telling(table, 0))).toBe('Your pool: 3 Coins and 2 Power.')
    expect(fr.pool(telling(table, 1))).toBe('La Réserve de Mina\u00a0: 3 Pièces et 2 Pouvoir.')
    expect(en.phase(table.s)).toBe('Turn 1')
  })
})

describe('abilities', () => {
  it('follow the options of the table', () => {
    const { options } = scene({
      options: { rage: 'powerOrRegeneration', sacrificeGain: 'coin', keywordsOptional: true },
    }).s
    expect(en.keyword('rage').help).toBe('Gain 2 Coins or 2 Power, as you choose.')
    expect(fr.keyword('rage', options).help).toBe('Gagner 2 Pouvoir ou 2 Régénération, au choix.')
    expect(en.effect({ op: 'sacrifice' }, options).full).toBe(
      'SACRIFICE (you may remove one of your cards in play from the game and gain 1 Coin for it).',
    )
    expect(fr.effect({ op: 'giveHaunt', maxCost: 3, outsideHordes: true }).full).toBe(
      "Poser un jeton HANTER sur l'un de vos monstres de coût 3 ou moins qui n'en a pas et n'est dans aucune horde.",
    )
  })
})
