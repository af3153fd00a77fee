/** French: who works for the company. Names fit a tile (24 characters); job titles are flavour, never rules. */
import type { DemonId, Employee, TileId } from '../types.ts'

export const tiles: { readonly [Id in TileId]: Employee } = {
  'basic-blue': { name: 'Fantôme Stagiaire', job: 'Stagiaire en spiritisme, tient la chandelle et le café' },
  'basic-red': { name: "Brute d'Open Space", job: 'Effrayeur débutant, a lu la moitié du manuel' },
  'basic-red-strong': {
    name: 'Brute en Heures Sup',
    job: "Effrayeur, deux ans d'ancienneté, toujours pas de promotion",
  },
  'basic-yellow': {
    name: 'Gnome de Petite Caisse',
    job: 'Garçon de courses, revient toujours avec une pièce de trop',
  },
  'blue-01': {
    name: 'Feu Follet Barbant',
    job: "Auditeur stagiaire, une question et tout le service s'endort",
  },
  'blue-02': { name: 'Mage au Standard', job: 'Standardiste occulte, tous les démons en numéro abrégé' },
  'blue-03': {
    name: 'Réveille-Diable',
    job: 'Service réveil des démons, pose aussi les pancartes « ne pas déranger »',
  },
  'blue-04': {
    name: 'René Cromant',
    job: "Chargé des réembauches, aucune démission n'est définitive, même enterrée",
  },
  'blue-05': { name: 'Maître Basilic', job: "Auditeur en chef, clôt les réunions d'un seul regard" },
  'blue-06': {
    name: 'Vizir Rappel',
    job: 'Escalades infernales, rappelle les démons qui avaient déjà pointé',
  },
  'blue-07': {
    name: 'Cri de Cristal',
    job: 'Banshee prévisionniste, hurle les effectifs du trimestre prochain',
  },
  'blue-08': {
    name: 'Goule à Roulement',
    job: 'Intérimaire aux plannings, échange deux équipes et oublie les deux',
  },
  'blue-09': { name: 'Liche de Poste', job: "Juriste conformité, suspend vos pouvoirs le temps d'un examen" },
  'blue-10': { name: 'Mage Nétique', job: 'Sécurité du portail, son badge ouvre aussi vers le bas' },
  'blue-11': { name: 'Revenant Recommandé', job: 'Archiviste, retrouve un dossier en perdant le suivant' },
  'blue-12': { name: 'Maestro Hululo', job: "Chef de chœur de l'étage occulte, hantises à quatre voix" },
  'blue-13': { name: 'Chasseur de Sa Tête', job: 'Chasseur de têtes, en rapporte deux et en égare une' },
  'blue-14': { name: 'Sthéno Dactylo', job: 'Secrétaire de séance, fige les débats et surtout les orateurs' },
  'blue-15': {
    name: 'Pythie Sans Préavis',
    job: 'Vice-présidente anticipation, savait que vous liriez cette ligne',
  },
  'red-01': {
    name: 'Ogre Sans Frapper',
    job: 'Inspections surprises, ouvre tous les tiroirs, puis la porte',
  },
  'red-02': {
    name: 'Lutin Licencieux',
    job: 'Guichet des départs, offre aux rivaux un carton et un sourire',
  },
  'red-03': {
    name: 'Diablotin Burn-Out',
    job: 'Volontaire du coup de collier, se donne à 110 %, une seule fois',
  },
  'red-04': {
    name: 'Mini-Taure',
    job: 'Chargé des compressions, taille les petites équipes à la grande hache',
  },
  'red-05': {
    name: 'Loup-Gare-à-Vous',
    job: 'Affaires internes, flaire ce qui se cache derrière le paravent',
  },
  'red-06': {
    name: 'Yéti en Télétravail',
    job: 'Télétravailleur, terrifiant tant que personne ne partage son bureau',
  },
  'red-07': { name: 'Huissier Croc-en-Jambe', job: 'Coach des comptables, leur apprend à mordre' },
  'red-08': { name: 'Troll au Forfait Jour', job: "Consultant externe, deux pièces d'avance, pas de fort" },
  'red-09': { name: 'Fauche-Carrière', job: 'Entretiens de sortie, la sortie est obligatoire' },
  'red-10': {
    name: 'Géant Porte-Parole',
    job: 'Attaché de presse, si bruyant que la concurrence appelle du renfort',
  },
  'red-11': { name: "Orc d'Accueil", job: 'Réceptionniste, les petits visiteurs repartent par le mur' },
  'red-12': { name: 'Hydre-Hache', job: 'Directrice des restes humains, neuf têtes, aucun second entretien' },
  'red-13': { name: 'Garde-Gouille', job: 'Garde du corps maison, on ne vise personne dans sa rue' },
  'red-14': {
    name: 'Seigneur du Trimestre',
    job: "Directeur du terrain, hurle sur les objectifs jusqu'à les atteindre",
  },
  'yellow-01': {
    name: 'Rat des Frais',
    job: 'Commercial itinérant, une pièce par étape, justificatifs à suivre',
  },
  'yellow-02': {
    name: 'Corbeille Mimétique',
    job: "Destruction d'archives, l'air d'une corbeille et l'appétit aussi",
  },
  'yellow-03': {
    name: 'Ettin Déménage',
    job: "Déménagements internes, une tête lit le plan, l'autre conteste",
  },
  'yellow-04': { name: 'Fée Pourboire', job: 'Coursière maison, livre les collègues et garde la monnaie' },
  'yellow-05': {
    name: 'Gobelin Jetable',
    job: 'Préposé à la machine à café, rend la monnaie à son avantage',
  },
  'yellow-06': {
    name: 'Golem Concierge',
    job: 'Régisseur, loge deux collègues gratis sans poser de questions',
  },
  'yellow-07': { name: 'Momie Retraite', job: 'Conseillère retraite, emballe une carrière à la fois' },
  'yellow-08': {
    name: 'Kobold de Garde',
    job: 'Gardien de nuit, oublie toujours de mettre un collègue dehors',
  },
  'yellow-09': {
    name: 'Griffon Classe Affaires',
    job: 'Représentant régional, encaisse une pièce et tous les miles',
  },
  'yellow-10': {
    name: 'Centaure de Tri',
    job: 'Responsable logistique, dépose un collègue là où ça fait mal',
  },
  'yellow-11': {
    name: 'Sangsue Comptable',
    job: 'Comptabilité clients, conjugue surtout le verbe encaisser',
  },
  'yellow-12': { name: 'Génie Sous Contrat', job: 'Recruteur avec budget, exauce un vœu : un contrat' },
  'yellow-13': {
    name: 'Dragon de Trésorerie',
    job: 'Directeur de la thésaurisation, dort sur les résultats',
  },
  'yellow-14': { name: 'Photocopieur-Garou', job: 'Reprographie, copie le CV de celui qui attend dehors' },
  'yellow-15': {
    name: 'Sphinx Restructurant',
    job: 'Conseil en réorganisation, pose une énigme, supprime deux postes',
  },
  'yellow-16': { name: 'Comte CDI', job: 'Vampire recruteur, prise de poste ce soir, contrat éternel' },
}

export const demons: { readonly [Id in DemonId]: Employee } = {
  'demon-strike': {
    name: 'Belzébudget',
    job: "PDG (Purges, Départs et Guillotine), première consultation deux pièces d'or",
  },
  'demon-banish': {
    name: 'Abaddon de Poste',
    job: "Directeur des congés définitifs, jusqu'à trois dossiers par convocation",
  },
  'demon-cycle': {
    name: 'Léviaplanning',
    job: 'Chef des rotations, trois entrées, trois sorties, aucune passation',
  },
}
