/** A few of each kind, word for word: to you, about others, in teams, with elisions and articles. */
import { check, marked, SPECTATOR, spans, standing } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { speaking } from '../../kit/text/testing/speaking.ts'
import { boxOf } from '../content/box.ts'
import { evilCorp } from '../index.ts'
import { type Given, laid, type Scene, scene } from '../rules/testing/scene.ts'
import type { Options } from '../state.ts'
import { texts } from './index.ts'

const NAMES = ['Mina', 'Igor', 'Nora', 'Agnès']
const { en, fr } = texts

const { telling, prompts, told, labels, refused } = speaking(evilCorp, [en, fr], NAMES)
const kind = (table: Scene, tile: string) => boxOf(table.s).kindOf(tile)

describe('the log', () => {
  it('speaks to you and about others', () => {
    const table = scene()
    const place = table.place(1, 1, 'battlefield')
    const event = { e: 'deployed', seat: 1, kind: kind(table, 'basic-red'), place }
    expect([0, 1].flatMap((seat) => told(table, event, seat))).toEqual([
      'Igor deploys Cubicle Brute on a Battlefield in the east village.',
      "Igor déploie Brute d'Open Space sur un Champ de Bataille du village de l'est.",
      'You deploy Cubicle Brute on a Battlefield in the east village.',
      "Vous déployez Brute d'Open Space sur un Champ de Bataille du village de l'est.",
    ])
  })

  it('names what you drew and counts what others drew', () => {
    const table = scene()
    const kinds = ['basic-red', 'basic-red', 'blue-01'].map((tile) => kind(table, tile))
    const event = { e: 'drew', seat: 0, count: 3, secret: { seats: [0], kinds } }
    expect(told(table, event, 0)).toEqual([
      'You draw Cubicle Brute (2) and Slumber Wisp.',
      "Vous piochez Brute d'Open Space (2) et Feu Follet Barbant.",
    ])
    expect(told(table, event, 1)).toEqual(['Mina draws 3 tiles.', 'Mina pioche 3 tuiles.'])
    expect(told(table, event, SPECTATOR)).toEqual(['Mina draws 3 tiles.', 'Mina pioche 3 tuiles.'])
  })

  it('says whose tile it is, with the right elision', () => {
    const table = scene({ seats: 3 })
    const event = {
      e: 'killed',
      seat: 0,
      kind: kind(table, 'red-11'),
      camp: 1,
      place: table.place(1, 0, 'port'),
    }
    expect(told(table, event, 2)).toEqual([
      "Mina kills Igor's Welcome-Desk Orc on a Port in the village between Mina and Igor.",
      "Mina élimine la tuile Orc d'Accueil d'Igor sur un Port du village entre Mina et Igor.",
    ])
    expect(told(table, event, 1)).toEqual([
      'Mina kills your Welcome-Desk Orc on a Port in the village between you and Mina.',
      "Mina élimine votre tuile Orc d'Accueil sur un Port du village entre vous et Mina.",
    ])
    const copied = { e: 'copied', seat: 2, kind: kind(table, 'yellow-03'), slot: 2 }
    expect(told(table, copied, 0)).toEqual([
      'Nora uses the power of Ettin Removals, in slot 2 of the queue.',
      "Nora utilise le pouvoir d'Ettin Déménage, à l'emplacement 2 de la file.",
    ])
  })

  it('speaks of teams', () => {
    const table = scene({ seats: 4 })
    const event = { e: 'looted', camp: 1, village: 1, gold: 1 }
    expect([0, 3].flatMap((seat) => told(table, event, seat))).toEqual([
      'Team B loots the central village: 1 gold.',
      "L'équipe B pille le village central\u00a0: 1 pièce d'or.",
      'Your team loots the central village: 1 gold.',
      "Votre équipe pille le village central\u00a0: 1 pièce d'or.",
    ])
  })

  it('tells how a game was won', () => {
    const table = scene({ seats: 4 })
    expect(told(table, { e: 'won', camps: [0], rule: 'EC-WIN1' }, SPECTATOR)).toEqual([
      'Team A (Mina and Igor) wins! Nobody else holds 2 Victory tokens at the end of this Night.',
      "L'équipe A (Mina et Igor) gagne la partie\u00a0! Personne d'autre n'a 2 jetons Victoire à la fin de cette Nuit.",
    ])
    const shared = { winners: [0, 1], rule: 'EC-RULING53' }
    expect(en.outcome(shared, telling(scene(), 1)).text).toBe('Mina and you share the victory!')
    expect(fr.outcome(shared, telling(scene(), 1)).text).toBe('Mina et vous partagez la victoire\u00a0!')
    for (const rule of ['EC-WIN1', 'EC-WIN3', 'EC-WIN6', 'EC-RULING53']) {
      expect(en.outcome({ winners: [0], rule }, telling(scene(), 0)).text).toBe('You win!')
      expect(fr.outcome({ winners: [0], rule }, telling(scene(), 0)).why).toContain('2 jetons Victoire')
    }
    const still = { winners: [0], rule: 'EC-RULING118' }
    expect(en.outcome(still, telling(scene(), 1))).toMatchObject({ text: 'Mina wins!' })
    expect(en.outcome(still, telling(scene(), 1)).why).toContain('three rounds in a row')
    expect(fr.outcome(still, telling(scene(), 1)).why).toContain('trois manches de suite')
  })

  it('says of a kill what this table allows', () => {
    const on = [
      laid('red-04', 0, 0, 'port'),
      laid('basic-yellow', 0, 1, 'port'),
      laid('basic-red', 1, 1, 'port'),
    ]
    const why = (options: Partial<Options>) => {
      const table = scene({ on: [...on, laid('basic-red', 1, 1, 'port', { n: 1 })], options })
      table.activate(0, 0, 'port')
      return en.prompt(table.seen(0), { you: 0, names: [] }).why
    }
    expect(why({})).toContain('tiles of either side')
    expect(why({ killOwnTiles: false })).toContain("only opponents' tiles")
  })

  it('marks cards and seats for a page that wants to find them', () => {
    const table = scene()
    const event = { e: 'queued', kind: kind(table, 'red-13') }
    const line = en.say(event, { ...telling(table, 0), mark: marked })
    expect(spans(line)[0]).toEqual({ text: 'Guardgoyle', thing: { kind: 'card', id: 'red-13' } })
    const passed = fr.say(
      { e: 'gauge', camp: 1, village: 0, lead: 2 },
      { ...telling(table, 0), mark: marked },
    )
    expect(spans(passed)[0]).toEqual({ text: 'Igor', thing: { kind: 'seat', id: '1' } })
  })
})

