/** What a game of the campaign leads to: a win opens the scenario after it. */
import type { RoomModule } from '@duskhall/ui'
import { namesOf } from '../../text/names.ts'
import { box, scenarios } from '../kingdom/scenarios.ts'
import { campaignWords } from './words.ts'

export const next: NonNullable<RoomModule['next']> = ({ options, outcome, branched }, lang) => {
  if (!outcome || outcome.winners.length === 0 || branched) return null
  const won = scenarios.findIndex(({ number }) => number === Reflect.get(Object(options), 'scenario'))
  const following = won < 0 ? undefined : scenarios[won + 1]
  if (!following) return null
  const { title } = namesOf({ content: box.id }, lang).scenario(won + 1)
  return { rest: String(following.number), label: campaignWords(lang).next(following.number, title) }
}
