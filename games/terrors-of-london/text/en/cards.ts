/** English: the cards, by name and with a line of flavour. */
import type { CardId, CardText } from '../types.ts'

export const cards: { readonly [Id in CardId]: CardText } = {
  // Starting monsters
  cultist: { name: 'Cultist', flavour: 'Brings a coin to every meeting and asks no questions' },
  fanatic: { name: 'Fanatic', flavour: 'Has never read the pamphlet, but would die for it' },
  // Acolytes
  'acolyte-crypt': {
    name: 'Acolyte of the Crypt',
    flavour: 'Keeps the keys of the vault, and its tenants company',
  },
  'acolyte-hunt': { name: 'Acolyte of the Hunt', flavour: "Sharpens the pack's teeth at a shilling a dozen" },
  'acolyte-lodge': {
    name: 'Acolyte of the Lodge',
    flavour: 'Knows the handshake, the password and the way out',
  },
  'acolyte-veil': {
    name: 'Acolyte of the Veil',
    flavour: 'Lays a place at dinner for whoever knocks from below',
  },
  // Undead
  ghoul: { name: 'Ghoul', flavour: 'Never refuses a second helping of anyone' },
  skeletal: { name: 'Skeletal', flavour: 'Rattles, and old comrades who thought themselves excused get up' },
  'vampire-thrall': { name: 'Vampire Thrall', flavour: 'Opens the door, takes the coats, then the guests' },
  mummy: { name: 'Mummy', flavour: 'Shipped to the museum, the curse payable on delivery' },
  revenant: { name: 'Revenant', flavour: 'Buried twice in Southwark, home for supper both times' },
  'vampire-countess': { name: 'Vampire Countess', flavour: 'Admission to her salon is paid by the drop' },
  lich: { name: 'Lich', flavour: 'His library has no late fees, only late readers' },
  nosferatu: { name: 'Nosferatu', flavour: 'Took rooms by the docks, and the whole street fell quiet' },
  // Beasts
  'sewer-rats': { name: 'Sewer Rats', flavour: 'They bring up what the Thames was paid to keep' },
  'black-shuck': { name: 'Black Shuck', flavour: 'Walks you home, and counts who opens the door' },
  werewolf: { name: 'Werewolf', flavour: 'A perfect gentleman, twenty-seven nights out of twenty-eight' },
  gargoyle: { name: 'Gargoyle', flavour: 'Sat through nine reigns without blinking; tonight it blinked' },
  'lambton-worm': { name: 'Lambton Worm', flavour: 'Thrown down a well as a tiddler, back for the village' },
  'pack-alpha': { name: 'Pack Alpha', flavour: 'One howl, and Hyde Park empties itself' },
  chimera: { name: 'Chimera', flavour: 'Three heads, three appetites, one very short cab ride' },
  leviathan: {
    name: 'Leviathan of the Thames',
    flavour: 'The river has a pilot at last, and the pilot is hungry',
  },
  // Mortals
  pickpocket: { name: 'Pickpocket', flavour: 'Your purse was tired of you anyway' },
  'relic-hunter': { name: 'Relic Hunter', flavour: 'Digs with a permit by day, without one by night' },
  resurrectionist: { name: 'Resurrectionist', flavour: 'Fresh stock for the surgeons, no receipts given' },
  inquisitor: { name: 'Inquisitor', flavour: 'Brings his own firewood and a numbered list' },
  alchemist: { name: 'Alchemist', flavour: 'Turns coin into violence, with only a little smoke' },
  'vampire-hunter': { name: 'Vampire Hunter', flavour: 'Paid by the fang, and keeps careful accounts' },
  warlock: { name: 'Warlock', flavour: 'Signed in the margin, so it is the devil who owes him change' },
  ripper: { name: 'The Ripper', flavour: 'Whitechapel locks its doors; the fog has a key' },
  // Spirits
  wisp: { name: "Will-o'-the-Wisp", flavour: 'The last lamp on the marsh, and the only one that walks' },
  poltergeist: { name: 'Poltergeist', flavour: 'Rearranges the parlour with the family still in it' },
  banshee: { name: 'Banshee', flavour: 'Announces deaths in advance; the window panes are extra' },
  'grey-lady': { name: 'Grey Lady', flavour: 'Walks the east gallery and pays her rent in silence' },
  'phantom-coachman': {
    name: 'Phantom Coachman',
    flavour: 'Takes every fare at midnight and brings none of them back',
  },
  wraith: { name: 'Wraith', flavour: 'Grows a little with every curse that is meant' },
  reaper: { name: 'Reaper', flavour: 'Keeps the blade keen and the appointment book keener' },
  'angel-of-death': { name: 'Angel of Death', flavour: 'Never walks past a door that was promised to him' },
  // Factionless monsters
  'hired-thug': { name: 'Hired Thug', flavour: 'Paid in advance, remembers nothing by morning' },
  'fortune-teller': { name: 'Fortune Teller', flavour: 'Sees three of your tomorrows and sells you one' },
  ringmaster: { name: 'Ringmaster', flavour: 'Raises the curtain before the audience can run' },
  // Relics
  'pocket-watch': {
    name: 'Silver Pocket Watch',
    flavour: 'Loses an hour every night and finds a coin in it',
  },
  'crystal-ball': { name: 'Crystal Ball', flavour: 'Cloudy, with monsters towards evening' },
  'canopic-jar': { name: 'Canopic Jar', flavour: 'Do not open: the heart inside is still at work' },
  'tower-cuirass': { name: 'Tower Cuirass', flavour: 'Its last three wearers lost nothing but their heads' },
  'sword-of-methuselah': {
    name: 'Sword of Methuselah',
    flavour: 'A blade that likes to be followed by a crowd',
  },
  'key-of-lufenamun': { name: 'Key of Lufenamun', flavour: 'Opens one door by closing another' },
  'philosophers-stone': {
    name: "Philosopher's Stone",
    flavour: 'Once everything is gold, everything is for sale',
  },
  'hangmans-noose': { name: "Hangman's Noose", flavour: 'Each customer used it once, and none complained' },
  grimoire: { name: 'Grimoire of Doctor Dee', flavour: 'The index is a list of names, and the names answer' },
  'wolf-bone-whistle': {
    name: 'Wolf-bone Whistle',
    flavour: 'Too high for men to hear, which is the trouble',
  },
  'soul-lantern': { name: 'Soul Lantern', flavour: 'Burns its guests one at a time, and slowly' },
  'voodoo-doll': { name: 'Voodoo Doll', flavour: 'An excellent likeness, down to the wince' },
  // Influences of Methuselah
  'blood-tithe': { name: 'Blood Tithe', flavour: 'One part in ten, collected at the wrist' },
  'crimson-kiss': { name: 'Crimson Kiss', flavour: 'Affectionate, thorough and rather final' },
  'call-of-the-crypt': {
    name: 'Call of the Crypt',
    flavour: 'A bell rings below, and somebody gets dressed',
  },
  'memories-of-sumer': {
    name: 'Memories of Sumer',
    flavour: "He forgets nothing, least of all your ancestors' debts",
  },
  // Influences of Fenris
  'blood-moon': { name: 'Blood Moon', flavour: 'The almanac said clear skies; the dogs knew better' },
  'pack-hunt': { name: 'Pack Hunt', flavour: 'You hear the first one; it is the others you meet' },
  'lair-of-bones': { name: 'Lair of Bones', flavour: 'Handsomely furnished by guests who stayed' },
  'howl-of-the-wolf': { name: 'Howl of the Wolf', flavour: 'One voice at the window, ten on the stairs' },
  // Influences of Lilith
  'order-of-the-long-sunrise': {
    name: 'Long Sunrise Order',
    flavour: 'Meets at dusk and adjourns when it is safe',
  },
  'hunters-bounty': { name: "Hunters' Bounty", flavour: 'Cash on delivery, whole heads only' },
  'reapers-pact': { name: "Reaper's Pact", flavour: 'Small print, sharp clauses, one signature' },
  'night-monster': { name: 'Night Monster', flavour: 'What the dark keeps under its own bed' },
  // Influences of Azazael
  'plague-of-egypt': {
    name: 'Plague of Egypt',
    flavour: 'The crate was marked dates; it did not hold dates',
  },
  'breath-of-the-demon': { name: 'Breath of the Demon', flavour: 'The fog came up warm that evening' },
  'corrupted-priests': {
    name: 'Corrupted Priests',
    flavour: 'The plate goes round the pews, then down to the cellar',
  },
  'ancient-patience': { name: 'Ancient Patience', flavour: 'What is a century between enemies?' },
}
