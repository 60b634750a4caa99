export { migrateAuthServer } from './database/migrate'
export type { JsonObject } from './database/tables'
export type { AuthMail, AuthServerLifetimes, AuthServerLimits, AuthServerOptions } from './options'
export { registerAuthServer, type AuthServer } from './plugin'
