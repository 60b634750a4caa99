import { partnerDisclosure } from '@dst/content/partner'
import { fieldLimits } from '@dst/contracts'
import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import type { ValidationIssue } from '@dst/domain/validation'
import { RadioCards } from '@dst/ui/radio-cards'
import { TextArea } from '@dst/ui/text-area'
import { TextField } from '@dst/ui/text-field'
import { fieldError } from '~/lib/forms/field-errors.ts'
import { ConsentFields } from './consent-fields.tsx'
import { contactMethodOptions, contactTimeOptions } from '~/lib/consultation/contact-choices.ts'
import type { ConsultationFormEntry } from './consultation-payload.ts'
import { HowWeArePaid, WhoThePartnerIs } from './disclosures.tsx'
import { FactBoxes } from './facts/fact-boxes.tsx'

interface ConsultationFieldsProps {
  entry: ConsultationFormEntry
  /** What the exchange file of this device knows. */
  ownFacts: ExchangeFacts
  onChange: (entry: ConsultationFormEntry) => void
  issues: readonly ValidationIssue[]
  /** Prefix of the control ids that the error summary links to. */
  idPrefix: string
}

/** How and when to reach the user, notes, and the consents, preceded by who pays whom. */
export function ConsultationFields({ entry, ownFacts, onChange, issues, idPrefix }: ConsultationFieldsProps) {
  const change = (changes: Partial<ConsultationFormEntry>) => onChange({ ...entry, ...changes })
  const { preferredContactMethod: method } = entry
  const field = (name: string) => ({ id: `${idPrefix}-${name}`, name, error: fieldError(issues, name) })
  return (
    <>
      <RadioCards
        {...field('preferredContactMethod')}
        legend="Preferred contact method"
        options={contactMethodOptions}
        value={method}
        onValueChange={(chosen) => change({ preferredContactMethod: chosen })}
        hint={partnerDisclosure.contactNotice}
      />
      {method === 'phone' || method === 'text' ? (
        <TextField
          {...field('phoneNumber')}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          maxLength={fieldLimits.phoneNumber}
          value={entry.phoneNumber}
          onValueChange={(phoneNumber) => change({ phoneNumber })}
          hint="With country code if it is not a US number. We keep it with your profile."
        />
      ) : null}
      <RadioCards
        {...field('bestContactTime')}
        legend="Best time to reach you"
        options={contactTimeOptions}
        value={entry.bestContactTime}
        onValueChange={(time) => change({ bestContactTime: time })}
      />
      <TextArea
        {...field('notes')}
        label="Notes"
        optionalLabel="optional"
        rows={3}
        maxLength={fieldLimits.notes}
        value={entry.notes}
        onValueChange={(notes) => change({ notes })}
        hint="Anything the advisor should know before the conversation."
      />
      <FactBoxes own={ownFacts} chosen={entry.facts} onChange={(facts) => change({ facts })} idPrefix={idPrefix} />
      <WhoThePartnerIs />
      <HowWeArePaid />
      <ConsentFields method={method} consents={entry} onChange={change} issues={issues} idPrefix={idPrefix} />
    </>
  )
}
