/** Sentences of whole situations, word for word in both languages. */
import { type GameEvent, listen, marked, play, spans } from '@duskhall/kernel'
import { describe, expect, it } from 'vitest'
import { speaking } from '../../kit/text/testing/speaking.ts'
import { kingdomRush } from '../game.ts'
import { blackburn, cover, empty, timeMage } from '../rules/testing/bosses.ts'
import { heroes } from '../rules/testing/heroes.ts'
import { maskOf, type Scene } from '../rules/testing/scene.ts'
import { WILDCAT } from '../state.ts'
import { texts } from './index.ts'

const BOTH = [texts.en, texts.fr]
const named = speaking(kingdomRush, BOTH, ['Mina', 'Igor', 'Nora', 'Agnès'])

/** Two heroes on scenario 1 and nothing on the map: lane 1 comes from A2, the exit is beyond F2. */
const table = () => heroes(['malik', 'magnus'])

/** What a scene has just told, in one language, to somebody who only watches. */
function log(t: Scene, language: 'en' | 'fr', events: readonly GameEvent[] = t.events): string[] {
  const telling = { you: -1, names: ['Mina', 'Igor'], state: t.s }
  return events.map((event) => texts[language].say(event, telling))
}

it('spaces are called by the letter of their column and the number of their row', () => {
  const { s } = table()
  expect([0, 5, 6, 23].map((space) => texts.en.space(s, space))).toEqual(['A1', 'F1', 'A2', 'F4'])
})

