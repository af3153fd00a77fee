/** English: the cards, by name and with a line of flavour. */
import { cards as read } from '../../../kit/text/index.ts'

export const cards = read({
  // Starting monsters
  cultist: ['Cultist', 'Brings a coin to every meeting and asks no questions'],
  fanatic: ['Fanatic', 'Has never read the pamphlet, but would die for it'],
  // Acolytes
  'acolyte-crypt': ['Acolyte of the Crypt', 'Keeps the keys of the vault, and its tenants company'],
  'acolyte-hunt': ['Acolyte of the Hunt', "Sharpens the pack's teeth at a shilling a dozen"],
  'acolyte-lodge': ['Acolyte of the Lodge', 'Knows the handshake, the password and the way out'],
  'acolyte-veil': ['Acolyte of the Veil', 'Lays a place at dinner for whoever knocks from below'],
  // Undead
  ghoul: ['Ghoul', 'Never refuses a second helping of anyone'],
  skeletal: ['Skeletal', 'Rattles, and old comrades who thought themselves excused get up'],
  'vampire-thrall': ['Vampire Thrall', 'Opens the door, takes the coats, then the guests'],
  mummy: ['Mummy', 'Shipped to the museum, the curse payable on delivery'],
  revenant: ['Revenant', 'Buried twice in Southwark, home for supper both times'],
  'vampire-countess': ['Vampire Countess', 'Admission to her salon is paid by the drop'],
  lich: ['Lich', 'His library has no late fees, only late readers'],
  nosferatu: ['Nosferatu', 'Took rooms by the docks, and the whole street fell quiet'],
  // Beasts
  'sewer-rats': ['Sewer Rats', 'They bring up what the Thames was paid to keep'],
  'black-shuck': ['Black Shuck', 'Walks you home, and counts who opens the door'],
  werewolf: ['Werewolf', 'A perfect gentleman, twenty-seven nights out of twenty-eight'],
  gargoyle: ['Gargoyle', 'Sat through nine reigns without blinking; tonight it blinked'],
  'lambton-worm': ['Lambton Worm', 'Thrown down a well as a tiddler, back for the village'],
  'pack-alpha': ['Pack Alpha', 'One howl, and Hyde Park empties itself'],
  chimera: ['Chimera', 'Three heads, three appetites, one very short cab ride'],
  leviathan: ['Leviathan of the Thames', 'The river has a pilot at last, and the pilot is hungry'],
  // Mortals
  pickpocket: ['Pickpocket', 'Your purse was tired of you anyway'],
  'relic-hunter': ['Relic Hunter', 'Digs with a permit by day, without one by night'],
  resurrectionist: ['Resurrectionist', 'Fresh stock for the surgeons, no receipts given'],
  inquisitor: ['Inquisitor', 'Brings his own firewood and a numbered list'],
  alchemist: ['Alchemist', 'Turns coin into violence, with only a little smoke'],
  'vampire-hunter': ['Vampire Hunter', 'Paid by the fang, and keeps careful accounts'],
  warlock: ['Warlock', 'Signed in the margin, so it is the devil who owes him change'],
  ripper: ['The Ripper', 'Whitechapel locks its doors; the fog has a key'],
  // Spirits
  wisp: ["Will-o'-the-Wisp", 'The last lamp on the marsh, and the only one that walks'],
  poltergeist: ['Poltergeist', 'Rearranges the parlour with the family still in it'],
  banshee: ['Banshee', 'Announces deaths in advance; the window panes are extra'],
  'grey-lady': ['Grey Lady', 'Walks the east gallery and pays her rent in silence'],
  'phantom-coachman': ['Phantom Coachman', 'Takes every fare at midnight and brings none of them back'],
  wraith: ['Wraith', 'Grows a little with every curse that is meant'],
  reaper: ['Reaper', 'Keeps the blade keen and the appointment book keener'],
  'angel-of-death': ['Angel of Death', 'Never walks past a door that was promised to him'],
  // Factionless monsters
  'hired-thug': ['Hired Thug', 'Paid in advance, remembers nothing by morning'],
  'fortune-teller': ['Fortune Teller', 'Sees three of your tomorrows and sells you one'],
  ringmaster: ['Ringmaster', 'Raises the curtain before the audience can run'],
  // Relics
  'pocket-watch': ['Silver Pocket Watch', 'Loses an hour every night and finds a coin in it'],
  'crystal-ball': ['Crystal Ball', 'Cloudy, with monsters towards evening'],
  'canopic-jar': ['Canopic Jar', 'Do not open: the heart inside is still at work'],
  'tower-cuirass': ['Tower Cuirass', 'Its last three wearers lost nothing but their heads'],
  'sword-of-methuselah': ['Sword of Methuselah', 'A blade that likes to be followed by a crowd'],
  'key-of-lufenamun': ['Key of Lufenamun', 'Opens one door by closing another'],
  'philosophers-stone': ["Philosopher's Stone", 'Once everything is gold, everything is for sale'],
  'hangmans-noose': ["Hangman's Noose", 'Each customer used it once, and none complained'],
  grimoire: ['Grimoire of Doctor Dee', 'The index is a list of names, and the names answer'],
  'wolf-bone-whistle': ['Wolf-bone Whistle', 'Too high for men to hear, which is the trouble'],
  'soul-lantern': ['Soul Lantern', 'Burns its guests one at a time, and slowly'],
  'voodoo-doll': ['Voodoo Doll', 'An excellent likeness, down to the wince'],
  // Influences of Methuselah
  'blood-tithe': ['Blood Tithe', 'One part in ten, collected at the wrist'],
  'crimson-kiss': ['Crimson Kiss', 'Affectionate, thorough and rather final'],
  'call-of-the-crypt': ['Call of the Crypt', 'A bell rings below, and somebody gets dressed'],
  'memories-of-sumer': ['Memories of Sumer', "He forgets nothing, least of all your ancestors' debts"],
  // Influences of Fenris
  'blood-moon': ['Blood Moon', 'The almanac said clear skies; the dogs knew better'],
  'pack-hunt': ['Pack Hunt', 'You hear the first one; it is the others you meet'],
  'lair-of-bones': ['Lair of Bones', 'Handsomely furnished by guests who stayed'],
  'howl-of-the-wolf': ['Howl of the Wolf', 'One voice at the window, ten on the stairs'],
  // Influences of Lilith
  'order-of-the-long-sunrise': ['Long Sunrise Order', 'Meets at dusk and adjourns when it is safe'],
  'hunters-bounty': ["Hunters' Bounty", 'Cash on delivery, whole heads only'],
  'reapers-pact': ["Reaper's Pact", 'Small print, sharp clauses, one signature'],
  'night-monster': ['Night Monster', 'What the dark keeps under its own bed'],
  // Influences of Azazael
  'plague-of-egypt': ['Plague of Egypt', 'The crate was marked dates; it did not hold dates'],
  'breath-of-the-demon': ['Breath of the Demon', 'The fog came up warm that evening'],
  'corrupted-priests': ['Corrupted Priests', 'The plate goes round the pews, then down to the cellar'],
  'ancient-patience': ['Ancient Patience', 'What is a century between enemies?'],
})
