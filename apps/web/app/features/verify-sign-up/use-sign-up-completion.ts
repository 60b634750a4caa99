import { linkOwner } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { verifySignUpErrors } from '@dst/domain/errors'
import { fail } from '@dst/domain/result'
import { useState } from 'react'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { paths } from '~/paths.ts'
import { signOut } from '~/services/auth.ts'
import type { ConfirmedPath } from '~/lib/account/confirmed-address.ts'
import { otherAccount, type OtherAccount } from '~/lib/account/other-account.ts'
import { completeSignUp, openSignUp, type OpenedSignUp, type SignUpProblem } from './complete-sign-up.ts'
import { readVerificationAddress, type SignUpLink } from './verification-address.ts'

/** The progress of following an emailed sign-up link. */
export type SignUpCompletion =
  | { kind: 'verifying' }
  | { kind: 'success'; to: ConfirmedPath }
  | { kind: 'other-account'; accounts: OtherAccount; onContinue: () => void }
  /** `retry` if the same link may still work. */
  | { kind: 'error'; message: string; retry?: () => void }

/** Completes the sign-up named in the URL, once. */
export function useSignUpCompletion(): SignUpCompletion {
  const { client } = useAuth()
  const [verification, setVerification] = useState<SignUpCompletion>({ kind: 'verifying' })

  function fails({ message, retryable }: SignUpProblem, again: () => void) {
    setVerification({ kind: 'error', message, ...(retryable ? { retry: again } : {}) })
  }

  async function follow(opened: OpenedSignUp) {
    setVerification({ kind: 'verifying' })
    const outcome = await completeSignUp(opened, client).catch(unexpected)
    if (!outcome.ok) return fails(outcome.error, () => void follow(opened))
    setVerification({ kind: 'success', to: outcome.value })
  }

  async function arrive(link: SignUpLink) {
    setVerification({ kind: 'verifying' })
    const opened = await openSignUp(link, client).catch(unexpected)
    if (!opened.ok) return fails(opened.error, () => void arrive(link))
    const owner = 'tokens' in opened.value ? linkOwner(opened.value.tokens) : { email: link.email }
    // As specified, a sign-up completes by itself in any browser.
    const accounts = await otherAccount(owner, client, { isExpected: true })
    if (accounts === undefined) return follow(opened.value)
    setVerification({
      kind: 'other-account',
      accounts,
      onContinue: () => void signOut('local').then(() => follow(opened.value)),
    })
  }

  useOnArrival(async () => {
    const link = readVerificationAddress(window.location)
    // Immediately, so that neither token nor email address stays in the address bar, in the history or in a bookmark.
    window.history.replaceState(window.history.state, '', paths.verifySignUp)
    if (!link.ok) return setVerification({ kind: 'error', message: link.error })
    return arrive(link.value)
  })

  return verification
}

function unexpected() {
  return fail({ message: verifySignUpErrors.unexpected.message, retryable: true })
}