describe('the log of a round', () => {
  it('says who comes from where, with the icons that matter', () => {
    const t = table().pile(0, 't1-09').pile(1, 't1-12')
    t.s.round = 2
    t.phase('spawn')
    const spawned = t.told('spawned')
    expect(log(t, 'en', spawned).slice(0, 2)).toEqual([
      'From spawn point 1 in the west, a Horde comes to A2: 2 Wolves (speed) and 5 Goblins.',
      'From spawn point 2 in the south, a Horde comes to C4: 6 Wolves (speed).',
    ])
    expect(log(t, 'fr', spawned)[0]).toBe(
      "Par le point d'Apparition n°\u00a01, à l'ouest, une Horde arrive en A2\u00a0: 2 Loups (Vitesse) et 5 Gobelins.",
    )
  })

  it('says what a tower hits, what it covers and how many are left', () => {
    const t = table().lay('t2-12', [1, 1]).give(0, 'archer')
    t.answer(0, { do: 'build', tower: t.tower('archer') }).answer(0, { do: 'site', site: t.site('b2') })
    const built = t.fork()
    const events = listen(() => {
      play(kingdomRush, built.s, 0, { do: 'turn', turn: 2 })
      play(kingdomRush, built.s, 0, { do: 'cells', cells: maskOf([1, 2], [1, 3]) })
    }).filter(({ e }) => e !== 'forced')
    expect(log(t, 'en', events)).toEqual([
      'Mina builds Archer (level 1) on site 2 (B1), facing south.',
      'A 2-cell tile hits the Goblin Horde on B2 and covers part of an Ogre; 7 enemies left.',
    ])
    expect(log(t, 'fr', events)).toEqual([
      'Mina construit la Tour «\u00a0Archer\u00a0» (niveau 1) sur le Site 2 (B1), vers le sud.',
      'Une tuile de 2 cases touche la Horde de Gobelins en B2 et recouvre en partie 1 Ogre\u00a0; il reste 7 ennemis.',
    ])
  })

  it('says who holds a Horde and what it costs, where it goes, and what breaks through', () => {
    const t = table()
      .lay('t1-08', [1, 5])
      .lay('t1-12', [2, 1], { soldiers: [[1, 2]] })
      .lay('t1-01', [1, 3])
    t.stand('malik', [1, 3], [3, 3])
    t.s.diamonds = 3
    const before = t.fork()
    t.phase('advance')
    expect(log(before, 'en', t.events.slice(1))).toEqual([
      'The Orc Horde breaks through the exit: 7 hearts lost, 5 left.',
      'Diamonds: 1 more, now 4.',
      'The Goblin Horde on D2 is held.',
      'Malik on D2 takes 1 damage holding the Goblin Horde: health 4 of 5.',
      'The Wolf Horde on B3 is held. 1 soldier goes back to the supply.',
      'The Wolf Horde moves from B3 to C3.',
    ])
    expect(log(before, 'fr', t.events.slice(1))).toEqual([
      "La Horde d'Orcs franchit la Sortie\u00a0: 7 Cœurs en moins, il en reste 5.",
      'Diamants\u00a0: 1 de plus, 4 en tout.',
      "La Horde de Gobelins en D2 n'avance pas\u00a0: le passage est bloqué.",
      'Malik en D2 subit 1 Dégât en bloquant la Horde de Gobelins\u00a0: 4 points de vie sur 5.',
      "La Horde de Loups en B3 n'avance pas\u00a0: le passage est bloqué. 1 Soldat retourne dans la réserve.",
      'La Horde de Loups passe de B3 à C3.',
    ])
  })

  it('tells a boss from his life cards, whatever his gender', () => {
    const t = timeMage('malik', 'magnus')
    cover(t, 'timemage-life-1')
    const before = t.fork()
    t.phase('destroy')
    const [en, fr] = [log(before, 'en', t.events), log(before, 'fr', t.events)]
    expect([en[1], fr[1]]).toEqual([
      'A life card of the Time Mage on D1 is destroyed.',
      'La carte Vie de la Mage du Temps en D1 est détruite.',
    ])
    expect(en.at(-1)).toMatch(/^The Time Mage fights on, on D1; a tower needs level 3 to attack: /)
    expect(fr.at(-1)).toMatch(
      /^La Mage du Temps continue le combat en D1\u00a0; il faut une Tour de niveau 3 /,
    )
    const lord = blackburn().phase('destroy')
    expect(log(lord, 'en', lord.told('portal-closed'))).toEqual(['Portals closed: 1 of 1.'])
    expect(log(lord, 'fr', lord.told('spawned'))[0]).toMatch(/^Lord Blackburn paraît en C4\u00a0; /)
  })

  it('of two on one space it says which', () => {
    const t = empty({ scenario: 9 }, 'malik', 'magnus').lay('t1-01', [2, 2]).lay('fly-03', [2, 2])
    const placed = { e: 'soldier-placed', seat: 0, tray: t.card('fly-03'), cells: maskOf([0, 0]), left: 5 }
    expect(named.told(t, placed, 1)).toEqual([
      'A soldier takes on a Gargoyle of the upper flying Gargoyle Horde on C3; 5 enemies left.',
      'Un Soldat recouvre 1 Gargouille de la Horde volante de Gargouilles en C3 (dessus)\u00a0; il reste 5 ennemis.',
    ])
  })

  it('begins with the scenario, what lies where and who holds what', () => {
    const t = heroes(['malik'], { options: { scenario: 2 } })
    const dealt = { e: 'dealt', scenario: 1, level: 0, hearts: 12, diamonds: 3 }
    expect(named.told(t, dealt, 0)).toEqual([
      'Scenario 2, They Came with Axes. Difficulty: 1 star. The Kingdom has 12 hearts, the team 3 diamonds. To win, close 2 Portals. Fallow cards lie on B3 (A), E3 (B) and B5 (C).',
      "Scénario 2, «\u00a0Ils sont arrivés avec des haches\u00a0». Difficulté\u00a0: 1 étoile. Le Royaume a 12 Cœurs, l'équipe 3 Diamants. Pour gagner, fermez 2 Portails. Des cartes Friches couvrent B3 (A), E3 (B) et B5 (C).",
    ])
    const equipped = { e: 'equipped', seat: 0, towers: [t.tower('mage'), t.tower('mage'), t.tower('tesla')] }
    expect(named.told(t, equipped, 0)[0]).toBe('You begin with Mage (2) and Tesla.')
  })
})

