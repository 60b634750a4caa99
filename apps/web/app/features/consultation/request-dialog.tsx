import type { AnswerValue } from '@dst/domain/questionnaire'
import type { Consultation, ConsultationReceipt } from '@dst/contracts'
import { partnerDisclosure } from '@dst/content/partner'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { ErrorSummary } from '@dst/ui/error-summary'
import { type SubmitEvent, useId, useState } from 'react'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { DraftNote } from '~/lib/forms/draft-note.tsx'
import { errorHeading, summaryItems } from '~/lib/forms/field-errors.ts'
import { useSignInWhenEnded } from '~/lib/account/sign-in-again.tsx'
import { useErrorFocus } from '~/lib/forms/use-error-focus.ts'
import { requestFragment } from '~/paths.ts'
import { ConsultationFields } from './consultation-fields.tsx'
import { openingEntry, type ConsultationOrigin } from './consultation-payload.ts'
import { PrivacyNote } from './disclosures.tsx'
import { useOwnFacts } from './facts/use-own-facts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { requestTitle, sendLabels } from './request-labels.ts'
import { takingBack } from './taking-back.ts'
import { useRequest } from './use-request.ts'
import { useRequestDraft } from './use-request-draft.ts'
import './consultation.css'

interface RequestDialogProps {
  open: boolean
  onClose: () => void
  onReceipt: (receipt: ConsultationReceipt) => void
  accredited: AnswerValue<'accredited'> | null
  origin: ConsultationOrigin
  /** The phone number in the profile; empty when unknown. */
  knownNumber: string
  /** The open request that this one changes. */
  earlier: Consultation | undefined
}

/** The form of a consultation request. Remounted for each opening, since one idempotency key belongs to one opening. */
export function RequestDialog({
  open,
  onClose,
  onReceipt,
  accredited,
  origin,
  knownNumber,
  earlier,
}: RequestDialogProps) {
  const formId = useId()
  const [openedAt] = useState(() => new Date())
  const draft = useRequestDraft(openingEntry(earlier, knownNumber))
  const { entry } = draft
  const ownFacts = useOwnFacts(open)
  const { busy, problem, issues, submit } = useRequest(origin, draft, onReceipt)
  useSignInWhenEnded(open, requestFragment)
  const summary = useErrorFocus(issues)
  const { label, busyLabel } = sendLabels(entry, earlier)
  const takesBack = earlier !== undefined && earlier.shareDataConsent && !entry.shareDataConsent

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={busy}
      size="large"
      title={requestTitle(earlier)}
      description={
        <span>
          Tell us how <ContentText text={partnerDisclosure.partner.name} /> can reach you. There is no cost and no
          obligation. Nobody calls unless you agree below to share your details.
        </span>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy} busyLabel={busyLabel}>
            {label}
          </Button>
        </>
      }
    >
      <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, formId)} />
      {accredited === 'yes' ? null : (
        <Banner tone="caution" announce="none">
          {partnerDisclosure.accreditationNotice}
        </Banner>
      )}
      <form id={formId} noValidate onSubmit={send} className="consultation-form">
        <ConsultationFields
          entry={entry}
          ownFacts={ownFacts}
          onChange={draft.change}
          issues={issues}
          idPrefix={formId}
        />
      </form>
      {takesBack ? (
        <Banner tone="caution">
          <ContentText text={takingBack(earlier, openedAt)} />
        </Banner>
      ) : null}
      <PrivacyNote />
      {draft.isKept ? (
        <DraftNote until="you send it or sign out" discardLabel="Discard what I entered" onDiscard={draft.discard} />
      ) : null}
      <ProblemBanner problem={problem} fragment={requestFragment} />
    </Dialog>
  )
}
