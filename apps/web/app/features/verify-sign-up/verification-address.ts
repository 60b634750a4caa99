import { validateVerificationLink } from '@dst/domain/validation'
import { fail, succeed, type Result } from '@dst/domain/result'

/** What an e-mailed link needs to complete a sign-up. */
export interface SignUpLink {
  token: string
  email: string
}

/** Reads the token and the address of an e-mailed link from a page's query; fails with the sentence for an incomplete link. */
export function readVerificationAddress(search: string): Result<SignUpLink, string> {
  const query = new URLSearchParams(search)
  const token = query.get('token')?.trim() ?? ''
  // A plus that was not encoded reads as a space, which no address has inside.
  const email = query.get('email')?.trim().replaceAll(' ', '+') ?? ''
  const [issue] = validateVerificationLink({ token, email })
  return issue === undefined ? succeed({ token, email }) : fail(issue.message)
}
