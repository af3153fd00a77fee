/** French: the cards, by name and with a line of flavour. */
import type { CardId, CardText } from '../types.ts'

export const cards: { readonly [Id in CardId]: CardText } = {
  // Starting monsters
  cultist: { name: 'Adorateur', flavour: 'Verse sa pièce à chaque réunion et ne pose pas de questions' },
  fanatic: { name: 'Fanatique', flavour: "N'a jamais lu le tract, mais mourrait pour lui" },
  // Acolytes
  'acolyte-crypt': {
    name: 'Acolyte de la Crypte',
    flavour: 'Garde les clefs du caveau et bavarde avec les locataires',
  },
  'acolyte-hunt': {
    name: 'Acolyte de la Chasse',
    flavour: 'Affûte les crocs de la meute, un shilling la douzaine',
  },
  'acolyte-lodge': {
    name: 'Acolyte de la Loge',
    flavour: 'Connaît la poignée de main, le mot de passe et la sortie',
  },
  'acolyte-veil': {
    name: 'Acolyte du Voile',
    flavour: 'Met un couvert de plus pour qui frappe sous le plancher',
  },
  // Undead
  ghoul: { name: 'Goule', flavour: "Ne refuse jamais de reprendre un peu de quelqu'un" },
  skeletal: { name: 'Squelettique', flavour: 'Fait sonner ses os, et les vieux camarades se lèvent' },
  'vampire-thrall': {
    name: 'Vampire asservi',
    flavour: 'Ouvre la porte, prend les manteaux, puis les invités',
  },
  mummy: { name: 'Momie', flavour: 'Livrée au musée, malédiction à la charge du destinataire' },
  revenant: { name: 'Revenant', flavour: 'Enterré deux fois à Southwark, deux fois rentré pour souper' },
  'vampire-countess': {
    name: 'Comtesse vampire',
    flavour: "L'entrée de son salon se règle au compte-gouttes",
  },
  lich: { name: 'Liche', flavour: "Sa bibliothèque n'a pas d'amendes, seulement de feus lecteurs" },
  nosferatu: { name: 'Nosferatu', flavour: "A pris une chambre près des docks, et toute la rue s'est tue" },
  // Beasts
  'sewer-rats': { name: "Rats d'égout", flavour: 'Remontent ce que la Tamise devait garder pour elle' },
  'black-shuck': { name: 'Chien noir', flavour: 'Vous raccompagne, et compte qui ouvre la porte' },
  werewolf: { name: 'Loup-garou', flavour: 'Parfait gentleman, vingt-sept nuits sur vingt-huit' },
  gargoyle: { name: 'Gargouille', flavour: 'A vu passer neuf règnes sans ciller ; ce soir, elle a cillé' },
  'lambton-worm': {
    name: 'Ver de Lambton',
    flavour: 'Jeté tout petit dans un puits, revenu chercher le village',
  },
  'pack-alpha': { name: 'Alpha de la meute', flavour: 'Un hurlement, et Hyde Park se vide tout seul' },
  chimera: { name: 'Chimère', flavour: 'Trois têtes, trois appétits, une course en fiacre très courte' },
  leviathan: { name: 'Léviathan de la Tamise', flavour: 'Le fleuve a enfin un pilote, et le pilote a faim' },
  // Mortals
  pickpocket: { name: 'Tire-laine', flavour: "Votre bourse avait envie de changer d'air" },
  'relic-hunter': { name: 'Chasseur de reliques', flavour: 'Fouille le jour avec un permis, la nuit sans' },
  resurrectionist: {
    name: 'Résurrectionniste',
    flavour: 'Fournit les chirurgiens en produits frais, sans facture',
  },
  inquisitor: { name: 'Inquisiteur', flavour: 'Apporte son bois, sa torche et une liste numérotée' },
  alchemist: { name: 'Alchimiste', flavour: "Change l'or en violence, avec à peine un peu de fumée" },
  'vampire-hunter': { name: 'Chasseur de vampires', flavour: 'Payé au croc, tient des comptes très exacts' },
  warlock: { name: 'Occultiste', flavour: "A signé dans la marge : c'est le diable qui lui doit la monnaie" },
  ripper: { name: "L'Éventreur", flavour: 'Whitechapel ferme à clef ; le brouillard a un double' },
  // Spirits
  wisp: { name: 'Feu follet', flavour: 'Le dernier réverbère du marais, et le seul qui marche' },
  poltergeist: { name: 'Poltergeist', flavour: 'Refait la décoration du salon, famille comprise' },
  banshee: { name: 'Banshee', flavour: "Annonce les décès d'avance ; les vitres sont en sus" },
  'grey-lady': { name: 'Dame grise', flavour: 'Arpente la galerie est et paie son loyer en silence' },
  'phantom-coachman': {
    name: 'Cocher fantôme',
    flavour: 'Prend tout le monde à minuit et ne ramène personne',
  },
  wraith: { name: 'Spectre', flavour: 'Grandit un peu à chaque malédiction sincère' },
  reaper: { name: 'Faucheuse', flavour: 'La lame bien affûtée, le carnet de rendez-vous plus encore' },
  'angel-of-death': {
    name: 'Ange de la mort',
    flavour: "Ne passe jamais devant une porte qu'on lui a promise",
  },
  // Factionless monsters
  'hired-thug': { name: 'Homme de main', flavour: "Payé d'avance, ne se souvient de rien au matin" },
  'fortune-teller': { name: 'Cartomancienne', flavour: 'Voit trois de vos lendemains et vous en vend un' },
  ringmaster: { name: 'Monsieur Loyal', flavour: "Lève le rideau avant que la salle ait pu s'enfuir" },
  // Relics
  'pocket-watch': { name: 'Montre à gousset', flavour: 'Perd une heure par nuit et y trouve une pièce' },
  'crystal-ball': { name: 'Boule de cristal', flavour: 'Temps couvert, risque de monstres en soirée' },
  'canopic-jar': { name: 'Vase canope', flavour: 'Ne pas ouvrir : le cœur travaille encore' },
  'tower-cuirass': {
    name: 'Cuirasse de la Tour',
    flavour: "Ses trois derniers porteurs n'ont perdu que la tête",
  },
  'sword-of-methuselah': { name: 'Épée de Mathusalem', flavour: "Une lame qui aime qu'on la suive en foule" },
  'key-of-lufenamun': { name: 'Clef de Lufenamun', flavour: "N'ouvre une porte qu'en refermant une autre" },
  'philosophers-stone': {
    name: 'Pierre philosophale',
    flavour: 'Quand tout devient or, tout devient à vendre',
  },
  'hangmans-noose': { name: 'Corde du pendu', flavour: 'Un seul usage par client, aucune plainte à ce jour' },
  grimoire: {
    name: 'Grimoire du docteur Dee',
    flavour: "L'index est une liste de noms, et les noms répondent",
  },
  'wolf-bone-whistle': {
    name: 'Sifflet en os de loup',
    flavour: "Trop aigu pour l'oreille humaine, et c'est bien le malheur",
  },
  'soul-lantern': { name: 'Lanterne des âmes', flavour: 'Brûle ses hôtes un par un, à petit feu' },
  'voodoo-doll': { name: 'Poupée vaudou', flavour: "Très ressemblante, jusqu'à la grimace" },
  // Influences of Methuselah
  'blood-tithe': { name: 'Dîme de sang', flavour: 'Un dixième, prélevé au poignet' },
  'crimson-kiss': { name: 'Baiser écarlate', flavour: 'Tendre, appliqué et plutôt définitif' },
  'call-of-the-crypt': {
    name: 'Appel de la crypte',
    flavour: "Une cloche sonne en bas, et quelqu'un s'habille",
  },
  'memories-of-sumer': {
    name: 'Souvenirs de Sumer',
    flavour: "Il n'oublie rien, surtout pas les dettes de vos ancêtres",
  },
  // Influences of Fenris
  'blood-moon': { name: 'Lune de sang', flavour: "L'almanach annonçait beau temps ; les chiens, non" },
  'pack-hunt': { name: 'Chasse en meute', flavour: 'On entend le premier, on rencontre les autres' },
  'lair-of-bones': {
    name: "Tanière d'ossements",
    flavour: 'Joliment meublée par des invités qui sont restés',
  },
  'howl-of-the-wolf': { name: 'Hurlement du loup', flavour: "Une voix à la fenêtre, dix dans l'escalier" },
  // Influences of Lilith
  'order-of-the-long-sunrise': {
    name: 'Ordre de la Longue Aube',
    flavour: 'Séance ouverte au crépuscule, levée une fois le danger passé',
  },
  'hunters-bounty': { name: 'Prime des chasseurs', flavour: 'Paiement comptant, tête entière exigée' },
  'reapers-pact': {
    name: 'Pacte de la Faucheuse',
    flavour: 'Petits caractères, clauses tranchantes, une seule signature',
  },
  'night-monster': { name: 'Monstre de la nuit', flavour: 'Ce que le noir cache sous son propre lit' },
  // Influences of Azazael
  'plague-of-egypt': {
    name: "Plaie d'Égypte",
    flavour: "La caisse disait « dattes » ; ce n'étaient pas des dattes",
  },
  'breath-of-the-demon': { name: 'Souffle du démon', flavour: 'Ce soir-là, le brouillard était tiède' },
  'corrupted-priests': {
    name: 'Prêtres corrompus',
    flavour: 'La quête fait le tour des bancs, puis descend à la cave',
  },
  'ancient-patience': { name: 'Patience ancestrale', flavour: "Qu'est-ce qu'un siècle, entre ennemis ?" },
}
