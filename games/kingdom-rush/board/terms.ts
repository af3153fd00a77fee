/** Which words of the glossary explain what on the table. */
import { type Terms, termsBy } from '@duskhall/ui'
import { boxOf } from '../content/box.ts'
import type { Face } from '../content/faces.ts'
import type { KingdomRushView } from './answers.ts'

/** What stands on the front of a Horde, a Portal or a life card. */
function faceTerms(face: Face | undefined): readonly string[] {
  if (!face) return []
  const [physical = 0, magic = 0] = face.barred.map((cells) => cells & face.enemies)
  const shown: { readonly [term: string]: boolean } = {
    'hordes.portal': face.isPortal,
    'hordes.boss': face.boss >= 0,
    'hordes.horde': !face.isPortal && face.boss < 0,
    'hordes.speed': face.speed !== 0,
    'hordes.healer': face.healer !== 0,
    'hordes.sniper': face.sniper !== 0,
    'hordes.deadly': face.deadly !== 0,
    'hordes.noPhysical': physical !== 0,
    'hordes.noMagic': magic !== 0,
    'hordes.large': face.each.some(({ large }) => large),
    'hordes.brush': face.brush.length > 0,
    'hordes.haunted': face.haunted,
    'hordes.flying': face.flying,
  }
  return [...Object.keys(shown).filter((term) => shown[term]), 'hordes.tray', 'hordes.rows']
}

const trayTerms = ({ state }: KingdomRushView, ...rest: readonly string[]) =>
  faceTerms(boxOf(state).faces[Number(rest.at(-1))])

function figureTerms({ state }: KingdomRushView, figure = ''): Terms {
  const hero = state.heroes[Number(figure)]
  return [
    'heroes.activation',
    'heroes.confront',
    ...(hero?.protected ? ['heroes.protection'] : []),
    ...(hero && hero.state !== 'up' ? ['heroes.knockedOut'] : []),
  ]
}

const ASKED: { readonly [question: string]: Terms } = {
  'choose-ability': 'heroes.ability',
  'choose-spell': 'heroes.spell',
  'choose-bench': 'heroes.bench',
  play: 'phases.play',
  spend: ['phases.spend', 'towers.supply'],
  displace: 'map.adjacent',
}

const HERO_TERMS: readonly string[] = [
  'heroes.activation',
  'heroes.confront',
  'heroes.recover',
  'heroes.knockedOut',
]

export const termsOf = termsBy<KingdomRushView>({
  space: ['map.space', 'map.adjacent'],
  site: ['map.site', 'towers.tower'],
  gate: 'map.exit',
  pile: ({ state }, lane) =>
    (state.fallow >> Number(lane)) & 1 ? ['map.spawnPoint', 'map.fallow'] : 'map.spawnPoint',
  tower: 'towers.tower',
  tray: trayTerms,
  target: trayTerms,
  aim: ['hordes.tray', 'towers.tile'],
  seat: ['towers.pass', 'towers.incoming'],
  hero: HERO_TERMS,
  figure: figureTerms,
  wildcat: 'heroes.wildcat',
  ability: 'heroes.ability',
  spell: 'heroes.spell',
  hand: ['towers.tower', 'towers.pass'],
  pass: ['towers.pass', 'towers.incoming'],
  design: ['towers.tower', 'towers.supply'],
  call: 'heroes.bench',
  turn: 'towers.tower',
  left: ['towers.tile', 'towers.soldier'],
  hearts: 'heroes.heart',
  diamonds: 'towers.diamond',
  soldiers: ['towers.soldier', 'towers.supply'],
  phase: (_, phase = '') =>
    phase === 'setup' ? [] : phase === 'destroy' ? ['phases.destroy', 'phases.boss'] : `phases.${phase}`,
  prompt: ({ question }) => ASKED[question?.name ?? ''] ?? [],
})

/** What is on the other printed things, by their sort. */
export const SORT_TERMS: { readonly [sort: string]: readonly string[] } = {
  tower: ['towers.tower', 'towers.tile', 'towers.true', 'towers.pass'],
  hero: HERO_TERMS,
  ability: ['heroes.ability', 'heroes.protection'],
  spell: ['heroes.spell'],
}
