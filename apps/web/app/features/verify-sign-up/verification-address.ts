import { validateVerificationLink } from '@dst/domain/validation'
import { fail, succeed, type Result } from '@dst/domain/result'

/** The parameters of an emailed link that completes a sign-up. */
export interface SignUpLink {
  token: string
  email: string
}

/**
 * Reads the token and the email address of an emailed link from a page's query; fails with the message for an
 * incomplete link.
 */
export function readVerificationAddress(search: string): Result<SignUpLink, string> {
  const query = new URLSearchParams(search)
  const token = query.get('token')?.trim() ?? ''
  // An unencoded plus is decoded as a space, which no email address contains.
  const email = query.get('email')?.trim().replaceAll(' ', '+') ?? ''
  const [issue] = validateVerificationLink({ token, email })
  return issue === undefined ? succeed({ token, email }) : fail(issue.message)
}
