import { useAuth } from '@dst/auth/react'
import { verifySignUpErrors } from '@dst/domain/errors'
import { fail } from '@dst/domain/result'
import { useState } from 'react'
import { useOnArrival } from '~/lib/browser/use-on-arrival.ts'
import { paths } from '~/paths.ts'
import { signOut } from '~/services/auth.ts'
import type { ConfirmedPath } from '~/lib/account/confirmed-address.ts'
import { otherAccount, type OtherAccount } from '~/lib/account/other-account.ts'
import { completeSignUp } from './complete-sign-up.ts'
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

  async function follow(link: SignUpLink) {
    setVerification({ kind: 'verifying' })
    const outcome = await completeSignUp(link, client).catch(() =>
      fail({ message: verifySignUpErrors.unexpected.message, retryable: true }),
    )
    if (outcome.ok) return setVerification({ kind: 'success', to: outcome.value })
    const { message, retryable } = outcome.error
    setVerification({ kind: 'error', message, ...(retryable ? { retry: () => void follow(link) } : {}) })
  }

  useOnArrival(async () => {
    const link = readVerificationAddress(window.location.search)
    // Immediately, so that neither token nor email address stays in the address bar, in the history or in a bookmark.
    window.history.replaceState(window.history.state, '', paths.verifySignUp)
    if (!link.ok) return setVerification({ kind: 'error', message: link.error })
    const accounts = await otherAccount({ email: link.value.email }, client)
    if (accounts === undefined) return follow(link.value)
    setVerification({
      kind: 'other-account',
      accounts,
      onContinue: () => void signOut('local').then(() => follow(link.value)),
    })
  })

  return verification
}
