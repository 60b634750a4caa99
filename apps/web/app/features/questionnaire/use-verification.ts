import type { AuthUser } from '@dst/auth'
import { notices } from '@dst/domain/errors'
import { verificationPollInterval } from '@dst/domain/parameters'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { repeatWhileSeen } from '~/lib/time/repeat-while-seen.ts'
import { toErrorMessage } from '~/lib/forms/error-message.ts'
import { paths } from '~/paths.ts'
import { api } from '~/services/api.ts'
import { authClient } from '~/services/auth.ts'
import { pathAfterConfirmation } from '~/lib/account/confirmed-address.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import { confirmByCode, nextMailAt } from '~/lib/account/mail-codes.ts'
import { showToast } from '~/services/toasts.ts'
import { checkOnRequest } from './check-on-request.ts'
import { checkVerification, resendVerification, type VerificationProblem } from './verification.ts'

/**
 * Waits for a verified email address: checks every five seconds while the tab is visible, immediately when it becomes
 * visible again, and on request, which always gets a response.
 */
export function useVerification(email: string, onVerified: (user: AuthUser) => void) {
  const [retryAt, setRetryAt] = useState<Date>()
  const navigate = useNavigate()

  function admit(user: AuthUser) {
    showToast({ tone: 'success', title: notices['email-verified'].message })
    onVerified(user)
  }

  const lookQuietly = useEffectEvent(async (stillWaiting: () => boolean) => {
    const outcome = await checkVerification(authClient)
    if (outcome.ok && stillWaiting()) admit(outcome.value)
  })

  useEffect(() => {
    let waiting = true
    const stop = repeatWhileSeen(() => void lookQuietly(() => waiting), verificationPollInterval)
    return () => {
      waiting = false
      stop()
    }
  }, [])

  const checking = useMutation({
    mutationFn: () => checkOnRequest(email, { auth: authClient, api }),
    onMutate: () => setRetryAt(undefined),
    onSuccess: (outcome) => {
      if (outcome.kind === 'verified') return admit(outcome.user)
      if (outcome.kind === 'verified-elsewhere') return leaveForSignIn()
      return report(outcome.trouble)
    },
  })

  function leaveForSignIn() {
    writeHandOver('prefilledEmail', email)
    writeHandOver('authMessage', notices['email-verified-elsewhere'].message)
    void navigate(paths.signIn)
  }

  function report(trouble: VerificationProblem) {
    tell(trouble)
    setRetryAt(toErrorMessage({ ...trouble, message: trouble.title }).retryAt)
  }

  const resending = useMutation({
    mutationFn: () => resendVerification(authClient, email),
    onMutate: () => setRetryAt(undefined),
    onSuccess: (outcome) => {
      if (!outcome.ok) return report(outcome.error)
      setRetryAt(nextMailAt())
      showToast({ tone: 'success', title: outcome.value })
    },
  })

  async function takeCode(code: string) {
    const confirmed = await confirmByCode({ email, code }, authClient)
    if (!confirmed.ok) return confirmed.error
    const path = pathAfterConfirmation(confirmed.value)
    if (path === paths.questionnaire) admit(confirmed.value)
    else await navigate(path)
    return undefined
  }

  return { checking, resending, retryAt, takeCode }
}

function tell({ title, description }: VerificationProblem) {
  showToast({ tone: 'error', title, ...(description === undefined ? {} : { description }) })
}
