import type { Result } from '@dst/domain/result'
import type { AuthChangeEvent } from '@supabase/supabase-js'
import type { AuthFailure } from '../auth-failure.ts'
import type { Proofs } from '../proof.ts'
import type { SessionEvent } from '../session.ts'
import type { SessionChanges } from '../session-changes.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import type { TwoFactor } from '../two-factor.ts'
import { giveProof } from './give-proof.ts'
import type { LinkVerifiers } from './link-verifiers.ts'
import { ownCall, type OwnCall } from './own-call.ts'
import {
  createLinkClient,
  createPassingClient,
  createProviderClient,
  readSettings,
  type ProviderClient,
  type ProviderOptions,
  type ServiceSettings,
} from './provider-client.ts'
import { failureFrom } from './provider-failure.ts'
import { secondFactors } from './second-factors.ts'

/** The service's own clients, and how to read their errors. */
export interface Service {
  /** The client of this browser's session. */
  provider: ProviderClient
  /** A client that stores no session. */
  passingClient: () => ProviderClient
  /** A client that exchanges link codes. */
  linkClient: () => ProviderClient
  /** What the service supports. */
  settings: () => Promise<Result<ServiceSettings, AuthFailure>>
  /** Makes a call that the official service does not have. */
  own: (call: OwnCall) => Promise<Result<unknown, AuthFailure>>
  /** Gives the service proofs of the person. */
  proofs: Pick<Proofs, 'give' | 'givePasskey'>
  /** Two-factor sign-in. */
  twoFactor: TwoFactor
  /** Asks the user for a proof; resolves with whether one was given. */
  askForProof: () => Promise<boolean>
  /** Converts an error that a client returned or threw. */
  failureFrom: (error: unknown) => AuthFailure
}

export interface ServiceOptions {
  connection: ProviderOptions
  storage: SessionStorage
  verifiers: LinkVerifiers
  changes: SessionChanges
  onProofNeeded?: (() => Promise<boolean>) | undefined
}

const eventNames = {
  INITIAL_SESSION: 'initial_session',
  SIGNED_IN: 'signed_in',
  SIGNED_OUT: 'signed_out',
  TOKEN_REFRESHED: 'token_refreshed',
  USER_UPDATED: 'user_updated',
  PASSWORD_RECOVERY: 'password_recovery',
  MFA_CHALLENGE_VERIFIED: 'mfa_challenge_verified',
} as const satisfies Record<AuthChangeEvent, SessionEvent>

/**
 * Starts the service's client on the stored session. This module is the only one that brings supabase-js: import it
 * dynamically, so that a page without a session does not ship it.
 */
export function connectService({ connection, storage, verifiers, changes, onProofNeeded }: ServiceOptions): Service {
  const provider = createProviderClient(connection, storage)
  provider.onAuthStateChange((event) => changes.report(eventNames[event]))
  const own = (call: OwnCall) => ownCall(connection, provider, call)
  let passing: ProviderClient | undefined
  let link: ProviderClient | undefined
  const service: Service = {
    provider,
    // Shared by all checks: the service's client warns about a second instance with the same key.
    passingClient: () => (passing ??= createPassingClient(connection, provider)),
    linkClient: () => (link ??= createLinkClient(connection, verifiers)),
    settings: () => readSettings(connection),
    own,
    proofs: giveProof(provider, own),
    twoFactor: secondFactors(() => service),
    askForProof: async () => (await onProofNeeded?.()) ?? false,
    failureFrom,
  }
  return service
}
