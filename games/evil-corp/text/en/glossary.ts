/** English: the words of the game, each with what it means. */
import type { Glossary } from '../types.ts'

export const headings: { readonly [Group in keyof Glossary]: string } = {
  spaces: 'Spaces',
  colors: 'Colours',
  zones: 'Places and piles',
  tokens: 'Coins, pawns and tokens',
  actions: 'Actions',
  phases: 'Phases',
  powers: 'Powers',
  ideas: 'Other words',
}

export const glossary: Glossary = {
  spaces: {
    battlefield: {
      name: 'Battlefield',
      help: 'Terror counts here. The first Red tile of the round loots the village, the first Blue one takes its Power Stone.',
    },
    fortification: {
      name: 'Fortification',
      help: 'Terror counts here. At Night you may pay to leave the tile for the next round.',
    },
    port: {
      name: 'Port',
      help: 'A tile deployed here takes the cargo of its colour. Its terror does not count.',
    },
    portal: {
      name: 'Portal',
      help: 'For Blue tiles only. Deploying here lets you use one demon. Terror does not count.',
    },
  },
  colors: {
    blue: { name: 'Blue', help: 'Occult Affairs: these tiles take Power Stones and summon demons.' },
    red: { name: 'Red', help: 'Field Operations: these tiles loot villages and fight.' },
    yellow: { name: 'Yellow', help: 'Finance and Logistics: these tiles bring gold and move others about.' },
  },
  zones: {
    screen: {
      name: 'Screen',
      help: 'Tiles you can deploy today. Only you see them; everybody sees how many.',
    },
    bag: { name: 'Bag', help: 'Your tiles are drawn from it at random. New recruits go into it.' },
    discard: {
      name: 'Discard',
      help: 'Used tiles, open to all. They go back into the bag when it runs out.',
    },
    banished: { name: 'Banished', help: 'Tiles taken out of the game for good.' },
    village: { name: 'Village', help: 'Two sides fight over it. Frighten it more than your rival does.' },
    office: { name: 'Office', help: 'The company: candidates queue here, and demons wait to be summoned.' },
    queue: { name: 'Queue', help: 'Tiles that can be recruited. The last slots cost a surcharge.' },
    frontSlot: {
      name: "We'll be in touch",
      help: 'The front slot of the queue: its tile leaves at Night if nobody recruits it.',
    },
    queueDiscard: { name: 'Turned down', help: 'Tiles that have left the queue without being recruited.' },
    marketBag: { name: 'Market bag', help: 'New candidates for the queue are drawn from it at random.' },
    demons: { name: 'Demons', help: 'A Blue tile deployed on a Portal may use one that is active.' },
    purse: { name: 'Purse', help: 'Gold and magic gold, seen by everybody. A team shares one.' },
  },
  tokens: {
    gold: { name: 'Gold', help: 'Pays for anything. What is left is lost at Night.' },
    magicGold: { name: 'Magic gold', help: 'Pays for anything, and is kept at Night.' },
    cargo: {
      name: 'Cargo',
      help: 'Gold waiting in a village: one pile for Yellow tiles, one for Red and Blue.',
    },
    loot: {
      name: 'Loot',
      help: 'The first Red tile deployed on a Battlefield gains gold equal to its printed terror.',
    },
    stone: {
      name: 'Power Stone',
      help: 'Its holder wins a tie on the gauge of this village at Night: one conquest step.',
    },
    terror: { name: 'Terror pawn', help: 'Shows who frightens this village more, and by how much.' },
    conquest: {
      name: 'Conquest pawn',
      help: 'At the centre of its track it wins the Victory token of the village.',
    },
    victory: {
      name: 'Victory token',
      help: 'Whoever holds enough of them at the end of a Night wins the game.',
    },
    firstPlayer: {
      name: 'First player',
      help: 'Begins the Day. The pawn goes on to the next player or team at Night.',
    },
  },
  actions: {
    deploy: { name: 'Deploy', help: 'Put a tile from behind your screen on a free space of your side.' },
    activate: {
      name: 'Activate',
      help: 'Use the activatable power of one of your tiles; it then turns inactive.',
    },
    recruit: { name: 'Recruit', help: 'Pay for a tile of the queue; it goes into your bag.' },
    pass: { name: 'Pass', help: 'Take no more actions today.' },
  },
  phases: {
    day: { name: 'Day', help: 'Players act in turn, one action each, until all have passed.' },
    night: { name: 'Night', help: 'Gauges are read, tiles are discarded, and everybody draws anew.' },
  },
  powers: {
    deploy: {
      name: 'Deployment',
      help: 'Applied once, when the tile is deployed, before the effect of the space.',
    },
    activate: { name: 'Activation', help: 'Used by the Activate action on a later turn.' },
    passive: { name: 'Passive', help: 'Works by itself while the tile is active in a village.' },
  },
  ideas: {
    cost: { name: 'Cost', help: 'What the tile costs in the queue, before the surcharge of its slot.' },
    terror: { name: 'Terror', help: 'What the tile adds to the gauge on a Battlefield or a Fortification.' },
    inactive: { name: 'Inactive', help: 'A tile without powers; its terror still counts.' },
    summoning: {
      name: 'Summoning value',
      help: 'Terror of the tile deployed on the Portal plus its summoning bonus.',
    },
    kill: { name: 'Kill', help: "Send a tile from a village to its owner's discard." },
    banish: { name: 'Banish', help: 'Take one of your own tiles out of the game for good.' },
    recycle: { name: 'Recycle', help: 'Put a tile of your discard back into your bag.' },
    flip: { name: 'Turn over', help: 'Show the other face of a tile or a demon, active or inactive.' },
  },
}
