/** Français : l'éditeur. */
import { either } from '../../../../kit/text/fr.ts'
import { capital } from '../../../../kit/text/index.ts'
import { spaceName } from '../names.ts'
import type { EditorWords } from './types.ts'

const cards = (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`)
const team = (n: number) => (n < 2 ? `${n} joueur` : `${n} joueurs`)
/** « À 1, 3 ou 4 joueurs » */
const at = (all: readonly number[]) =>
  all.length === 4
    ? 'quel que soit le nombre de joueurs'
    : `à ${all.length === 1 ? team(all[0] ?? 0) : `${either(all.map(String))} joueurs`}`
const At = (all: readonly number[]) => capital(at(all))
const sites = (n: number) => (n < 2 ? `${n} Site` : `${n} Sites`)
const portals = (n: number) => (n < 2 ? `${n} Portail` : `${n} Portails`)
const spaces = (n: number) => (n < 2 ? `${n} emplacement` : `${n} emplacements`)
const colours = { R: 'rouge', B: 'bleu', G: 'vert', Y: 'violet', W: 'blanc' } as const
const edges = { N: 'nord', E: 'est', S: 'sud', W: 'ouest' } as const
const colourOf = (code: string) => colours[code as keyof typeof colours] ?? code

export const fr: EditorWords = {
  title: 'Éditeur de scénarios',
  tabs: { map: 'Carte', piles: 'Piles', rules: 'Règles', checks: 'Contrôles' },
  tools: {
    path: 'Chemin',
    open: 'Terrain libre',
    red: 'Rouge',
    blue: 'Bleu',
    green: 'Vert',
    purple: 'Violet',
    white: 'Blanc, à tous',
    nobody: 'Inutilisé',
    spawn: 'Apparition',
    exit: 'Sortie',
    lane: 'Voie',
    horde: 'Horde',
    portal: 'Portail',
    fallow: 'Friches',
    boss: 'Boss',
  },
  toolGroups: { ground: 'Terrain', sites: 'Sites de construction', lanes: 'Voies', pieces: 'Pièces' },
  palette: 'Outils',
  eraser: 'Effacer',
  mirror: 'Miroir',
  mirrors: { off: 'Aucun', columns: 'Gauche, droite', rows: 'Haut, bas' },
  undo: 'Annuler',
  redo: 'Rétablir',
  rows: 'Rangées',
  columns: 'Colonnes',
  fewer: (what) => `Moins : ${what}`,
  more: (what) => `Plus : ${what}`,
  players: team,
  seenBy: 'Vue de',
  why: {
    onGround: 'Cela se pose sur la carte, pas à côté.',
    onRim: 'Cela se pose au bord de la carte.',
    onLane: "Cela se pose sur un emplacement d'une voie.",
    onSite: "Il n'y a pas de Site ici.",
    noColour: "À autant de joueurs, personne n'a cette couleur.",
    noTokens: "La boîte n'en contient pas davantage.",
    noCard: 'La boîte ne contient plus de telle carte.',
    noBoss: "Choisissez d'abord un Boss dans les règles.",
    noSpawn: "Posez d'abord un point d'Apparition.",
    notNext: "Une voie se trace emplacement par emplacement depuis son point d'Apparition.",
    nothing: "Il n'y a rien à effacer ici.",
  },
  map: 'Carte du scénario. Les flèches déplacent, Entrée peint, X efface.',
  cell: {
    path: 'Chemin',
    open: 'terrain libre',
    site: (colour) => `Site ${colour}`,
    unused: 'Site inutilisé',
    lane: (n, index, of) => `voie ${n}, ${index} sur ${of}`,
    spawn: (n, count) => `point d'Apparition ${n}, ${cards(count)}`,
    exit: (id) => `Sortie ${id}`,
    fallow: (id) => `carte Friches ${id}`,
    boss: (name) => `Boss : ${name}`,
    rim: (edge, space) => `bord ${edge} en ${space}`,
    wrong: 'quelque chose ne va pas ici',
  },
  edges,
  colours,
  piles: {
    title: 'Piles',
    pile: (n, count) => `Point d'Apparition ${n}, ${cards(count)}`,
    ghosts: (count) => `Fantômes, ${cards(count)}`,
    reserve: (count) => `Réserve du Boss, ${cards(count)}`,
    part: (n) => `Partie ${n}`,
    shuffled: 'mélangée',
    inOrder: "dans l'ordre",
    kept: (n) => `Gardées à ${team(n)}`,
    newPart: 'Partie',
    removePart: (n) => `Retirer la partie ${n}`,
    earlier: 'Plus tôt',
    later: 'Plus tard',
    from: 'Utilisé dès',
    order: 'Ordre',
    remove: 'Retirer',
    none: "Il n'y a pas encore de point d'Apparition. Posez-en un au bord de la carte.",
    empty: 'Aucune carte. Pressez-en une plus bas, ou glissez-la ici.',
    deck: 'Cartes Horde',
    deckHint: 'Pressez pour ajouter. Ctrl et flèches déplacent, X retire.',
    all: 'Toutes',
    filters: {
      speed: 'Vitesse',
      healer: 'Guérisseurs',
      large: 'Grands',
      portal: 'Portails',
      special: 'Spéciales',
    },
    diamonds: (n) => (n < 2 ? `${n} Diamant` : `${n} Diamants`),
    portal: (level) => `Portail, niveau ${level}`,
    threat: 'Menace, depuis le dessus',
    added: (card) => `Ajoutée : ${card}`,
    takenUp: (card) => `En main : ${card}. Choisissez un emplacement d'une voie.`,
  },
  rules: {
    title: 'Règles',
    towers: 'Niveau maximal des Tours',
    abilities: 'Places de Capacité',
    spells: 'Sorts',
    spellPower: 'Puissance maximale des Sorts',
    portals: (players) => `Portails à fermer, ${players}`,
    closeAll: 'Tous les Portails doivent être fermés',
    boss: 'Boss',
    noBoss: 'Aucun',
    bossFrom: 'Il vient',
    bossOnMap: 'est déjà sur la carte',
    iron: 'Règle de Fer',
    ironKinds: {
      noBuyFamily: "Un type de Tour ne s'achète pas",
      noBuildFamily: 'Un type de Tour ne se construit pas',
      passLimit: 'Peu de Tours passées par manche',
      maxTowerLevel: 'Tours de niveau limité',
      noAbilities: 'Aucune Capacité',
      noSpells: 'Aucun Sort',
      noRecover: 'Les Héros ne récupèrent pas',
      noWhiteSites: 'Aucun Site blanc',
      noGhostDiamonds: 'Fantômes sans Diamants',
    },
    family: 'Type de Tour',
    families: { archers: 'Archers', mages: 'Mages', cannons: 'Canons', soldiers: 'Soldats' },
    value: 'Au plus',
    names: 'Nom et récit',
    english: 'Nom anglais',
    french: 'Nom français',
    storyEnglish: 'Récit anglais',
    storyFrench: 'Récit français',
    letters: (most, left) =>
      left === 0 ? `Les ${most} lettres sont utilisées` : `${most} lettres au plus, encore ${left}`,
    levels: 'Niveaux',
    level: 'Niveau',
    hearts: 'Cœurs',
    diamonds: 'Diamants',
    botsWin: 'Victoires',
    heartsOf: (level) => `Cœurs, ${level}`,
    diamondsOf: (level) => `Diamants, ${level}`,
    asInBox: 'Comme dans la boîte',
  },
  bots: {
    played: (done, all) => `Parties de bots : ${done} sur ${all}`,
    progress: 'Parties de bots jouées',
    pause: 'Interrompre les bots',
    goOn: 'Laisser jouer les bots',
    waits: "Les bots attendent qu'il n'y ait plus rien de rouge.",
    lost: 'Manche où les bots perdent',
    rounds: (counts) => counts.map(([round, games]) => `manche ${round} : ${games}`).join(', '),
    rate: (won, played) => `${won} gagnées sur ${played}`,
    none: 'pas encore joué',
    hard: (level, percent) => `${level} : les bots gagnent ${percent} %. Visez 15 ou plus.`,
    failed: "Les bots n'ont pas pu jouer ce scénario.",
  },
  checks: {
    title: 'Contrôles',
    counts: (red, yellow) => `${red} à corriger, ${yellow} à considérer`,
    sound: "Rien n'empêche de jouer et de partager.",
    show: (what) => `Montrer : ${what}`,
    showShort: 'Montrer',
    close: 'Fermer',
  },
  faults: {
    uneven: () => "Les rangées de la carte n'ont pas la même longueur.",
    sameId: ({ id }) => `Le nom ${id} est donné deux fois.`,
    spawnOrder: () => "Deux points d'Apparition ont le même numéro.",
    manyExits: ({ there, most }) => `Il y a ${there} Sorties, la boîte en contient ${most}.`,
    exitOffPath: () => 'Aucun Chemin ne mène à cette Sortie.',
    exitInside: () => 'Cette Sortie ne mène pas hors de la carte.',
    noExit: ({ exit }) => `Ce point d'Apparition mène à la Sortie ${exit}, qui n'existe pas.`,
    offPath: ({ space }) => `La voie passe par ${spaceName(space)}, où il n'y a pas de Chemin.`,
    gap: ({ before, space }) => `La voie saute de ${spaceName(before)} à ${spaceName(space)}.`,
    loop: ({ space }) => `La voie passe deux fois par ${spaceName(space)}.`,
    offEdge: ({ edge }) => `Ce point d'Apparition n'est pas au bord ${edges[edge as 'N'] ?? edge}.`,
    laneEnds: ({ spaces: n }) =>
      `Ce point d'Apparition ne mène à aucune Sortie : le Chemin s'arrête après ${spaces(n)}.`,
    fallowElsewhere: () => "La carte Friches n'est pas sur sa voie.",
    fallowShared: () => 'La carte Friches bloque aussi une autre voie.',
    fallowTwice: ({ id }) => `La carte Friches ${id} est posée deux fois.`,
    manySpawns: ({ most }) =>
      `La boîte contient ${most < 2 ? `${most} jeton` : `${most} jetons`} Apparition.`,
    manyKept: ({ kept, there }) => `${kept} sont gardées sur ${cards(there)}.`,
    unusedPile: ({ players }) =>
      `Ce point d'Apparition n'est pas utilisé ${at(players)}, et pourtant des cartes sont gardées.`,
    loosePath: () => "Ce Chemin n'appartient à aucune voie.",
    noSite: ({ space }) => `${spaceName(space)} est marqué comme Site, et aucun n'y figure.`,
    siteUnderPath: () => 'Ce Site est sous le Chemin.',
    siteOffSquare: () => "Ce Site n'est pas marqué sur la carte.",
    siteFar: () => 'Ce Site ne touche pas le Chemin.',
    siteTwice: () => 'Deux Sites sont sur cet emplacement.',
    nobodysColour: ({ players, colour }) => `${At(players)}, personne n'est ${colourOf(colour)} ici.`,
    manySites: ({ players, used, most }) =>
      `${At(players)}, ${sites(used)} ${used < 2 ? 'sert' : 'servent'}, la boîte en contient ${most}.`,
    noSpawn: ({ spawn }) => `Une Horde attend sur la voie ${spawn}, qui n'existe pas.`,
    unusedSpawn: ({ spawn, players }) => `Une Horde attend sur la voie ${spawn}, inutilisée ${at(players)}.`,
    laneShort: ({ spawn }) => `Une Horde attend au-delà de la voie ${spawn}.`,
    spaceTaken: ({ space }) => `Deux cartes sont sur ${spaceName(space)}.`,
    spaceFallow: ({ space }) => `Une Horde attend sous la carte Friches en ${spaceName(space)}.`,
    noCard: ({ card }) => `La boîte ne contient pas la carte ${card}.`,
    cardTwice: ({ card }) => `La carte ${card} sert deux fois.`,
    chancePortal: () => 'Le hasard déciderait si ce Portail vient.',
    portalCount: ({ players, there, wanted }) =>
      `${At(players)}, ${portals(there)} ${there < 2 ? 'vient' : 'viennent'}, ${wanted} ${wanted < 2 ? 'est' : 'sont'} à fermer.`,
    noGoal: () => "Il n'y a rien à accomplir : la partie ne peut être gagnée.",
    otherBoss: () => "Le Boss à vaincre n'est pas celui qui vient.",
    noBoss: ({ id }) => `La boîte ne contient pas le Boss ${id}.`,
    bossComes: () => "Il faut au Boss une place sur la carte, ou un Portail d'où sortir.",
    bossLane: () => 'Le Boss doit commencer sur une voie toujours utilisée.',
    bossFar: ({ spawn }) => `Le Boss attend au-delà de la voie ${spawn}.`,
    bossFlees: ({ spawn }) =>
      `Ce Boss fuit vers le point d'Apparition ${spawn} et doit commencer sur sa voie.`,
    bossPortal: () => 'Il faut au Boss un Portail qui vient toujours.',
  },
  lacks: {
    noExits: () => "Il n'y a pas de Sortie.",
    noSpawns: () => "Il n'y a pas de point d'Apparition.",
    emptyPart: () => 'Cette partie de la pile est vide.',
    noWords: () => 'Nom et récit sont à donner dans les deux langues.',
    nothingToDo: ({ players }) =>
      `${At(players)}, aucun Portail ne vient : il n'y a rien à faire, la manche 1 suffit à gagner.`,
    badField: ({ field }) => `Le champ ${field} ne convient pas à un scénario.`,
  },
  advice: {
    unevenSites: ({ players, most, least }) =>
      `${At(players)}, une couleur a ${sites(most)}, une autre ${least}.`,
    noSites: ({ players, colour }) => `${At(players)}, le ${colourOf(colour)} n'a aucun Site.`,
    emptyPile: ({ spawn }) => `Le point d'Apparition ${spawn} n'a pas de cartes.`,
    fewSites: ({ spawn, sites: n, players }) =>
      `${players.length > 0 ? `${At(players)}, la` : 'La'} voie ${spawn} longe ${sites(n)}. Trois ou plus en feraient un combat.`,
    shortLane: ({ spawn, spaces: n }) => `La voie ${spawn} a ${spaces(n)} : les Hordes passent aussitôt.`,
    noPortals: ({ players }) => `${At(players)}, aucun Portail ne vient : il n'y a que le Boss à vaincre.`,
    highPortal: ({ level, towers }) =>
      `Un Portail demande le niveau ${level}, les Tours vont jusqu'à ${towers}.`,
    risingHearts: () => "Un niveau plus difficile a plus de Cœurs qu'un plus facile.",
  },
  remedies: {
    join: 'Relier ici',
    deleteSpawn: 'Supprimer ce point',
    layRoad: 'Poser le Chemin ici',
    clear: 'Effacer',
    deleteExit: 'Supprimer la Sortie',
    removeSite: 'Retirer le Site',
    removeColour: 'Laisser inutilisé',
    removeFallow: 'Retirer la carte Friches',
    removeTray: 'Retirer la Horde',
    removeCard: 'Retirer la carte',
    removePart: 'Retirer la partie',
    keepAll: 'Garder ce qui est là',
    inOrder: "Laisser dans l'ordre",
    count: 'Les compter',
    closePortals: 'Fermer tous les Portails',
    noBoss: 'Sans Boss',
    placeBoss: 'Corriger',
    evenRows: 'Compléter les rangées',
    addPortal: 'Ajouter un Portail',
  },
  head: {
    drafts: 'Scénarios',
    saved: 'Gardé dans ce navigateur',
    notKept: 'Venu par un lien, pas gardé',
    keep: 'Garder',
    share: 'Partager',
    shareBlocked: 'Ce qui est rouge est à corriger avant de partager.',
    exportFile: 'Exporter',
    importFile: 'Ouvrir un fichier',
    bringIn: 'Importer',
    broughtIn: (title, before) => `${title} a pris la place. Annuler fait revenir ${before}.`,
    play: 'Essayer',
    playBlocked: 'Ce qui est rouge est à corriger avant de jouer.',
    copied: 'Le lien est copié.',
    link: 'Lien vers ce scénario',
    linkLong: (letters) =>
      `Le lien aurait ${letters} lettres, trop pour être envoyé. Exportez plutôt un fichier.`,
  },
  drafts: {
    title: 'Vos scénarios',
    yours: 'Gardés dans ce navigateur',
    none: "Vous n'avez pas encore dessiné de scénario. Commencez par un terrain libre, ou par l'un des dix.",
    start: 'En commencer un',
    blank: 'Terrain libre',
    open: (title) => `Ouvrir ${title}`,
    remove: (title) => `Supprimer ${title}`,
    removed: (title) => `${title} est supprimé.`,
    takeBack: 'Le reprendre',
    copyOf: (title) => `${title} (copie)`,
    full: (most) => `Pas plus de ${most} scénarios sont gardés ici. Supprimez-en un.`,
    saved: (when) => `Enregistré ${when}`,
    about:
      'Cartes, Hordes et formes de cette boîte sont une reconstitution. Ce que vous dessinez reste dans ce navigateur tant que vous ne le partagez pas.',
    linkBroken:
      "Ce lien est abîmé ou coupé et n'apporte aucun scénario. Redemandez-le, ou demandez un fichier.",
    missing: "Ce scénario n'est pas gardé dans ce navigateur.",
  },
  unread: (unread) => {
    switch (unread.code) {
      case 'noJson':
        return 'Le fichier est abîmé : il est illisible.'
      case 'foreign':
        return "Ce n'est pas un scénario de Kingdom Rush."
      case 'large':
        return "Le fichier est bien plus grand qu'un scénario."
      case 'campaign':
        return "C'est une campagne. Ouvrez-la dans la campagne, sous son nom."
      case 'record':
        return "C'est une partie jouée. Ouvrez-la dans le hall."
      case 'more':
        return unread.count < 2 ? 'Un autre champ ne va pas.' : `${unread.count} autres champs ne vont pas.`
      case 'missing':
        return `${unread.place} : ce champ manque.`
      case 'unknown':
        return `${unread.place} : un scénario n'a pas ce champ.`
      case 'wrong':
        return `${unread.place} : ${unread.found} n'est pas permis ici.`
    }
  },
  notOpened: "Le fichier n'a pas été ouvert, rien n'a changé.",
  cards: {
    horde: (enemies) => enemies,
    portal: (level, enemies) => `Portail de niveau ${level}, ${enemies}`,
    traits: { brush: 'défricheuse', haunted: 'hantée', flying: 'volante' },
  },
}
