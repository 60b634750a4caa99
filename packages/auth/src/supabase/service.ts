import type { AuthChangeEvent } from '@supabase/supabase-js'
import type { SessionEvent } from '../session.ts'
import type { SessionChanges } from '../session-changes.ts'
import type { SessionStorage } from '../storage/session-storage.ts'
import { giveProof } from './give-proof.ts'
import type { LinkVerifiers } from './link-verifiers.ts'
import { directCall, type DirectCall } from './direct-call.ts'
import {
  createLinkClient,
  createTransientClient,
  createProviderClient,
  readSettings,
  type ProviderClient,
  type ProviderOptions,
} from './provider-client.ts'
import { failureFrom } from './provider-failure.ts'
import { secondFactors } from './second-factors.ts'
import type { Service } from './loaded-service.ts'

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
  const direct = (call: DirectCall) => directCall(connection, provider, call)
  let transient: ProviderClient | undefined
  let link: ProviderClient | undefined
  const service: Service = {
    provider,
    // Shared by all checks: the service's client warns about a second instance with the same key.
    transientClient: () => (transient ??= createTransientClient(connection, provider)),
    linkClient: () => (link ??= createLinkClient(connection, verifiers)),
    settings: () => readSettings(connection),
    direct,
    proofs: giveProof(provider, direct),
    twoFactor: secondFactors(() => service),
    askForProof: async () => (await onProofNeeded?.()) ?? false,
    failureFrom,
  }
  return service
}
