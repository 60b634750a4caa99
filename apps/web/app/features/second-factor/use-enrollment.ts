import type { TwoFactorEnrollment } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useState } from 'react'
import { refusalOf, useCodeForm } from '~/lib/second-factor/use-code-form.ts'
import { confirmEnrollment, type ConfirmedEnrollment } from './enroll.ts'

/** Confirms an enrollment with the typed code; a rejected code stays in its field. */
export function useEnrollment(enrollment: TwoFactorEnrollment | undefined) {
  const { client } = useAuth()
  const [confirmed, setConfirmed] = useState<ConfirmedEnrollment>()
  const form = useCodeForm('app', async (code) => {
    if (enrollment === undefined) return undefined
    const outcome = await confirmEnrollment({ factorId: enrollment.factorId, code }, client)
    if (!outcome.ok) return refusalOf(outcome.error, outcome.error.code === 'wrong-code')
    setConfirmed(outcome.value)
    return undefined
  })
  return { ...form, confirmed }
}
