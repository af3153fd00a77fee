/** French: what somebody means to do, and what speaks for it. */

import { to as a, count, even, list, who as player } from '../../../kit/text/fr.ts'
import { capital } from '../../../kit/text/index.ts'
import { type DeedFacts, followed, type PlanWords, type ProspectFacts } from '../plan-words.ts'
import { tablesIn } from '../tables.ts'
import { hearts, site, theAt, towerName, who } from './words.ts'

type Person = 'mine' | 'yours'

/** "je construis", "construisez". */
const VERBS = {
  build: { mine: 'je construis', yours: 'construisez' },
  pass: { mine: 'je passe', yours: 'passez' },
  upgrade: { mine: 'je fais évoluer', yours: 'faites évoluer' },
  confront: { mine: "j'affronte", yours: 'affrontez' },
  move: { mine: 'je déplace', yours: 'déplacez' },
  activate: { mine: "j'active", yours: 'activez' },
  cast: { mine: "j'utilise", yours: 'utilisez' },
  call: { mine: 'je fais venir', yours: 'faites venir' },
  ready: { mine: "j'ai fini", yours: 'dites que vous avez fini' },
  answer: { mine: 'je continue ainsi', yours: 'continuez ainsi' },
} as const

function said(deed: DeedFacts, person: Person): string {
  const verb = (name: keyof typeof VERBS) => VERBS[name][person]
  switch (deed.do) {
    case 'build':
      return `${verb('build')} ${towerName(deed.tower)} sur ${site(deed.site)}`
    case 'pass': {
      const becomes = deed.into ? ` : elle devient ${towerName(deed.into)}` : ''
      if (deed.to?.you) return `je vous passe ${towerName(deed.tower)}${becomes}`
      return deed.to
        ? `${verb('pass')} ${towerName(deed.tower)} ${a(player(deed.to))}${becomes}`
        : `${verb('upgrade')} ${towerName(deed.tower)}${becomes}`
    }
    case 'hero': {
      const goes = deed.confronts
        ? `${verb('confront')} ${theAt(deed.confronts)} avec ${who(deed.figure)}`
        : deed.to
          ? `${verb('move')} ${who(deed.figure)} en ${deed.to}`
          : `${verb('activate')} ${who(deed.figure)}`
      return `${goes}${acts(deed.act, person)}`
    }
    case 'cast':
      return `${verb('cast')} le Sort « ${deed.spell.name} »`
    case 'call':
      return `${verb('call')} ${deed.hero} du banc`
    case 'ready':
    case 'answer':
      return verb(deed.do)
  }
}

function acts(act: Extract<DeedFacts, { do: 'hero' }>['act'], person: Person): string {
  if (act === null) return ''
  if (typeof act === 'object')
    return ` et ${person === 'mine' ? "j'utilise" : 'utilisez'} « ${act.ability.name} »`
  if (act === 'basic') return person === 'mine' ? " et j'attaque" : ' et attaquez'
  return person === 'mine' ? ' et je récupère' : ' et récupérez'
}

const { families } = tablesIn('fr')

/** Before the next advance nothing can be foretold, and before the first not even compared. */
const OPEN = 'Ce que cela vaut se verra quand les prochaines Hordes seront là.'
const TASTE = "C'est une affaire de goût : aucun ennemi n'est encore là pour en juger."

function given({ tower, to, fewest }: NonNullable<ProspectFacts['bought']>): string {
  const sort = `une ${families[tower.family]} de niveau ${tower.level}`
  const why = fewest ? " : personne n'a moins de Tours en main" : ''
  return to.you ? `Cela vous donne ${sort}${why}.` : `Cela donne ${sort} ${a(player(to))}${why}.`
}

export const plans: PlanWords = {
  mine: (deed) => capital(said(deed, 'mine')),
  yours: (deed) => capital(said(deed, 'yours')),
  hits: (all, attacks) =>
    all.length === 0
      ? ''
      : `${attacks ? '' : ' contre'} ${list(
          all.map(({ tray, covered, left }) =>
            left === 0
              ? `${theAt(tray)} (il ne reste aucun ennemi)`
              : `${theAt(tray)} (${count(covered, 'ennemi recouvert', 'ennemis recouverts')}, il en reste ${left})`,
          ),
        )}`,
  why({ destroyed, held, lost: [without, with_], falls, ahead, met, cells, steps, made, bought, soldOut }) {
    const together = steps === 1 ? 'Ce coup' : `Ces ${steps} actions`
    const verb = (one: string, many: string) => (steps === 1 ? one : many)
    const reasons = [
      ...(destroyed.length > 0
        ? [`${together} ${verb('détruit', 'détruisent')} ${list(destroyed.map(theAt))}.`]
        : []),
      ...(held.length > 0
        ? [`${capital(list(held.map(theAt)))} ${held.length > 1 ? "n'avancent" : "n'avance"} pas.`]
        : []),
      ...(falls[0] && !falls[1] ? ['Sans cela, le Royaume tombe à cette manche.'] : []),
      ...(without > with_ ? [`L'avancée coûte ${hearts(with_)} au lieu de ${without}.`] : []),
      ...(made.length > 0
        ? [`De meilleures Tours pour les manches à venir : ${list(made.map(({ name }) => name))}.`]
        : []),
      ...(bought ? [given(bought)] : []),
      ...(bought?.closes ? ['Son niveau suffit pour tous les Portails qui restent.'] : []),
      ...(soldOut ? ['Plus rien ne peut être acheté maintenant.'] : []),
    ]
    if (reasons.length > 0) return reasons.join(' ')
    if (cells > 0)
      return `${together} ${verb('recouvre', 'recouvrent')} ${count(cells, 'case', 'cases')} d'ennemis.`
    if (ahead && with_ === 0) return "D'après la prévision, aucun Cœur n'est perdu à cette manche."
    if (ahead)
      return `D'après la prévision, l'avancée coûte ${hearts(with_)}${without === with_ ? ', avec ou sans cela' : ''}.`
    return met ? OPEN : TASTE
  },
  loss({ spared, loose, hearts: lost, falls, cells, unmade, chances }) {
    const reasons = [
      ...(falls ? ['le Royaume ne tombe pas à cette manche.'] : []),
      ...(spared.length > 0
        ? [`${list(spared.map(theAt))} ${spared.length > 1 ? 'quittent' : 'quitte'} la carte.`]
        : []),
      ...(loose.length > 0
        ? [`${list(loose.map(theAt))} ${loose.length > 1 ? "n'avancent" : "n'avance"} pas.`]
        : []),
      ...(lost > 0 ? [`l'avancée coûte ${hearts(lost)} de moins.`] : []),
      ...(unmade.length > 0 ? [`pour les manches à venir : ${list(unmade.map(({ name }) => name))}.`] : []),
    ]
    if (reasons.length > 0) return followed(reasons)
    if (cells > 0) return `${count(cells, "case d'ennemis recouverte", "cases d'ennemis recouvertes")}.`
    return `${even(chances)}.`
  },
  tray: theAt,
}
