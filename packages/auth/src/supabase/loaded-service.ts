import type { Result } from '@dst/domain/result'
import type { AuthFailure } from '../auth-failure.ts'
import type { Proofs } from '../proof.ts'
import type { TwoFactor } from '../two-factor.ts'
import type { DirectCall } from './direct-call.ts'
import type { ProviderClient, ServiceSettings } from './provider-client.ts'

/** The service's own clients, and how to read their errors. */
export interface Service {
  /** The client of this browser's session. */
  provider: ProviderClient
  /** A client that stores no session. */
  transientClient: () => ProviderClient
  /** A client that exchanges link codes. */
  linkClient: () => ProviderClient
  /** What the service supports. */
  settings: () => Promise<Result<ServiceSettings, AuthFailure>>
  /** Makes a call that the official service does not have. */
  direct: (call: DirectCall) => Promise<Result<unknown, AuthFailure>>
  /** Gives the service proofs of the person. */
  proofs: Pick<Proofs, 'give' | 'givePasskey'>
  /** Two-factor sign-in. */
  twoFactor: TwoFactor
  /** Asks the user for a proof; resolves with whether one was given. */
  askForProof: () => Promise<boolean>
  /** Converts an error that a client returned or threw. */
  failureFrom: (error: unknown) => AuthFailure
}

/** Returns the service's own client; rejects if it can't be loaded, or if it is unknown where the service is. */
export type LoadService = () => Promise<Service>
