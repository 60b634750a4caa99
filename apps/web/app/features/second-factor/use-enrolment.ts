import type { TwoFactorEnrollment } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { codeFieldName } from '~/lib/second-factor/code-field.tsx'
import { codeIssue } from '~/lib/second-factor/show-second-factor.ts'
import { told, type Told } from '~/lib/told.ts'
import { typedText } from '~/lib/typed-text.ts'
import { useBusy } from '~/lib/use-busy.ts'
import { confirmEnrolment, type ConfirmedEnrolment } from './enrol.ts'

interface Refused {
  field?: string
  banner?: Told
}

/** Confirms an enrollment with the typed code; a rejected code stays in its field. */
export function useEnrolment(enrolment: TwoFactorEnrollment | undefined) {
  const { client } = useAuth()
  const { busy, run } = useBusy()
  const [refused, setRefused] = useState<Refused>({})
  const [confirmed, setConfirmed] = useState<ConfirmedEnrolment>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refused.field !== undefined) field.current?.focus()
  }, [refused])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = typedText(new FormData(event.currentTarget), codeFieldName)
    if (enrolment === undefined || busy) return
    const issue = codeIssue(code, 'app')
    setRefused(issue === undefined ? {} : { field: issue })
    if (issue !== undefined) return
    run(async () => {
      const outcome = await confirmEnrolment({ factorId: enrolment.factorId, code }, client)
      if (outcome.ok) return setConfirmed(outcome.value)
      setRefused(
        outcome.error.code === 'wrong-code' ? { field: outcome.error.message } : { banner: told(outcome.error) },
      )
    })
  }

  return { busy, confirmed, field, fieldError: refused.field, banner: refused.banner, submit }
}
