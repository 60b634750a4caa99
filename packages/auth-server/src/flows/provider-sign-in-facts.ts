import type { Caller } from '../context/context.ts'
import type { ProviderProfile } from '../providers/provider.ts'
import type { CodeChallenge } from '../database/code-challenge.ts'

/** A user a provider has just authenticated. */
export interface ProviderSignIn {
  provider: string
  profile: ProviderProfile
  caller: Caller
  /** Redirect target of the email, in case the address has to be confirmed first. */
  redirectTo: string
  challenge: CodeChallenge | undefined
}
