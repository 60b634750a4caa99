import { partnerDisclosure } from '@dst/content/partner'
import type { fieldLimits } from '@dst/contracts'
import { Checkbox } from '@dst/ui/checkbox'
import { RadioCards } from '@dst/ui/radio-cards'
import { TextArea } from '@dst/ui/text-area'
import { contactMethodOptions, contactTimeOptions } from './contact-choices'
import type { ConsultationEntry } from './consultation-payload'
import { HowWeArePaid } from './disclosures'

/** Longest notes that the server keeps. Typed by the contract, whose code would bring the schemas along. */
const notesLimit: (typeof fieldLimits)['notes'] = 2000

interface ConsultationFieldsProps {
  entry: ConsultationEntry
  onChange: (entry: ConsultationEntry) => void
  /** Whether the person's record has a phone number. */
  phoneKnown: boolean
}

/** How and when to be reached, notes, and the consent to share. Nothing is required. */
export function ConsultationFields({ entry, onChange, phoneKnown }: ConsultationFieldsProps) {
  const { preferredContactMethod, bestContactTime, notes, shareDataConsent } = entry
  const needsNumber = preferredContactMethod !== 'email' && !phoneKnown
  return (
    <>
      <RadioCards
        legend="Preferred contact method"
        name="preferredContactMethod"
        options={contactMethodOptions}
        value={preferredContactMethod}
        onValueChange={(method) => onChange({ ...entry, preferredContactMethod: method })}
        hint={partnerDisclosure.contactNotice}
      />
      <RadioCards
        legend="Best time to reach you"
        name="bestContactTime"
        options={contactTimeOptions}
        value={bestContactTime}
        onValueChange={(time) => onChange({ ...entry, bestContactTime: time })}
      />
      <TextArea
        label="Notes"
        optionalLabel="optional"
        name="notes"
        rows={3}
        maxLength={notesLimit}
        value={notes}
        onChange={(event) => onChange({ ...entry, notes: event.currentTarget.value })}
        hint={needsNumber ? 'We have no phone number of yours yet: please write it here, with anything the advisor should know.' : 'Anything the advisor should know before the conversation.'}
      />
      <HowWeArePaid />
      <Checkbox
        name="shareDataConsent"
        label={partnerDisclosure.dataSharingConsent}
        hint={partnerDisclosure.dataSharingNotice}
        checked={shareDataConsent}
        onCheckedChange={(consent) => onChange({ ...entry, shareDataConsent: consent })}
      />
    </>
  )
}
