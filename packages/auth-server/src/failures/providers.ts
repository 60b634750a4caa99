import { failure, type AuthFailure } from './failure'

/** Refusals of sign-ins through providers. The texts are literal: clients match on them. */
export const providerFailures = {
  codeMissing: failure(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code'),
  disabled: failure(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
  stateExpired: failure(400, 'bad_oauth_state', 'OAuth state has expired'),
  stateInvalid: failure(400, 'bad_oauth_state', 'OAuth state parameter is invalid'),
  stateMissing: failure(400, 'bad_oauth_callback', 'OAuth state parameter missing'),
  stateUnknown: failure(400, 'bad_oauth_state', 'OAuth state not found or expired'),
  stateUsed: failure(400, 'flow_state_already_used', 'OAuth state has already been used'),
  unreachable: failure(500, 'unexpected_failure', 'Unable to reach the external provider'),
} as const satisfies Record<string, AuthFailure>

/** A provider that this server has never heard of. */
export function unknownProvider(provider: string): AuthFailure {
  return failure(400, 'validation_failed', `Unsupported provider: Provider ${provider} could not be found`)
}

/** A code that the provider did not exchange, or that brought a profile that cannot be believed. */
export function exchangeFailed(code: string): AuthFailure {
  return failure(500, 'unexpected_failure', `Unable to exchange external code: ${code.slice(0, 4)}`)
}

/** An address that the provider does not vouch for. The same is said whether or not the address has an account. */
export function needsVerification(provider: string): AuthFailure {
  const message = `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`
  return failure(422, 'provider_email_needs_verification', message)
}

/** A profile without an address, of a provider that has to give one. */
export function addressMissing(provider: string): AuthFailure {
  return failure(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  )
}

/** An ID token of a provider that is not configured. */
export function issuerDisabled(issuer: string): AuthFailure {
  return failure(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
}

/** An ID token of a provider that issues none, or that nobody knows. */
export function issuerNotAllowed(name: string): AuthFailure {
  return failure(400, 'validation_failed', `Custom OIDC provider "${name}" not allowed`)
}
