import type { ConsultationReceipt } from '@dst/contracts'
import { consultationErrorFrom, consultationErrors } from '@dst/domain/errors'
import type { ValidationIssue } from '@dst/domain/validation'
import { validateConsultation } from '@dst/domain/validation/consultation'
import { useState } from 'react'
import { v4 as newKey } from 'uuid'
import { api } from '~/services/api.ts'
import { authClient } from '~/services/auth.ts'
import { hashOfShownWords } from '~/services/queries/consents.ts'
import { showToast } from '~/services/toasts.ts'
import { issuesOf } from './call-problem.ts'
import { consultationPayload, type ConsultationOrigin } from './consultation-payload.ts'
import { createConsultationSender } from './request-consultation.ts'
import { useCall } from './use-call.ts'
import type { KeptRequest } from './use-request-draft.ts'

const none: readonly ValidationIssue[] = []
const ended = 'What you entered is kept on this device: sign in, and you come back here to send it.'

/** Sends the form. Field errors show at their fields, anything else above the buttons and in a toast. */
export function useRequest(
  origin: ConsultationOrigin,
  draft: KeptRequest,
  onReceipt: (receipt: ConsultationReceipt) => void,
) {
  const code = consultationErrorFrom(origin.variant === 'result' ? 'questionnaire' : 'profile')
  const { message, toast } = consultationErrors[code]
  const { busy, problem, run, forget } = useCall({ heading: message, code, ended })
  const [issues, setIssues] = useState(none)
  const key = { current: draft.key, renew: draft.renew }
  const send = createConsultationSender({
    api,
    auth: authClient,
    shownWords: () => hashOfShownWords('data-sharing'),
    newKey,
    key,
  })

  async function submit(): Promise<void> {
    if (busy) return
    const { entry } = draft
    forget()
    const found = validateConsultation(entry)
    setIssues(found)
    if (found.length > 0) return
    draft.begin()
    const outcome = await run(() => send(consultationPayload(entry, origin)))
    if (outcome === undefined) return
    if (outcome.ok) {
      draft.forget()
      return onReceipt(outcome.value)
    }
    const refused = issuesOf(outcome.error)
    if (refused.length > 0) {
      forget()
      setIssues(refused)
    }
    showToast({ tone: 'error', title: toast })
  }

  return { busy, problem, issues, submit }
}
