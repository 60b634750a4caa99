import type { ConsultationReceipt } from '@dst/contracts'
import { consultationErrors } from '@dst/domain/errors'
import type { ValidationIssue } from '@dst/domain/validation'
import { validateTimeZone } from '@dst/domain/validation/consultation'
import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { Dialog } from '@dst/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useController, useForm } from 'react-hook-form'
import { knownDeviceZone } from '~/lib/consultation/contact-zones.ts'
import { useSignInWhenEnded } from '~/lib/account/sign-in-again.tsx'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { api } from '~/services/api.ts'
import { hashOfDisplayedText } from '~/services/queries/consents.ts'
import { calledOutcome, problemOf } from './call-problem.ts'
import { ConsentFields, type Consents } from './consent-fields.tsx'
import { HowWeArePaid, PrivacyNote, WhoThePartnerIs } from './disclosures.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { factItems } from './facts/fact-items.ts'
import { ZoneField } from './zone-field.tsx'
import './consultation.css'

interface ShareDialogProps {
  /** The saved request. */
  request: ConsultationReceipt
  onClose: () => void
  onShared: (receipt: ConsultationReceipt) => void
}

/** What is missing from a saved request. */
type Entry = Consents & { contactTimeZone: string }

const words = { heading: consultationErrors['schedule-failed'].message, code: 'share-failed' }

/** Asks for the consent that is missing from a saved request, and in which time zone its person is. */
export function ShareDialog({ request, onClose, onShared }: ShareDialogProps) {
  const formId = useId()
  const method = request.preferredContactMethod
  const { register, handleSubmit, formState, control } = useForm<Entry>({
    defaultValues: {
      shareDataConsent: false,
      textConsent: false,
      contactTimeZone: request.contactTimeZone ?? knownDeviceZone(),
    },
    resolver: domainResolver<Entry>((entry) => missingFrom(method === 'text', entry)),
    shouldFocusError: false,
  })
  const { value: zone, onChange: chooseZone } = useController({ control, name: 'contactTimeZone' }).field
  const sharing = useMutation({
    mutationFn: async ({ textConsent, contactTimeZone }: Entry) => {
      const shownWords = await hashOfDisplayedText('data-sharing')
      return calledOutcome(
        await api.consultations.share(request.id, { textConsent, contactTimeZone, shownWords }),
        words,
      )
    },
    onSuccess: (outcome) => {
      if (outcome.ok) onShared(outcome.value)
    },
  })
  const submit = handleSubmit(
    (entry) => sharing.mutateAsync(entry),
    () => sharing.reset(),
  )
  const busy = sharing.isPending
  const facts = factItems({ ...request, shareDataConsent: true })
  useSignInWhenEnded(true)

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
      <FormErrors formState={formState} idPrefix={formId} />
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="consultation-form">
        {facts.length === 0 ? null : <DescriptionList layout="stacked" items={facts} />}
        <ZoneField
          id={`${formId}-contactTimeZone`}
          name="contactTimeZone"
          value={zone}
          onChoose={chooseZone}
          error={formState.errors.contactTimeZone?.message}
        />
        <WhoThePartnerIs />
        <HowWeArePaid />
        <ConsentFields
          method={method}
          field={(name) => ({
            ...register(name),
            id: `${formId}-${name}`,
            error: formState.errors[name]?.message,
          })}
        />
      </form>
      <PrivacyNote />
      <ProblemBanner problem={problemOf(sharing.data)} />
    </Dialog>
  )
}

function missingFrom(byText: boolean, { shareDataConsent, textConsent, contactTimeZone }: Entry) {
  const missing = (field: string, message: string): ValidationIssue => ({ field, code: 'required', message })
  return [
    ...validateTimeZone(contactTimeZone),
    ...(shareDataConsent ? [] : [missing('shareDataConsent', 'Please agree to share your details')]),
    ...(byText && !textConsent
      ? [missing('textConsent', 'Please agree to text messages, or change how you want to be reached')]
      : []),
  ]
}
