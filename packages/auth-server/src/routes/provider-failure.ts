import type { FailureReply } from '../failures/index.ts'
import { isDenial } from '../flows/return-from-provider.ts'
import { failureValues } from '../redirects/redirect-reply.ts'

/** Parameters that tell a page why a sign-in through a provider failed. */
export function providerFailureValues(failure: FailureReply): Record<string, string> {
  const values = failureValues(failure)
  return { ...values, error: isDenial(failure) ? 'access_denied' : (values['error'] ?? 'server_error') }
}
