/** Kingdom Rush in English. */
import { optionsFor } from '../options.ts'
import { merged, type Pack } from '../pack.ts'
import { consent } from './consent.ts'
import { effects } from './effects.ts'
import * as words from './glossary.ts'
import { heroes } from './heroes.ts'
import { hordes } from './hordes.ts'
import { options } from './options.ts'
import * as endings from './refusals.ts'
import { phase, round } from './round.ts'
import { setup } from './setup.ts'
import { towerTexts } from './towers.ts'
import { trays } from './trays.ts'

export const en: Pack = {
  language: 'en',
  title: 'Kingdom Rush: Rift in Time',
  tagline: 'Hold the line together against what comes out of the rifts.',
  about:
    'All players defend one Kingdom. Each round Hordes come out of the rifts; you build towers beside their paths, cover their enemies with damage tiles and soldiers, pass towers to each other to upgrade them and send your heroes into the fight. Whatever is not covered goes on toward the exit. Close all Portals or defeat the boss before the Kingdom has lost its last heart. Maps, cards and some numbers are a reconstruction here; whoever owns the box can replace the content file with their own.',
  length: 'About 45 to 60 minutes',
  options: optionsFor('en', options),
  phase,
  effects,
  trays,
  ...words,
  ...merged(setup, round, hordes, heroes, towerTexts, consent),
  ...endings,
}
