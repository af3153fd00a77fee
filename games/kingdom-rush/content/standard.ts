/** What is in the box, put together from its files. */
import bosses from './bosses.json' with { type: 'json' }
import enemies from './enemies.json' with { type: 'json' }
import heroes from './heroes.json' with { type: 'json' }
import hordes from './hordes.json' with { type: 'json' }
import about from './kingdom-rush.json' with { type: 'json' }
import one from './scenarios/01-rift-in-time.json' with { type: 'json' }
import two from './scenarios/02-they-came-with-axes.json' with { type: 'json' }
import three from './scenarios/03-from-the-past-and-the-future.json' with { type: 'json' }
import four from './scenarios/04-the-return-of-lord-blackburn.json' with { type: 'json' }
import five from './scenarios/05-with-might-and-magic.json' with { type: 'json' }
import six from './scenarios/06-rain-of-arrows.json' with { type: 'json' }
import seven from './scenarios/07-the-angel-of-time-distortion.json' with { type: 'json' }
import eight from './scenarios/08-a-dreadful-surprise.json' with { type: 'json' }
import nine from './scenarios/09-fly-my-creatures-fly.json' with { type: 'json' }
import ten from './scenarios/10-the-time-of-the-end.json' with { type: 'json' }
import spells from './spells.json' with { type: 'json' }
import towers from './towers.json' with { type: 'json' }

const scenarios = [one, two, three, four, five, six, seven, eight, nine, ten]

export const standardFile = { ...about, enemies, towers, heroes, spells, hordes, bosses, scenarios }