it('a card on the map is read row by row, with what lies over its enemies', () => {
  const t = table().lay('t1-05', [1, 3], {
    tiles: [
      [
        [0, 2],
        [1, 2],
      ],
    ],
    soldiers: [[1, 3]],
  })
  t.stand('malik', [1, 3], [2, 1])
  const { cells, name, ...told } = texts.en.tray(t.s, t.card('t1-05'))
  expect(cells[1]?.slice(2)).toEqual([
    'Row 2, column 3: Goblin under a tile',
    'Row 2, column 4: Goblin under a soldier',
    'Row 2, column 5: Orc, open',
  ])
  expect(name).toBe('The Goblin Horde on D2')
  expect(told).toEqual({
    title: 'The Goblin Horde on D2: 5 Goblins and 2 Orcs; 2 enemies left.',
    rows: [
      'Row 1: empty, empty, Goblin under a tile, empty, empty.',
      'Row 2: empty, empty, Goblin under a tile, Goblin under a soldier, Orc.',
      'Row 3: empty, Goblin under Malik, empty under Malik, Goblin, empty.',
      'Row 4: empty, empty under Malik, Orc under Malik, empty, empty.',
      'Row 5: empty, empty, empty, empty, empty.',
    ],
  })
  expect(texts.fr.tray(t.s, t.card('t1-05')).rows[1]).toBe(
    'Ligne 2\u00a0: vide, vide, Gobelin sous une tuile, Gobelin sous un Soldat, Orc.',
  )
})

it('a Portal has its level in the middle, and a brush-clearer a row that is closed', () => {
  const t = table().lay('portal1-01', [1, 3]).lay('brush-01', [1, 1])
  expect(texts.en.tray(t.s, t.card('portal1-01')).rows[2]).toBe('Row 3: Goblin, empty, level, empty, empty.')
  expect(texts.en.tray(t.s, t.card('brush-01')).rows[4]).toBe(
    'Row 5: closed, closed, closed, closed, closed.',
  )
})

describe('building', () => {
  const begun = () => {
    const t = table().lay('t1-01', [1, 1]).lay('portal2-01', [1, 3]).give(0, 'archer', 'tesla')
    return t.answer(0, { do: 'build', tower: t.tower('archer') })
  }

  it('sites have a number, a place and a colour', () => {
    const t = begun()
    expect(named.asked(t, 0)).toEqual([
      'Choose the site for Archer (level 1).',
      'Choisissez le Site pour la Tour «\u00a0Archer\u00a0» (niveau 1).',
    ])
    expect(named.labels(t, 0, { do: 'site', site: t.site('b2') })).toEqual([
      'Site 2 (B1, red)',
      'Site 2 (B1, rouge)',
    ])
  })

  it('a direction says what it reaches, as far as the level of the tower goes', () => {
    const t = begun().answer(0, { do: 'site', site: 1 })
    const facing = (turn: number) => named.labels(t, 0, { do: 'turn', turn })
    expect([facing(2), facing(0)]).toEqual([
      ['Face south: reaches the Goblin Horde on B2', 'Vers le sud\u00a0: atteint la Horde de Gobelins en B2'],
      ['Face north: reaches nothing', "Vers le nord\u00a0: n'atteint rien"],
    ])
  })

  it('French towers are named as such, and the Tesla tower is not one twice', () => {
    const t = begun()
    const bought = (id: string) =>
      named.told(t, { e: 'bought', seat: 0, to: 1, tower: t.tower(id), diamonds: 1 }, 1)
    expect(bought('mage')).toEqual([
      'Mina buys Mage for you; 1 diamond is left.',
      'Mina achète la Tour «\u00a0Mage\u00a0» pour vous\u00a0; il reste 1 Diamant.',
    ])
    expect(bought('tesla')[1]).toBe('Mina achète la Tour Tesla pour vous\u00a0; il reste 1 Diamant.')
  })
})

