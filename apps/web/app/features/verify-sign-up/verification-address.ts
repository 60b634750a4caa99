import { validateVerificationLink } from '@dst/domain/validation'
import { fail, succeed, type Result } from '@dst/domain/result'
import { linkValues } from '~/lib/account/link-tokens.ts'
import { linkedEmail } from '~/lib/account/linked-email.ts'

/** What an emailed link that completes a sign-up has: a code with its address, or a token, which needs none. */
export type SignUpLink = { email: string; token: string } | { email: string; tokenHash: string }

/**
 * Reads an emailed link from the address of a page: `token` and `email`, or `token_hash`. Fails with the message for an
 * incomplete link.
 */
export function readVerificationAddress(address: { search: string; hash: string }): Result<SignUpLink, string> {
  const value = linkValues(address)
  const email = linkedEmail(value('email'))
  const tokenHash = value('token_hash').trim()
  if (tokenHash !== '') return succeed({ tokenHash, email })
  const token = value('token').trim()
  const [issue] = validateVerificationLink({ token, email })
  if (issue !== undefined) return fail(issue.message)
  return succeed(/^\d{6,10}$/.test(token) ? { token, email } : { tokenHash: token, email })
}
