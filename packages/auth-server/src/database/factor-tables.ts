import type { Selectable } from 'kysely'
import type { Json } from './json.ts'

export interface FactorChallengesTable {
  id: string
  factor_id: string
  /** IP address of the requester: the response must come from the same one. */
  ip_address: string
  created_at: Date
  verified_at: Date | null
}

export interface RecoveryCodesTable {
  factor_id: string
  code_hash: string
  created_at: Date
  used_at: Date | null
}

export interface PasskeysTable {
  id: string
  user_id: string
  friendly_name: string
  credential_id: string
  /** COSE key, base64url. */
  public_key: string
  /** The authenticator's own signature counter; 0 for those that do not count. */
  counter: number
  transports: Json<string[]>
  device_type: string
  backed_up: boolean
  created_at: Date
  updated_at: Date
  last_used_at: Date | null
}

/** What a challenge for a passkey is for. */
export type PasskeyCeremony = 'registration' | 'authentication'

export interface PasskeyChallengesTable {
  id: string
  /** Null for a sign-in, whose user is not known yet. */
  user_id: string | null
  kind: PasskeyCeremony
  challenge: string
  /** A keyed hash of the browser that requested it and has to respond to it. */
  browser_hash: string
  created_at: Date
}

/** That a user has lost the second factor, which is removed once the waiting time is over. */
export interface FactorRemovalsTable {
  user_id: string
  requested_at: Date
  /** How many notices have been ordered, and when the last one was due. */
  notices: number
  noticed_at: Date
}

/** Tables of second factors and of passkeys. */
export interface FactorTables {
  factor_removals: FactorRemovalsTable
  factor_challenges: FactorChallengesTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
}

export type FactorChallengeRow = Selectable<FactorChallengesTable>
export type FactorRemovalRow = Selectable<FactorRemovalsTable>
export type RecoveryCodeRow = Selectable<RecoveryCodesTable>
export type PasskeyRow = Selectable<PasskeysTable>
export type PasskeyChallengeRow = Selectable<PasskeyChallengesTable>