describe('questions and answers', () => {
  const killing: Given = {
    screens: [['red-12', 'basic-red'], ['basic-yellow']],
    on: [
      laid('basic-red', 1, 0, 'battlefield'),
      laid('basic-red', 1, 0, 'battlefield', { n: 1 }),
      laid('red-08', 1, 1, 'fortification'),
    ],
  }

  it('a tile picked for deployment is named to its owner only', () => {
    const table = scene(killing).answer(0, { do: 'deploy', tile: 'red-12' })
    expect(prompts(table, 0).map(({ text }) => text)).toEqual([
      'Deploy Hydra Resources: choose a free space on your side.',
      'Déployez Hydre-Hache\u00a0: choisissez un emplacement libre de votre côté.',
    ])
    expect(prompts(table, 1).map(({ text }) => text)).toEqual([
      'Mina chooses a space for a tile.',
      'Mina choisit un emplacement pour une tuile.',
    ])
    expect(labels(table, 0, table.to(0, 1, 'port', 1))).toEqual([
      'Deploy Hydra Resources on your Port 2 in the east village',
      "Déployer Hydre-Hache sur votre Port 2 dans le village de l'est",
    ])
  })

  it('a kill names its limit, its targets, and why one is too strong', () => {
    const table = scene(killing).deploy(0, 'red-12', 0, 'port')
    expect(standing(table.s)?.do).toBe('kill')
    expect(prompts(table, 0)[0]?.text).toBe('Choose a tile to kill, of terror 2 or less.')
    expect(prompts(table, SPECTATOR)[1]?.text).toBe(
      'Mina choisit une tuile à éliminer, de terreur 2 ou moins.',
    )
    expect(labels(table, 0, table.tile(1, 0, 'battlefield', 1))).toEqual([
      "Kill Igor's Cubicle Brute on Battlefield 2 in the west village",
      "Éliminer la tuile Brute d'Open Space d'Igor (Champ de Bataille 2 du village de l'ouest)",
    ])
    const move = table.tile(1, 1, 'fortification')
    const rule = check(evilCorp, table.s, { question: table.s.asked, seat: 0, move })?.rule ?? ''
    expect(refused(table, 0, rule, move)[0]).toBe(
      'This tile has terror 3, and the limit of this power is 2. Choose a tile with less terror.',
    )
  })

  it('actions say what they cost and where', () => {
    const table = scene({
      gold: [6, 0],
      queue: ['blue-01', 'blue-03', 'blue-04', 'blue-05', 'blue-02'],
      on: [laid('red-04', 0, 1, 'fortification')],
    })
    expect(labels(table, 0, { do: 'recruit', slot: 5 })).toEqual([
      'Recruit Hex Directory for 5 gold (slot 5)',
      "Recruter Mage au Standard pour 5 pièces d'or (emplacement 5)",
    ])
    expect(labels(table, 0, { do: 'activate', ...table.where(0, 1, 'fortification') })).toEqual([
      'Activate Minor Taur on your Fortification in the east village',
      "Activer Mini-Taure sur votre Fortification dans le village de l'est",
    ])
    expect(prompts(table, 0)[0]?.why).toBe('1 tile behind the screen, 6 gold in the gold reserve.')
  })

  it('a price that cannot be paid says how much is missing', () => {
    const table = scene({ gold: [1, 0], queue: ['red-09', 'blue-01', 'blue-03', 'blue-04', 'blue-05'] })
    const tried = { ...telling(table, 0), move: { do: 'recruit', slot: 1 } as const }
    expect(en.refusal('EC-RECRUIT7', tried)).toBe(
      'This tile costs 4, and you hold 1 coin. Earn gold first, or choose a cheaper one.',
    )
    expect(fr.refusal('EC-RECRUIT7', tried)).toContain('coûte 4, et vous avez 1 pièce.')
    expect(en.refusal('EC-RECRUIT7', { ...tried, you: SPECTATOR })).toBe(en.refusal('EC-RECRUIT7'))
  })

  it('a team is asked together', () => {
    const table = scene({ seats: 4 })
    expect(prompts(table, 0)[0]?.text).toMatch(/^Your team's turn: you or Igor take an action/)
    expect(prompts(table, 2)[0]?.text).toBe('Mina or Igor takes an action.')
  })
})

describe('pieces', () => {
  it('are spoken with their numbers', () => {
    const table = scene({
      on: [
        laid('red-13', 0, 1, 'battlefield', { inactive: true }),
        laid('red-06', 1, 0, 'battlefield', { n: 2 }),
      ],
    })
    const own = table.place(0, 1, 'battlefield')
    expect(en.piece(own, telling(table, 0))).toBe(
      "Guardgoyle, red, terror 2, on your Battlefield 1 in the east village, inactive. Passive: Opponents' powers cannot target your tiles on the Battlefields of its village.",
    )
    expect(fr.piece(own, telling(table, 0))).toBe(
      "Garde-Gouille, rouge, terreur 2, sur votre Champ de Bataille 1 dans le village de l'est, inactive. Passif\u00a0: Les pouvoirs adverses ne peuvent pas cibler vos tuiles sur les Champs de Bataille de son village.",
    )
    const lone = table.place(1, 0, 'battlefield', 2)
    expect(en.piece(lone, telling(table, 0))).toBe(
      "Remote Yeti, red, terror 3 (printed 1), on Igor's Battlefield 3 in the west village. Passive: Has terror 3 while no other tile of yours is on a Battlefield of its village.",
    )
    expect(fr.piece(table.place(1, 0, 'portal'), telling(table, 0))).toBe(
      "Le Portail Démoniaque d'Igor dans le village de l'ouest, libre",
    )
    expect(en.spoken(kind(table, 'blue-08'), telling(table, 0))).toBe(
      'Shift-Swap Ghoul, blue, terror 1, recruitment value 2. Activatable: Draw 2 tiles from your bag, then discard 2 tiles from behind your screen.',
    )
  })

  it('gauges, tracks and halves say who they are about', () => {
    const table = scene({
      on: [laid('basic-red-strong', 0, 0, 'battlefield')],
      conquest: [{ 1: 2 }],
    })
    expect(en.gauge(0, telling(table, 0))).toBe('You lead by 2 in the west village.')
    expect(en.gauge(0, telling(table, 1))).toBe('Mina leads by 2 in the west village.')
    expect(fr.gauge(1, telling(table, 1))).toBe("Personne ne domine le village de l'est.")
    expect(en.conquest(0, 1, telling(table, 0))).toBe(
      "Igor's Conquest pawn in the west village: step 2 of 3.",
    )
    expect(fr.conquest(0, 0, telling(table, 0))).toBe(
      "Votre pion Conquête dans le village de l'ouest\u00a0: cran 0 sur 3, sur son premier bouclier.",
    )
    expect(en.half(1, 0, telling(table, 0))).toBe('Your side, East village')
    expect(fr.half(1, 1, telling(table, 0))).toBe("Le côté d'Igor, village de l'est")
    expect(en.camp(1, telling(scene({ seats: 4 }), 3))).toBe('Team B')
    expect(en.villageTitle(2, telling(scene({ seats: 4 }), 0))).toBe('East village')
    expect(fr.villageTitle(0, telling(scene({ seats: 3 }), 1))).toBe('Village entre vous et Mina')
  })
})

describe('powers', () => {
  it('follow the options of the table', () => {
    const { options } = scene({
      options: { ownCountIsMaximum: false, flipDemonDirection: 'reactivateOnly' },
    }).s
    expect(en.effect({ op: 'banishOwn', n: 2 }).full).toMatch(/^Banish up to 2 of your tiles/)
    expect(en.effect({ op: 'banishOwn', n: 2 }, options).full).toMatch(/^Banish 2 of your tiles/)
    expect(en.effect({ op: 'flipDemon', n: 1 }, options).full).toBe('Flip 1 demon over to active.')
    expect(fr.effect({ op: 'kill', maxTerror: 3 }).full).toBe('Éliminer une tuile de terreur 3 ou moins.')
    expect(fr.effect({ op: 'kill', maxTerror: 0 }).full).toBe('Éliminer une tuile de terreur 0.')
    expect(en.passive({ op: 'freeUpkeep', n: 2 }).full).toBe(
      'At Night, up to 2 of your Fortification tiles may stay free of charge.',
    )
  })

  it('a column that must be paid says so', () => {
    const [strike] = boxOf(scene().s).demons
    expect(en.columns(strike?.columns ?? []).map(({ full }) => full)).toEqual([
      'Pay 2 gold if your summoning value is exactly 1, then kill a tile of terror 1 or less.',
      'Kill a tile of terror 1 or less.',
      'Kill a tile of terror 2 or less.',
    ])
    expect(fr.columns(strike?.columns ?? [])[0]?.full).toBe(
      "Payer 2 pièces d'or quand votre valeur d'invocation vaut exactement 1, puis éliminer une tuile de terreur 1 ou moins.",
    )
  })
})

it('the phase is the Night as long as its questions last', () => {
  const table = scene({
    gold: [4, 0],
    magicGold: [2, 0],
    on: [laid('basic-red', 0, 0, 'fortification')],
  })
  expect(en.phase(table.s)).toBe('Round 1, Day')
  table.passAll()
  expect(standing(table.s)?.do).toBe('upkeep')
  expect(fr.phase(table.s)).toBe('Manche 1, Nuit')
  const kept = [{ ...table.where(0, 0, 'fortification'), free: false }]
  expect(labels(table, 0, { do: 'upkeep', kept })).toEqual([
    'Keep overnight: your Cubicle Brute on the Fortification in the west village for 2 gold',
    "Laisser en place pour la manche suivante\u00a0: votre tuile Brute d'Open Space (Fortification du village de l'ouest) pour 2 pièces d'or",
  ])
  table.answer(0, { do: 'upkeep', kept })
  expect(standing(table.s)?.do).toBe('coins')
  expect(en.phase(table.s)).toBe('Round 1, Night')
  expect(labels(table, 0, { do: 'coins', first: 'magicGold' })).toEqual([
    'Magic gold first: pay 2 magic gold',
    "L'or magique d'abord\u00a0: payer 2 pièces d'or magique",
  ])
})
