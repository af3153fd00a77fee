/** English: what somebody means to do, and what speaks for it. */

import { count, even, inWords, list, who as player } from '../../../kit/text/en.ts'
import { capital } from '../../../kit/text/index.ts'
import { type DeedFacts, followed, type PlanWords, type ProspectFacts } from '../plan-words.ts'
import { tablesIn } from '../tables.ts'
import { hearts, site, theAt, titled, who } from './words.ts'

/** Verbs with nobody in front of them: whoever means it says "I", and whoever is asked is told to. */
function said(deed: DeedFacts): string {
  switch (deed.do) {
    case 'build':
      return `build ${deed.tower.name} on ${site(deed.site)}`
    case 'pass': {
      const becomes = deed.into ? `: it becomes ${deed.into.name}` : ''
      return deed.to
        ? `pass ${deed.tower.name} to ${player(deed.to)}${becomes}`
        : `upgrade ${deed.tower.name}${becomes}`
    }
    case 'hero': {
      const goes = deed.confronts
        ? `confront ${theAt(deed.confronts)} with ${who(deed.figure)}`
        : deed.to
          ? `move ${who(deed.figure)} to ${deed.to}`
          : `activate ${who(deed.figure)}`
      return `${goes}${acts(deed.act)}`
    }
    case 'cast':
      return `use the spell ${titled(deed.spell.name)}`
    case 'call':
      return `call ${deed.hero} from the bench`
    case 'ready':
      return 'say that you are ready'
    case 'answer':
      return 'go on like this'
  }
}

function acts(act: Extract<DeedFacts, { do: 'hero' }>['act']): string {
  if (act === null) return ''
  if (typeof act === 'object') return ` and use ${titled(act.ability.name)}`
  return act === 'basic' ? ' and attack' : ' and recover'
}

const { families } = tablesIn('en')

/** Before the next advance nothing can be foretold, and before the first not even compared. */
const OPEN = 'What it is worth shows once the next Hordes have come.'
const TASTE = 'It is a matter of taste: no enemy has come yet by whom to measure it.'

function given({ tower, to, fewest }: NonNullable<ProspectFacts['bought']>): string {
  const sort = families[tower.family]
  const why = fewest ? ': nobody holds fewer towers' : ''
  return `It gives ${player(to)} a level ${tower.level} ${sort}${why}.`
}

export const plans: PlanWords = {
  mine: (deed) => (deed.do === 'ready' ? 'I am ready' : `I ${said(deed)}`),
  yours: (deed) => capital(said(deed)),
  hits: (all, attacks) =>
    all.length === 0
      ? ''
      : `${attacks ? '' : ' against'} ${list(
          all.map(({ tray, covered, left }) =>
            left === 0
              ? `${theAt(tray)} (no enemy is left)`
              : `${theAt(tray)} (${count(covered, 'enemy', 'enemies')} covered, ${left} left)`,
          ),
        )}`,
  why({ destroyed, held, lost: [without, with_], falls, ahead, met, cells, steps, made, bought, soldOut }) {
    const together = steps === 1 ? 'This' : steps === 2 ? 'These two' : `These ${inWords(steps)}`
    const verb = (one: string, many: string) => (steps === 1 ? one : many)
    const reasons = [
      ...(destroyed.length > 0
        ? [`${together} ${verb('destroys', 'destroy')} ${list(destroyed.map(theAt))}.`]
        : []),
      ...(held.length > 0
        ? [`${capital(list(held.map(theAt)))} ${held.length > 1 ? 'are' : 'is'} held.`]
        : []),
      ...(falls[0] && !falls[1] ? ['Without it the Kingdom falls this round.'] : []),
      ...(without > with_ ? [`The advance costs ${hearts(with_)} instead of ${without}.`] : []),
      ...(made.length > 0
        ? [`Better towers for the rounds to come: ${list(made.map(({ name }) => name))}.`]
        : []),
      ...(bought ? [given(bought)] : []),
      ...(bought?.closes ? ['Its level is enough for every Portal that is left.'] : []),
      ...(soldOut ? ['Nothing more can be bought now.'] : []),
    ]
    if (reasons.length > 0) return reasons.join(' ')
    if (cells > 0)
      return `${together} ${verb('covers', 'cover')} ${count(cells, 'cell', 'cells')} of enemies.`
    if (ahead && with_ === 0) return 'By the forecast no heart is lost this round.'
    if (ahead)
      return `By the forecast the advance costs ${hearts(with_)}${without === with_ ? ', with or without it' : ''}.`
    return met ? OPEN : TASTE
  },
  loss({ spared, loose, hearts: lost, falls, cells, unmade, chances }) {
    const reasons = [
      ...(falls ? ['the Kingdom does not fall this round.'] : []),
      ...(spared.length > 0
        ? [`${list(spared.map(theAt))} ${spared.length > 1 ? 'are' : 'is'} destroyed.`]
        : []),
      ...(loose.length > 0 ? [`${list(loose.map(theAt))} ${loose.length > 1 ? 'are' : 'is'} held.`] : []),
      ...(lost > 0 ? [`the advance costs ${hearts(lost)} less.`] : []),
      ...(unmade.length > 0 ? [`${list(unmade.map(({ name }) => name))} for the rounds to come.`] : []),
    ]
    if (reasons.length > 0) return followed(reasons)
    if (cells > 0) return `${count(cells, 'cell', 'cells')} of enemies covered.`
    return `${even(chances)}.`
  },
  tray: theAt,
}
