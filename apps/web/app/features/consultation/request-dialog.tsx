import type { ConsultationReceipt } from '@dst/contracts'
import { partnerDisclosure } from '@dst/content/partner'
import { consultationErrors } from '@dst/domain/errors'
import type { AnswerValue } from '@dst/domain/questionnaire'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { type SubmitEvent, useId, useState } from 'react'
import { v4 as newKey } from 'uuid'
import { RetryWait } from '~/lib/retry-wait'
import { told } from '~/lib/told'
import { api } from '~/services/api'
import { authClient } from '~/services/auth'
import { logCode } from '~/services/log-code'
import { hashOfShownWords } from '~/services/shown-words'
import { showToast } from '~/services/toasts'
import { ConsultationFields } from './consultation-fields'
import { blankConsultation, consultationPayload, type ConsultationOrigin } from './consultation-payload'
import { Disclosures } from './disclosures'
import { createConsultationSender } from './request-consultation'
import './consultation.css'

interface RequestDialogProps {
  open: boolean
  onClose: () => void
  onReceipt: (receipt: ConsultationReceipt) => void
  accredited: AnswerValue<'accredited'> | null
  origin: ConsultationOrigin
}

/** The form of a consultation request. Mounted anew for each opening, which is what one idempotency key stands for. */
export function RequestDialog({ open, onClose, onReceipt, accredited, origin }: RequestDialogProps) {
  const formId = useId()
  const [entry, setEntry] = useState(blankConsultation)
  const { busy, problem, retryAt, submit } = useRequest(origin, onReceipt)
  const phoneKnown = origin.variant === 'profile' && Boolean(origin.profile.phoneNumber)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(consultationPayload(entry, origin))
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      size="large"
      title="Schedule Your DST Consultation"
      description={`Tell us how ${partnerDisclosure.partner.name} can reach you. There is no cost and no obligation. Nobody calls unless you agree below to share your details.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>Cancel</Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Scheduling...">Schedule Consultation</Button>
        </>
      }
    >
      {accredited === 'yes' ? null : <Banner tone="caution" announce="none">{partnerDisclosure.accreditationNotice}</Banner>}
      <form id={formId} noValidate onSubmit={send} className="consultation-form">
        <ConsultationFields entry={entry} onChange={setEntry} phoneKnown={phoneKnown} />
      </form>
      <Disclosures />
      {problem === undefined ? null : <Banner tone="error" heading={problem}>Nothing you entered is lost. Please try again.<RetryWait at={retryAt} /></Banner>}
    </Dialog>
  )
}

function useRequest({ variant }: ConsultationOrigin, onReceipt: (receipt: ConsultationReceipt) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [retryAt, setRetryAt] = useState<Date>()
  const [sendRequest] = useState(() =>
    createConsultationSender({ api, auth: authClient, shownWords: () => hashOfShownWords('data-sharing'), newKey }, variant),
  )

  async function submit(payload: Parameters<typeof sendRequest>[0]): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const outcome = await sendRequest(payload)
    setBusy(false)
    if (outcome.ok) return onReceipt(outcome.value)
    const { code, reason, message } = outcome.error
    logCode(`consultation ${code} ${reason}`)
    setProblem(message)
    setRetryAt(told(outcome.error).retryAt)
    showToast({ tone: 'error', title: consultationErrors['schedule-failed'].toast })
  }

  return { busy, problem, retryAt, submit }
}