it('a proposal names nobody twice, and all who have still to agree', () => {
  const t = heroes(['malik', 'magnus', 'alleria'])
  const propose = (to: number) => ({ what: 'buy', tower: t.tower('mage'), to }) as const
  const told = (to: number, you: number) =>
    named.told(t, { e: 'proposed', seat: 0, choice: propose(to) }, you)
  expect(told(0, 1)).toEqual([
    'Mina proposes to buy Mage (level 1).',
    "Mina propose d'acheter la Tour «\u00a0Mage\u00a0» (niveau 1).",
  ])
  expect(told(2, 1)[0]).toBe('Mina proposes to buy Mage (level 1) for Nora.')
  const step = { do: 'consent', by: 0, answer: { do: 'give', to: 0 }, choice: propose(0) } as const
  const asked = (left: readonly number[]) => {
    t.s.agenda = [{ ...step, left }]
    return named.asked(t, 0)
  }
  expect(asked([1, 2])[0]).toMatch(/Igor and Nora have still to agree\.$/)
  expect(asked([1, 2])[1]).toMatch(/Igor et Nora doivent encore donner leur accord\.$/)
  expect(asked([2])[0]).toMatch(/Nora has still to agree\.$/)
  expect(asked([2])[1]).toMatch(/Nora doit encore donner son accord\.$/)
})

it('who stays is not said to go anywhere, and the Wildcat is struck by somebody', () => {
  const t = table().lay('t1-08', [1, 1])
  expect(named.told(t, { e: 'moved', figure: 0, from: 3, to: 3 }, 1)).toEqual([
    'Malik stays on D1.',
    'Malik reste en D1.',
  ])
  const passed = { e: 'passed', seat: 0, to: 1, tower: t.tower('archer'), into: t.tower('marksmen') }
  expect(named.told(t, passed, 1)[1]).toMatch(/^Mina vous passe la Tour «\u00a0Archer\u00a0»/)
  const beast = heroes(['alleria', 'malik']).lay('t1-08', [1, 1])
  const struck = { e: 'hurt', figure: WILDCAT, space: 3, by: 'sniper', card: beast.card('t1-08'), health: 0 }
  expect(named.told(beast, struck, 1)[0]).toMatch(/^The Wildcat.* is struck by the snipers of /)
})

it('what a tower costs and what there is stand in the refusal', () => {
  const t = table()
  t.s.diamonds = 1
  expect(named.refused(t, 0, 'KR-DIAM2', { do: 'buy', tower: t.tower('mage') })).toEqual([
    'This tower costs 2 diamonds, and the team has 1. Destroy more Hordes first.',
    "Cette Tour coûte 2 Diamants, et l'équipe en a 1. Détruisez d'abord des Hordes.",
  ])
})

it('names stand out from sentences: towers, Hordes, heroes and players', () => {
  const t = table().lay('t1-08', [1, 1])
  const telling = { you: 1, names: ['Mina', 'Igor'], state: t.s, mark: marked }
  const tray = t.card('t1-08')
  const lines = [
    texts.fr.say({ e: 'built', seat: 0, tower: t.tower('archer'), site: 0, turn: 0 }, telling),
    texts.fr.say({ e: 'soldier-lifted', seat: 0, tray, cells: 4 }, telling),
    texts.en.say({ e: 'activated', figure: 0 }, telling),
  ]
  expect(
    lines.map((line) => spans(line).flatMap(({ text, thing }) => (thing ? [[text, thing.id]] : []))),
  ).toEqual([
    [
      ['Mina', '0'],
      ['Archer', 'archer'],
    ],
    [["Horde d'Orcs", 't1-08']],
    [
      ['Mina', '0'],
      ['Malik', 'malik'],
    ],
  ])
})

it('how it ends, by rule and by level', () => {
  const t = table()
  const ended = (rule: string, winners: readonly number[]) =>
    BOTH.map((text) => {
      const { text: line, why } = text.outcome({ winners, rule }, named.telling(t, 0))
      return `${line} ${why}`
    })
  expect(ended('KR-WIN1', [0, 1])).toEqual([
    'The Kingdom is saved! All Portals are closed. The team earns 1 star.',
    "Le Royaume est sauvé\u00a0! Tous les Portails sont fermés. L'équipe gagne 1 étoile.",
  ])
  t.s.level = 4
  expect(ended('KR-WIN1', [0, 1])[0]).toMatch(/The team earns the mark Iron\.$/)
  expect(ended('KR-WIN4', [])).toEqual([
    'The Kingdom has fallen. The Kingdom has lost its last heart.',
    'Le Royaume est tombé. Le Royaume a perdu son dernier Cœur.',
  ])
})
