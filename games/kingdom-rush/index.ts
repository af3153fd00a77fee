/** @alias For the registry, which knows games by their folders alone. */
export { kingdomRush as default } from './game.ts'
