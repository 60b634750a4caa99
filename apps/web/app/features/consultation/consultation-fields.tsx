import { partnerDisclosure } from '@dst/content/partner'
import { fieldLimits } from '@dst/contracts'
import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { RadioCards } from '@dst/ui/radio-cards'
import { TextArea } from '@dst/ui/text-area'
import { TextField } from '@dst/ui/text-field'
import { useController, type UseFormReturn } from 'react-hook-form'
import { ConsentFields, type Consents } from './consent-fields.tsx'
import { contactMethodOptions, contactTimeOptions } from '~/lib/consultation/contact-choices.ts'
import { isElsewhere } from '~/lib/consultation/contact-zones.ts'
import { zoneName } from '~/lib/time/moment.ts'
import type { ConsultationFormEntry } from './consultation-payload.ts'
import { HowWeArePaid, WhoThePartnerIs } from './disclosures.tsx'
import { FactBoxes } from './facts/fact-boxes.tsx'
import { ZoneField } from './zone-field.tsx'

interface ConsultationFieldsProps {
  form: UseFormReturn<ConsultationFormEntry>
  /** What the exchange file of this device knows. */
  myFacts: ExchangeFacts
  /** Prefix of the control ids that the error summary links to. */
  idPrefix: string
  /** IANA time zone of the firm; undefined while it is not known. */
  firmZone: string | undefined
}

/** Whether these are required depends on the contact method and on the consent to share. */
const requiredByChoice: (keyof ConsultationFormEntry)[] = ['phoneNumber', 'textConsent', 'contactTimeZone']

/** How and when to reach the user, notes, and the consents, preceded by who pays whom. */
export function ConsultationFields({ form, myFacts, idPrefix, firmZone }: ConsultationFieldsProps) {
  const { control, register, formState } = form
  const { value: method, onChange: choose } = useController({
    control,
    name: 'preferredContactMethod',
    rules: { deps: requiredByChoice },
  }).field
  const { value: time, onChange: chooseTime } = useController({ control, name: 'bestContactTime' }).field
  const { value: zone, onChange: chooseZone } = useController({ control, name: 'contactTimeZone' }).field
  const { value: facts, onChange: chooseFacts } = useController({ control, name: 'facts' }).field
  const shared = (name: Exclude<keyof ConsultationFormEntry, 'facts'>) => ({
    name,
    id: `${idPrefix}-${name}`,
    error: formState.errors[name]?.message,
  })
  const field = (name: 'phoneNumber' | 'notes' | keyof Consents) => ({
    ...register(name, name === 'shareDataConsent' ? { deps: requiredByChoice } : {}),
    ...shared(name),
  })
  return (
    <>
      <RadioCards
        {...shared('preferredContactMethod')}
        legend="Preferred contact method"
        options={contactMethodOptions}
        value={method}
        onValueChange={choose}
        hint={partnerDisclosure.contactNotice}
      />
      {method === 'phone' || method === 'text' ? (
        <TextField
          {...field('phoneNumber')}
          label="Phone number"
          type="tel"
          autoComplete="tel"
          maxLength={fieldLimits.phoneNumber}
          hint="With country code if it is not a US number. We keep it with your profile."
        />
      ) : null}
      <RadioCards
        {...shared('bestContactTime')}
        legend="Best time to reach you"
        options={contactTimeOptions}
        value={time}
        onValueChange={chooseTime}
        hint={zoneHint(zone, firmZone)}
      />
      <ZoneField {...shared('contactTimeZone')} value={zone} onChoose={chooseZone} />
      <TextArea
        {...field('notes')}
        label="Notes"
        optionalLabel="optional"
        rows={3}
        maxLength={fieldLimits.notes}
        hint="Anything the advisor should know before the conversation."
      />
      <FactBoxes own={myFacts} chosen={facts} onChange={chooseFacts} idPrefix={idPrefix} />
      <WhoThePartnerIs />
      <HowWeArePaid />
      <ConsentFields method={method} field={field} />
    </>
  )
}

/** In which zone the best time is meant, and that the firm's own day may be another. */
function zoneHint(zone: string, firmZone: string | undefined): string {
  if (zone === '') return 'In your time zone, which you choose below.'
  const meant = `In your time zone, ${zoneName(zone)}.`
  if (firmZone === undefined || !isElsewhere(zone, firmZone)) return meant
  return `${meant} The firm is in ${zoneName(firmZone)} and may be closed then.`
}
