import { partnerDisclosure, partnerFirm } from '@dst/content/partner'
import { fieldLimits } from '@dst/contracts'
import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { NativeSelect } from '@dst/ui/native-select'
import { RadioCards } from '@dst/ui/radio-cards'
import { TextArea } from '@dst/ui/text-area'
import { TextField } from '@dst/ui/text-field'
import { useController, type UseFormReturn } from 'react-hook-form'
import { CallConsent, ConsentFields, type Consents } from './consent-fields.tsx'
import { contactMethodOptions, contactTimeOptions } from '~/lib/consultation/contact-choices.ts'
import { isElsewhere, zoneOptions } from '~/lib/consultation/contact-zones.ts'
import { deviceZone, zoneName } from '~/lib/time/moment.ts'
import type { ConsultationFormEntry } from './consultation-payload.ts'
import { HowWeArePaid, WhoThePartnerIs } from './disclosures.tsx'
import { FactBoxes } from './facts/fact-boxes.tsx'

interface ConsultationFieldsProps {
  form: UseFormReturn<ConsultationFormEntry>
  /** What the exchange file of this device knows. */
  myFacts: ExchangeFacts
  /** Prefix of the control ids that the error summary links to. */
  idPrefix: string
}

/** Whether these are required depends on the contact method and on the consent to share. */
const requiredByChoice: (keyof ConsultationFormEntry)[] = ['phoneNumber', 'textConsent']

/** How and when to reach the user, notes, and the consents, preceded by who pays whom. */
export function ConsultationFields({ form, myFacts, idPrefix }: ConsultationFieldsProps) {
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
      {method === 'phone' ? <CallConsent /> : null}
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
        hint={`In your time zone, ${zoneName(zone)}. ${isElsewhere(zone) ? closedMessage : ''}`.trim()}
      />
      <ContactZone {...shared('contactTimeZone')} value={zone} onChoose={chooseZone} />
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

const closedMessage = `The firm is in ${zoneName(partnerFirm.timeZone)} and may be closed then.`

interface ContactZoneProps {
  id: string
  name: string
  error: string | undefined
  value: string
  onChoose: (zone: string) => void
}

/** Asked only where a time of day could be misread. */
function ContactZone({ value, onChoose, ...shared }: ContactZoneProps) {
  const device = deviceZone()
  if (!isElsewhere(device) && !isElsewhere(value)) return null
  const options = zoneOptions(device, value)
  const chosen = options.find(({ label }) => label === zoneName(value))?.value ?? value
  return <NativeSelect {...shared} label="Your time zone" options={options} value={chosen} onValueChange={onChoose} />
}
