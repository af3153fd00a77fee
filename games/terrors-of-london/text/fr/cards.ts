/** French: the cards, by name and with a line of flavour. */
import { cards as read } from '../../../kit/text/index.ts'
import type { cards as english } from '../en/cards.ts'

export const cards = read<keyof typeof english>({
  // Starting monsters
  cultist: ['Adorateur', 'Verse sa pièce à chaque réunion et ne pose pas de questions'],
  fanatic: ['Fanatique', "N'a jamais lu le tract, mais mourrait pour lui"],
  // Acolytes
  'acolyte-crypt': ['Acolyte de la Crypte', 'Garde les clefs du caveau et bavarde avec les locataires'],
  'acolyte-hunt': ['Acolyte de la Chasse', 'Affûte les crocs de la meute, un shilling la douzaine'],
  'acolyte-lodge': ['Acolyte de la Loge', 'Connaît la poignée de main, le mot de passe et la sortie'],
  'acolyte-veil': ['Acolyte du Voile', 'Met un couvert de plus pour qui frappe sous le plancher'],
  // Undead
  ghoul: ['Goule', "Ne refuse jamais de reprendre un peu de quelqu'un"],
  skeletal: ['Squelettique', 'Fait sonner ses os, et les vieux camarades se lèvent'],
  'vampire-thrall': ['Vampire asservi', 'Ouvre la porte, prend les manteaux, puis les invités'],
  mummy: ['Momie', 'Livrée au musée, malédiction à la charge du destinataire'],
  revenant: ['Revenant', 'Enterré deux fois à Southwark, deux fois rentré pour souper'],
  'vampire-countess': ['Comtesse vampire', "L'entrée de son salon se règle au compte-gouttes"],
  lich: ['Liche', "Sa bibliothèque n'a pas d'amendes, seulement de feus lecteurs"],
  nosferatu: ['Nosferatu', "A pris une chambre près des docks, et toute la rue s'est tue"],
  // Beasts
  'sewer-rats': ["Rats d'égout", 'Remontent ce que la Tamise devait garder pour elle'],
  'black-shuck': ['Chien noir', 'Vous raccompagne, et compte qui ouvre la porte'],
  werewolf: ['Loup-garou', 'Parfait gentleman, vingt-sept nuits sur vingt-huit'],
  gargoyle: ['Gargouille', 'A vu passer neuf règnes sans ciller ; ce soir, elle a cillé'],
  'lambton-worm': ['Ver de Lambton', 'Jeté tout petit dans un puits, revenu chercher le village'],
  'pack-alpha': ['Alpha de la meute', 'Un hurlement, et Hyde Park se vide tout seul'],
  chimera: ['Chimère', 'Trois têtes, trois appétits, une course en fiacre très courte'],
  leviathan: ['Léviathan de la Tamise', 'Le fleuve a enfin un pilote, et le pilote a faim'],
  // Mortals
  pickpocket: ['Tire-laine', "Votre bourse avait envie de changer d'air"],
  'relic-hunter': ['Chasseur de reliques', 'Fouille le jour avec un permis, la nuit sans'],
  resurrectionist: ['Résurrectionniste', 'Fournit les chirurgiens en produits frais, sans facture'],
  inquisitor: ['Inquisiteur', 'Apporte son bois, sa torche et une liste numérotée'],
  alchemist: ['Alchimiste', "Change l'or en violence, avec à peine un peu de fumée"],
  'vampire-hunter': ['Chasseur de vampires', 'Payé au croc, tient des comptes très exacts'],
  warlock: ['Occultiste', "A signé dans la marge : c'est le diable qui lui doit la monnaie"],
  ripper: ["L'Éventreur", 'Whitechapel ferme à clef ; le brouillard a un double'],
  // Spirits
  wisp: ['Feu follet', 'Le dernier réverbère du marais, et le seul qui marche'],
  poltergeist: ['Poltergeist', 'Refait la décoration du salon, famille comprise'],
  banshee: ['Banshee', "Annonce les décès d'avance ; les vitres sont en sus"],
  'grey-lady': ['Dame grise', 'Arpente la galerie est et paie son loyer en silence'],
  'phantom-coachman': ['Cocher fantôme', 'Prend tout le monde à minuit et ne ramène personne'],
  wraith: ['Spectre', 'Grandit un peu à chaque malédiction sincère'],
  reaper: ['Faucheuse', 'La lame bien affûtée, le carnet de rendez-vous plus encore'],
  'angel-of-death': ['Ange de la mort', "Ne passe jamais devant une porte qu'on lui a promise"],
  // Factionless monsters
  'hired-thug': ['Homme de main', "Payé d'avance, ne se souvient de rien au matin"],
  'fortune-teller': ['Cartomancienne', 'Voit trois de vos lendemains et vous en vend un'],
  ringmaster: ['Monsieur Loyal', "Lève le rideau avant que la salle ait pu s'enfuir"],
  // Relics
  'pocket-watch': ['Montre à gousset', 'Perd une heure par nuit et y trouve une pièce'],
  'crystal-ball': ['Boule de cristal', 'Temps couvert, risque de monstres en soirée'],
  'canopic-jar': ['Vase canope', 'Ne pas ouvrir : le cœur travaille encore'],
  'tower-cuirass': ['Cuirasse de la Tour', "Ses trois derniers porteurs n'ont perdu que la tête"],
  'sword-of-methuselah': ['Épée de Mathusalem', "Une lame qui aime qu'on la suive en foule"],
  'key-of-lufenamun': ['Clef de Lufenamun', "N'ouvre une porte qu'en refermant une autre"],
  'philosophers-stone': ['Pierre philosophale', 'Quand tout devient or, tout devient à vendre'],
  'hangmans-noose': ['Corde du pendu', 'Un seul usage par client, aucune plainte à ce jour'],
  grimoire: ['Grimoire du docteur Dee', "L'index est une liste de noms, et les noms répondent"],
  'wolf-bone-whistle': [
    'Sifflet en os de loup',
    "Trop aigu pour l'oreille humaine, et c'est bien le malheur",
  ],
  'soul-lantern': ['Lanterne des âmes', 'Brûle ses hôtes un par un, à petit feu'],
  'voodoo-doll': ['Poupée vaudou', "Très ressemblante, jusqu'à la grimace"],
  // Influences of Methuselah
  'blood-tithe': ['Dîme de sang', 'Un dixième, prélevé au poignet'],
  'crimson-kiss': ['Baiser écarlate', 'Tendre, appliqué et plutôt définitif'],
  'call-of-the-crypt': ['Appel de la crypte', "Une cloche sonne en bas, et quelqu'un s'habille"],
  'memories-of-sumer': ['Souvenirs de Sumer', "Il n'oublie rien, surtout pas les dettes de vos ancêtres"],
  // Influences of Fenris
  'blood-moon': ['Lune de sang', "L'almanach annonçait beau temps ; les chiens, non"],
  'pack-hunt': ['Chasse en meute', 'On entend le premier, on rencontre les autres'],
  'lair-of-bones': ["Tanière d'ossements", 'Joliment meublée par des invités qui sont restés'],
  'howl-of-the-wolf': ['Hurlement du loup', "Une voix à la fenêtre, dix dans l'escalier"],
  // Influences of Lilith
  'order-of-the-long-sunrise': [
    'Ordre de la Longue Aube',
    'Séance ouverte au crépuscule, levée une fois le danger passé',
  ],
  'hunters-bounty': ['Prime des chasseurs', 'Paiement comptant, tête entière exigée'],
  'reapers-pact': ['Pacte de la Faucheuse', 'Petits caractères, clauses tranchantes, une seule signature'],
  'night-monster': ['Monstre de la nuit', 'Ce que le noir cache sous son propre lit'],
  // Influences of Azazael
  'plague-of-egypt': ["Plaie d'Égypte", "La caisse disait « dattes » ; ce n'étaient pas des dattes"],
  'breath-of-the-demon': ['Souffle du démon', 'Ce soir-là, le brouillard était tiède'],
  'corrupted-priests': ['Prêtres corrompus', 'La quête fait le tour des bancs, puis descend à la cave'],
  'ancient-patience': ['Patience ancestrale', "Qu'est-ce qu'un siècle, entre ennemis ?"],
})
