import { failure, type FailureReply } from './failure.ts'

/** Refusals of sign-ins through providers. The messages are literal: clients match on them. */
export const providerFailures = {
  codeMissing: failure(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code'),
  disabled: failure(400, 'validation_failed', 'Unsupported provider: provider is not enabled'),
  stateExpired: failure(400, 'bad_oauth_state', 'OAuth state has expired'),
  stateInvalid: failure(400, 'bad_oauth_state', 'OAuth state parameter is invalid'),
  stateMissing: failure(400, 'bad_oauth_callback', 'OAuth state parameter missing'),
  stateUnknown: failure(400, 'bad_oauth_state', 'OAuth state not found or expired'),
  stateUsed: failure(400, 'flow_state_already_used', 'OAuth state has already been used'),
  unreachable: failure(500, 'unexpected_failure', 'Unable to reach the external provider'),
} as const satisfies Record<string, FailureReply>

/** A provider that this server does not know. */
export function unknownProvider(provider: string): FailureReply {
  return failure(400, 'validation_failed', `Unsupported provider: Provider ${provider} could not be found`)
}

/** A code that the provider did not exchange, or that yielded an invalid profile. */
export function exchangeFailed(code: string): FailureReply {
  return failure(500, 'unexpected_failure', `Unable to exchange external code: ${code.slice(0, 4)}`)
}

/** An address that the provider has not verified. The refusal is the same whether or not the address has an account. */
export function needsVerification(provider: string): FailureReply {
  const message = `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`
  return failure(422, 'provider_email_needs_verification', message)
}

/** A profile without an address, from a provider that must supply one. */
export function addressMissing(provider: string): FailureReply {
  return failure(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
  )
}

/** An ID token of a provider that is not configured. */
export function issuerDisabled(issuer: string): FailureReply {
  return failure(400, 'provider_disabled', `Provider (issuer "${issuer}") is not enabled`)
}

/** An ID token of a provider that issues none, or of an unknown provider. */
export function issuerNotAllowed(name: string): FailureReply {
  return failure(400, 'validation_failed', `Custom OIDC provider "${name}" not allowed`)
}
