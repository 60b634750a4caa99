import type { AuthFailure } from '../failures'
import { isDenial } from '../flows/return-from-provider'
import { failureValues } from '../redirects/redirect-reply'

/** What tells a page why a sign-in through a provider did not work. */
export function providerFailureValues(failure: AuthFailure): Record<string, string> {
  const values = failureValues(failure)
  return { ...values, error: isDenial(failure) ? 'access_denied' : (values['error'] ?? 'server_error') }
}
