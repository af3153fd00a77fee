/** English: the words of the game, each with what it means. */
import { terms } from '../../../kit/text/index.ts'

export const headings = {
  spaces: 'Spaces',
  colors: 'Colours',
  zones: 'Places and piles',
  tokens: 'Coins, pawns and tokens',
  actions: 'Actions',
  phases: 'Phases',
  powers: 'Powers',
  ideas: 'Other words',
}

export const glossary = {
  spaces: terms({
    battlefield: [
      'Battlefield',
      'Terror counts here. The first Red tile of the round loots the village, the first Blue one takes its Power Stone.',
    ],
    fortification: [
      'Fortification',
      'Terror counts here. At Night you may pay to leave the tile for the next round.',
    ],
    port: ['Port', 'A tile deployed here takes the cargo of its colour. Its terror does not count.'],
    portal: ['Portal', 'For Blue tiles only. Deploying here lets you use one demon. Terror does not count.'],
  }),
  colors: terms({
    blue: ['Blue', 'Occult Affairs: these tiles take Power Stones and summon demons.'],
    red: ['Red', 'Field Operations: these tiles loot villages and fight.'],
    yellow: ['Yellow', 'Finance and Logistics: these tiles bring gold and move others about.'],
  }),
  zones: terms({
    screen: ['Screen', 'Tiles you can deploy today. Only you see them; everybody sees how many.'],
    bag: ['Bag', 'Your tiles are drawn from it at random. New recruits go into it.'],
    discard: ['Discard', 'Used tiles, open to all. They go back into the bag when it runs out.'],
    banished: ['Banished', 'Tiles taken out of the game for good.'],
    village: ['Village', 'Two sides fight over it. Frighten it more than your rival does.'],
    office: ['Office', 'The company: candidates queue here, and demons wait to be summoned.'],
    queue: ['Queue', 'Tiles that can be recruited. The last slots cost a surcharge.'],
    frontSlot: [
      "We'll be in touch",
      'The front slot of the queue: its tile leaves at Night if nobody recruits it.',
    ],
    queueDiscard: ['Turned down', 'Tiles that have left the queue without being recruited.'],
    marketBag: ['Market bag', 'New candidates for the queue are drawn from it at random.'],
    demons: ['Demons', 'A Blue tile deployed on a Portal may use one that is active.'],
    purse: ['Purse', 'Gold and magic gold, seen by everybody. A team shares one.'],
  }),
  tokens: terms({
    gold: ['Gold', 'Pays for anything. What is left is lost at Night.'],
    magicGold: ['Magic gold', 'Pays for anything, and is kept at Night.'],
    cargo: ['Cargo', 'Gold waiting in a village: one pile for Yellow tiles, one for Red and Blue.'],
    loot: ['Loot', 'The first Red tile deployed on a Battlefield gains gold equal to its printed terror.'],
    stone: ['Power Stone', 'Its holder wins a tie on the gauge of this village at Night: one conquest step.'],
    terror: ['Terror pawn', 'Shows who frightens this village more, and by how much.'],
    conquest: ['Conquest pawn', 'At the centre of its track it wins the Victory token of the village.'],
    victory: ['Victory token', 'Whoever holds enough of them at the end of a Night wins the game.'],
    firstPlayer: ['First player', 'Begins the Day. The pawn goes on to the next player or team at Night.'],
  }),
  actions: terms({
    deploy: ['Deploy', 'Put a tile from behind your screen on a free space of your side.'],
    activate: ['Activate', 'Use the activatable power of one of your tiles; it then turns inactive.'],
    recruit: ['Recruit', 'Pay for a tile of the queue; it goes into your bag.'],
    pass: ['Pass', 'Take no more actions today.'],
  }),
  phases: terms({
    day: ['Day', 'Players act in turn, one action each, until all have passed.'],
    night: ['Night', 'Gauges are read, tiles are discarded, and everybody draws anew.'],
  }),
  powers: terms({
    deploy: ['Deployment', 'Applied once, when the tile is deployed, before the effect of the space.'],
    activate: ['Activation', 'Used by the Activate action on a later turn.'],
    passive: ['Passive', 'Works by itself while the tile is active in a village.'],
  }),
  ideas: terms({
    cost: ['Cost', 'What the tile costs in the queue, before the surcharge of its slot.'],
    terror: ['Terror', 'What the tile adds to the gauge on a Battlefield or a Fortification.'],
    inactive: ['Inactive', 'A tile without powers; its terror still counts.'],
    summoning: ['Summoning value', 'Terror of the tile deployed on the Portal plus its summoning bonus.'],
    kill: ['Kill', "Send a tile from a village to its owner's discard."],
    banish: ['Banish', 'Take one of your own tiles out of the game for good.'],
    recycle: ['Recycle', 'Put a tile of your discard back into your bag.'],
    flip: ['Turn over', 'Show the other face of a tile or a demon, active or inactive.'],
  }),
}

export type Glossary = typeof glossary
