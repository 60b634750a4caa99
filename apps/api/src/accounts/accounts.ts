import type { TokenVerifier } from '@dst/auth/server'
import type { MySession, SecurityEvent, SessionTokens } from '@dst/auth-server'
import type { ServiceAdmin } from '@dst/auth/server'
import type { Tier } from '@dst/domain/tiers'
import type { Transaction } from 'kysely'
import type { Identity } from '../database/identity.ts'
import type { Tables } from '../database/tables.ts'
import type { JobHandler } from '../jobs/job-kinds.ts'
import type { SessionStandings } from '../plugins/live-sessions.ts'

export interface TierMetadata {
  [key: string]: string | number | null
  tier: Tier | null
  score: number
}

/** Writes to the auth user's app metadata with the service credential; false if the auth service did not accept it. */
export type WriteAppMetadata = (userId: string, metadata: TierMetadata) => Promise<boolean>

/** What the accounts of the desk's members need; undefined where the service credential is not known. */
export interface MemberAccounts {
  admin: Pick<ServiceAdmin, 'inviteUser' | 'findUser' | 'setAppMetadata'>
  /** Ends all sessions of an account. A hosted service can't: there the desk alone refuses them. */
  endSessions?: (userId: string) => Promise<void>
  /** Opens a session of two factors, for a developer on their own machine. */
  openSession?: (userId: string) => Promise<SessionTokens | undefined>
}

/** What the rest of the server needs from the auth service, whether embedded or hosted. */
export interface Accounts {
  verifier: TokenVerifier
  writeAppMetadata: WriteAppMetadata
  /** Whether the token's session is allowed to use the product. */
  sessionStatus: SessionStandings
  /** Whether the service has a confirmed account with this address; false if the service cannot look it up. */
  hasAccount: (email: string) => Promise<boolean>
  /** Renders and sends an email that the embedded service has queued. */
  sendAccountMail: JobHandler<'account-mail'>
  /** Removes what has expired in the embedded service, and second factors that were waited for long enough. */
  keepUp: JobHandler<'account-upkeep'>
  /** What the service stores about an account, for its owner; undefined while the service is unavailable. */
  describe: (identity: Identity) => Promise<Record<string, unknown> | undefined>
  deletion: AccountDeletion
  /** Accounts of the desk's members; omitted when the service can't be administered. */
  members?: MemberAccounts | undefined
  /** Sessions and security events of accounts; omitted when the service does not report them. */
  security?: SecurityOfAccounts
  /**
   * Settings for the site: the service's URL, the key that browsers send, the link flow, and whether Google sign-in is
   * available.
   */
  browser: { url: string; anonKey: string; flow?: 'pkce' | undefined; google: () => boolean }
}

/** The security data that the embedded service reports for an account. */
export interface SecurityOfAccounts {
  sessions: (userId: string) => Promise<MySession[]>
  /** Ends one session; false if the person has no such session. */
  endSession: (sessionId: string, userId: string) => Promise<boolean>
  /** The latest events, newest first. */
  events: (userId: string, count: number) => Promise<SecurityEvent[]>
}

/** How the auth service's part of an account is deleted. */
export interface AccountDeletion {
  /** Deletes the rows in this database, in the same transaction as the rest of the account. */
  here: (trx: Transaction<Tables>, userId: string) => Promise<void>
  /** An external service, which the transaction cannot include. */
  elsewhere?: {
    /** Resolves to true once the account is gone. */
    remove: (userId: string) => Promise<boolean>
    /** Rejects while the service is unavailable. */
    isGone: (userId: string) => Promise<boolean>
  }
  /** Clears this process's cached session states of the account. */
  forget: (userId: string) => void
}
