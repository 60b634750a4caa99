import { partnerDisclosure } from '@dst/content/partner'
import type { ValidationIssue } from '@dst/domain/validation'
import { Checkbox } from '@dst/ui/checkbox'
import { fieldError } from '~/lib/forms/field-errors.ts'
import type { ContactMethod } from '~/lib/consultation/contact-choices.ts'
import type { ConsultationFormEntry } from './consultation-payload.ts'

type Consents = Pick<ConsultationFormEntry, 'shareDataConsent' | 'textConsent'>

interface ConsentFieldsProps {
  /** Text messages need a separate consent. */
  method: ContactMethod | undefined
  consents: Consents
  onChange: (changes: Partial<Consents>) => void
  issues: readonly ValidationIssue[]
  idPrefix: string
}

/** The consent to share and, if text messages were chosen, the consent to those. */
export function ConsentFields({ method, consents, onChange, issues, idPrefix }: ConsentFieldsProps) {
  const field = (name: string) => ({ id: `${idPrefix}-${name}`, name, error: fieldError(issues, name) })
  return (
    <div className="consultation-consents">
      <Checkbox
        {...field('shareDataConsent')}
        label={partnerDisclosure.dataSharingConsent}
        hint={partnerDisclosure.dataSharingNotice}
        checked={consents.shareDataConsent}
        onCheckedChange={(shareDataConsent) => onChange({ shareDataConsent })}
      />
      {method === 'text' ? (
        <Checkbox
          {...field('textConsent')}
          label={partnerDisclosure.textConsent}
          hint={
            'Needed for text messages: without it, choose a phone call or email. ' +
            `${partnerDisclosure.contactNotice}`
          }
          checked={consents.textConsent}
          onCheckedChange={(textConsent) => onChange({ textConsent })}
        />
      ) : null}
    </div>
  )
}
