import type { ConsultationReceipt } from '@dst/contracts'
import { consultationErrors } from '@dst/domain/errors'
import type { ValidationIssue } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { Dialog } from '@dst/ui/dialog'
import { ErrorSummary } from '@dst/ui/error-summary'
import { type SubmitEvent, useId, useState } from 'react'
import { errorHeading, summaryItems } from '~/lib/forms/field-errors.ts'
import { useSignInWhenEnded } from '~/lib/account/sign-in-again.tsx'
import { useErrorFocus } from '~/lib/forms/use-error-focus.ts'
import { api } from '~/services/api.ts'
import { hashOfShownWords } from '~/services/queries/consents.ts'
import { ConsentFields } from './consent-fields.tsx'
import { HowWeArePaid, PrivacyNote, WhoThePartnerIs } from './disclosures.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { factItems } from './facts/fact-items.ts'
import { useCall } from './use-call.ts'
import './consultation.css'

interface ShareDialogProps {
  /** The saved request. */
  request: ConsultationReceipt
  onClose: () => void
  onShared: (receipt: ConsultationReceipt) => void
}

const none: readonly ValidationIssue[] = []
const { message: heading } = consultationErrors['schedule-failed']

/** Asks for the consent that is missing from a saved request. */
export function ShareDialog({ request, onClose, onShared }: ShareDialogProps) {
  const formId = useId()
  const [consents, setConsents] = useState({ shareDataConsent: false, textConsent: false })
  const [issues, setIssues] = useState(none)
  const summary = useErrorFocus(issues)
  const { busy, problem, run } = useCall({ heading, code: 'share-failed' })
  const method = request.preferredContactMethod
  const facts = factItems({ ...request, shareDataConsent: true })
  useSignInWhenEnded(true)

  async function share(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = missingConsents(method === 'text', consents)
    setIssues(found)
    if (found.length > 0) return
    const shownWords = await hashOfShownWords('data-sharing')
    const outcome = await run(() =>
      api.consultations.share(request.id, { textConsent: consents.textConsent, shownWords }),
    )
    if (outcome?.ok) onShared(outcome.value)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      size="large"
      title="Share your request"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel="Scheduling...">
            Schedule Consultation
          </Button>
        </>
      }
    >
      <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, formId)} />
      <form id={formId} noValidate onSubmit={(event) => void share(event)} className="consultation-form">
        {facts.length === 0 ? null : <DescriptionList layout="stacked" items={facts} />}
        <WhoThePartnerIs />
        <HowWeArePaid />
        <ConsentFields
          method={method}
          consents={consents}
          onChange={(changes) => setConsents({ ...consents, ...changes })}
          issues={issues}
          idPrefix={formId}
        />
      </form>
      <PrivacyNote />
      <ProblemBanner problem={problem} />
    </Dialog>
  )
}

function missingConsents(
  byText: boolean,
  { shareDataConsent, textConsent }: { shareDataConsent: boolean; textConsent: boolean },
) {
  const missing = (field: string, message: string): ValidationIssue => ({ field, code: 'required', message })
  return [
    ...(shareDataConsent ? [] : [missing('shareDataConsent', 'Please agree to share your details')]),
    ...(byText && !textConsent
      ? [missing('textConsent', 'Please agree to text messages, or change how you want to be reached')]
      : []),
  ]
}
