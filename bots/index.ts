export * from './arena.ts'
export * from './bot.ts'
export * from './levels.ts'
export * from './registry.ts'
