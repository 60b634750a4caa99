// The server, its options, and what it tells its host.
export { registerAuthServer, type AuthServer } from './server/plugin.ts'
export type { AuthMail, AuthServerOptions, ConfirmedAccount, NoticeLinks } from './options/options.ts'
export type { AccountOptions } from './options/account-options.ts'
export type { PasskeyOptions, SecondFactorOptions } from './options/factor-options.ts'
export type { AuthServerLifetimes, AuthServerLimits } from './options/limit-options.ts'
export type { MySession } from './flows/list-sessions.ts'
export type { SessionTokens } from './wire/session-json.ts'
export type { SecondFactors } from './flows/second-factors-of.ts'
export type { Tidied } from './flows/tidy.ts'
export { parseGoDuration } from './wire/go-duration.ts'

// The database.
export { LaterSchemaError, migrateAuthServer } from './database/migrate.ts'
export type { AuthTableName, JsonObject } from './database/tables.ts'
export type { Retention } from './database/expired-rows.ts'
export type { SecurityEventKind } from './database/event-kinds.ts'
export type { SecurityEvent } from './database/recent-events.ts'
export type { SessionLimits } from './database/session-limits.ts'
export type { SessionStatus } from './database/session-status.ts'

// Keys.
export {
  configuredKeys as configuredAuthKeys,
  type ConfiguredKeys as ConfiguredAuthKeys,
} from './keys/configured-keys.ts'
export { newKeys as newAuthKeys, parseKeys as parseAuthKeys, type KeyFile as AuthKeys } from './keys/key-file.ts'
export { ForeignKeysError } from './keys/registered-keys.ts'
export type { StoredKey as AuthKey, TokenAlgorithm } from './keys/stored-key.ts'

// Mail.
export type { LinkMailKind, MailLanguage, MailOrder, MailOrderKind } from './mail/mail-order.ts'
export type { MailTemplateName, MailTemplates, MailTemplateText } from './mail/mail-templates.ts'
export type { AuthMailCopy, RenderedMail } from './mail/mail-messages.ts'
export type { NoticeKind } from './mail/notice-messages.ts'
export type { MailedLink } from './mail/verification-link.ts'

// Limits, in this process or shared by several.
export { addressBlock } from './limits/address-block.ts'
export { limitHeaders } from './limits/limit-headers.ts'
export { createLimiter, unlimited, type Limiter, type LocalLimiter } from './limits/limiter.ts'
export { createSharedLimiter, type RunScript, type SharedLimiterOptions } from './limits/shared-limiter.ts'
export type { StoreScript } from './limits/store-scripts.ts'
export type { Guess, GuessDecision, GuessPolicy } from './limits/guesses.ts'
export type { Rate, RateDecision } from './limits/request-rates.ts'

// Providers.
export type { GitHubProviderOptions } from './providers/github-provider.ts'
export type { ProviderCredentials } from './providers/provider-client.ts'
export type { ProviderOptions } from './providers/provider-table.ts'
