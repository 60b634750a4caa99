import type { ErrorText, ProviderError } from './error-text.ts'

/** Why the auth service calls a new password weak, beyond the length that every form checks. */
export type WeakPasswordErrorCode =
  'password-characters' | 'password-breached' | 'password-common' | 'password-personal'

/**
 * The error code for a refused password, if the service gives one of these reasons.
 * @source docs/product/errors.md#weak-passwords
 */
export function weakPasswordErrorFrom(error: ProviderError): WeakPasswordErrorCode | undefined {
  if (error.code !== 'weak_password') return undefined
  const reasons = error.reasons ?? []
  return reasons.includes('length') ? undefined : reasons.map((reason) => codes.get(reason)).find((code) => code)
}

/** Messages for a weak password, wherever one is chosen. */
export const weakPasswordErrors = {
  'password-characters': {
    message: 'Please mix lowercase and uppercase letters, numbers and symbols in your password.',
    retryable: true,
  },
  'password-breached': {
    message: 'This password is known from a data breach. Please choose another one.',
    retryable: true,
  },
  'password-common': {
    message: 'This is one of the most common passwords, and easy to guess. Please choose another one.',
    retryable: true,
  },
  'password-personal': {
    message:
      'A password that is your name, your email or the name of this site is easy to guess. Please choose another one.',
    retryable: true,
  },
} as const satisfies Record<WeakPasswordErrorCode, ErrorText>

// The last two are of the embedded service.
const codes = new Map<string, WeakPasswordErrorCode>([
  ['characters', 'password-characters'],
  ['pwned', 'password-breached'],
  ['common', 'password-common'],
  ['personal', 'password-personal'],
])
