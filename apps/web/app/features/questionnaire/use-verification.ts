import type { AuthUser } from '@dst/auth'
import { notices, verificationPanelErrors } from '@dst/domain/errors'
import { verificationPollInterval } from '@dst/domain/parameters'
import { useEffect, useEffectEvent, useState } from 'react'
import { authClient } from '~/services/auth'
import { showToast } from '~/services/toasts'
import { checkVerification, resendVerification } from './verification'

/** Waits for a verified address: looks every five seconds by itself, and on request, which is always answered. */
export function useVerification(email: string, onVerified: (user: AuthUser) => void) {
  const [busy, setBusy] = useState<'checking' | 'sending'>()

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
    const timer = setInterval(() => void lookQuietly(() => waiting), verificationPollInterval.value)
    return () => {
      waiting = false
      clearInterval(timer)
    }
  }, [])

  async function check() {
    setBusy('checking')
    const outcome = await checkVerification(authClient)
    setBusy(undefined)
    if (outcome.ok) admit(outcome.value)
    else showToast({ tone: 'error', title: verificationPanelErrors[outcome.error].message })
  }

  async function resend() {
    setBusy('sending')
    const outcome = await resendVerification(authClient, email)
    setBusy(undefined)
    showToast(outcome.ok ? { tone: 'success', title: outcome.value } : { tone: 'error', title: outcome.error })
  }

  return { busy, check, resend }
}
