import type { AuthUser } from '@dst/auth'
import { notices } from '@dst/domain/errors'
import { verificationPollInterval } from '@dst/domain/parameters'
import { useEffect, useEffectEvent, useState } from 'react'
import { repeatWhileSeen } from '~/lib/repeat-while-seen'
import { told } from '~/lib/told'
import { authClient } from '~/services/auth'
import { showToast } from '~/services/toasts'
import { checkVerification, resendVerification, type VerificationTrouble } from './verification'

/**
 * Waits for a verified address: looks every five seconds by itself while the tab is seen, at once when it is seen again,
 * and on request, which is always answered.
 */
export function useVerification(email: string, onVerified: (user: AuthUser) => void) {
  const [busy, setBusy] = useState<'checking' | 'sending'>()
  const [retryAt, setRetryAt] = useState<Date>()

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
    const stop = repeatWhileSeen(() => void lookQuietly(() => waiting), verificationPollInterval.value)
    return () => {
      waiting = false
      stop()
    }
  }, [])

  async function check() {
    setBusy('checking')
    const outcome = await checkVerification(authClient)
    setBusy(undefined)
    if (outcome.ok) admit(outcome.value)
    else tell(outcome.error)
  }

  async function resend() {
    setBusy('sending')
    setRetryAt(undefined)
    const outcome = await resendVerification(authClient, email)
    setBusy(undefined)
    if (outcome.ok) return showToast({ tone: 'success', title: outcome.value })
    tell(outcome.error)
    setRetryAt(told({ ...outcome.error, message: outcome.error.title }).retryAt)
  }

  return { busy, retryAt, check, resend }
}

function tell({ title, description }: VerificationTrouble) {
  showToast({ tone: 'error', title, ...(description === undefined ? {} : { description }) })
}
