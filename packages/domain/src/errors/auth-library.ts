import type { ProviderError } from './error-text.ts'

/**
 * Whether an account probably exists, from the outcome of a password reset request: no error and most errors mean yes,
 * two messages and an exception (`thrown`) mean no. The auth service obscures this on purpose, so it is only a guess:
 * do not base decisions on it.
 * @source docs/product/errors.md#auth-library
 */
export function accountProbablyExists(outcome: ProviderError | 'sent' | 'thrown'): boolean {
  if (outcome === 'sent') return true
  if (outcome === 'thrown') return false
  const message = outcome.message.toLowerCase()
  return !message.includes('for security purposes') && !message.includes('unable to process request')
}

/** Thrown when the session is read outside its provider. */
export const outsideAuthProvider = 'useAuth must be used within an AuthProvider'
