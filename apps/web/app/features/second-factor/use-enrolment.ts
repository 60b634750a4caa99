import type { TwoFactorEnrollment } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useState } from 'react'
import { refusalOf, useCodeForm } from '~/lib/second-factor/use-code-form.ts'
import { confirmEnrolment, type ConfirmedEnrolment } from './enrol.ts'

/** Confirms an enrollment with the typed code; a rejected code stays in its field. */
export function useEnrolment(enrolment: TwoFactorEnrollment | undefined) {
  const { client } = useAuth()
  const [confirmed, setConfirmed] = useState<ConfirmedEnrolment>()
  const form = useCodeForm('app', async (code) => {
    if (enrolment === undefined) return undefined
    const outcome = await confirmEnrolment({ factorId: enrolment.factorId, code }, client)
    if (!outcome.ok) return refusalOf(outcome.error, outcome.error.code === 'wrong-code')
    setConfirmed(outcome.value)
    return undefined
  })
  return { ...form, confirmed }
}
