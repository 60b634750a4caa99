import type { AnswerValue } from '@dst/domain/questionnaire'
import type { Consultation, ConsultationReceipt } from '@dst/contracts'
import { partnerDisclosure } from '@dst/content/partner'
import { consultationErrorFrom, consultationErrors } from '@dst/domain/errors'
import { validateConsultation } from '@dst/domain/validation/consultation'
import { Banner } from '@dst/ui/banner'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { v4 as newKey } from 'uuid'
import { useSignInWhenEnded } from '~/lib/account/sign-in-again.tsx'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { DraftNote } from '~/lib/forms/draft-note.tsx'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { requestFragment } from '~/paths.ts'
import { api } from '~/services/api.ts'
import { authClient } from '~/services/auth.ts'
import { knownDeviceZone } from '~/lib/consultation/contact-zones.ts'
import { hashOfDisplayedText } from '~/services/queries/consents.ts'
import { slotsQuery } from '~/services/queries/slots.ts'
import { showToast } from '~/services/toasts.ts'
import { calledOutcome, issuesOf, problemOf } from './call-problem.ts'
import { ConsultationFields } from './consultation-fields.tsx'
import {
  consultationPayload,
  openingEntry,
  type ConsultationFormEntry,
  type ConsultationOrigin,
} from './consultation-payload.ts'
import { PrivacyNote } from './disclosures.tsx'
import { useMyFacts } from './facts/use-my-facts.ts'
import { ProblemBanner } from './problem-banner.tsx'
import { createConsultationSender } from './request-consultation.ts'
import { useRequestDraft } from './request-draft.ts'
import { requestTitle, sendLabels } from './request-labels.ts'
import { takingBack } from './taking-back.ts'
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
  const { form, draft, sending, submit } = useRequest(openingEntry(earlier, knownNumber), origin, onReceipt)
  const shareDataConsent = useWatch({ control: form.control, name: 'shareDataConsent' })
  const myFacts = useMyFacts(open)
  const { data: slots } = useQuery({ ...slotsQuery(knownDeviceZone()), enabled: open })
  useSignInWhenEnded(open, requestFragment)
  const busy = sending.isPending
  const { label, busyLabel } = sendLabels({ shareDataConsent }, earlier)
  const takesBack = earlier !== undefined && earlier.shareDataConsent && !shareDataConsent

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
      <FormErrors formState={form.formState} idPrefix={formId} />
      {accredited === 'yes' ? null : (
        <Banner tone="caution" announce="none">
          {partnerDisclosure.accreditationNotice}
        </Banner>
      )}
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="consultation-form">
        <ConsultationFields form={form} myFacts={myFacts} idPrefix={formId} firmZone={slots?.timeZone} />
      </form>
      {takesBack ? (
        <Banner tone="caution">
          <ContentText text={takingBack(earlier, openedAt)} />
        </Banner>
      ) : null}
      <PrivacyNote />
      {draft.isSaved ? (
        <DraftNote until="you send it or sign out" discardLabel="Discard what I entered" onDiscard={draft.discard} />
      ) : null}
      <ProblemBanner problem={problemOf(sending.data)} fragment={requestFragment} />
    </Dialog>
  )
}

const ended = 'What you entered is kept on this device: sign in, and you come back here to send it.'

/** Field errors show at their fields, anything else above the buttons, and each failure in a toast. */
function useRequest(
  beginning: ConsultationFormEntry,
  origin: ConsultationOrigin,
  onReceipt: (receipt: ConsultationReceipt) => void,
) {
  const form = useForm<ConsultationFormEntry>({
    defaultValues: beginning,
    resolver: domainResolver<ConsultationFormEntry>(validateConsultation),
    shouldFocusError: false,
  })
  const { draft, key } = useRequestDraft(form, beginning)
  const code = consultationErrorFrom(origin.variant === 'result' ? 'questionnaire' : 'profile')
  const { message: heading, toast } = consultationErrors[code]
  const send = createConsultationSender({
    api,
    auth: authClient,
    shownWords: () => hashOfDisplayedText('data-sharing'),
    newKey,
    key,
  })
  const sending = useMutation({
    mutationFn: async (entry: ConsultationFormEntry) => {
      draft.keep()
      return calledOutcome(await send(consultationPayload(entry, origin)), { heading, code, ended })
    },
    // It holds the notes and the number.
    gcTime: 0,
    onSuccess: (outcome) => {
      if (outcome.ok) {
        draft.discard()
        return onReceipt(outcome.value)
      }
      const refused = issuesOf(outcome.error.failure)
      for (const { field, code: type, message } of refused) form.setError(field, { type, message })
      if (refused.length > 0) sending.reset()
      showToast({ tone: 'error', title: toast })
    },
  })
  const submit = form.handleSubmit(
    (entry) => sending.mutateAsync(entry),
    () => sending.reset(),
  )
  return { form, draft, sending, submit }
}
