import { partnerDisclosure } from '@dst/content/partner'
import { Checkbox } from '@dst/ui/checkbox'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { ContentText } from '~/lib/copy/content-text.tsx'
import type { ContactMethod } from '~/lib/consultation/contact-choices.ts'
import type { ConsultationFormEntry } from './consultation-payload.ts'

/** What the user agrees to. */
export type Consents = Pick<ConsultationFormEntry, 'shareDataConsent' | 'textConsent'>

interface ConsentFieldsProps {
  /** Text messages need a separate consent. */
  method: ContactMethod | undefined
  /** What ties a checkbox to its form. */
  field: (name: keyof Consents) => UseFormRegisterReturn & { id: string; error: string | undefined }
}

/** The consent to share and, if text messages were chosen, the consent to those. */
export function ConsentFields({ method, field }: ConsentFieldsProps) {
  return (
    <div className="consultation-consents">
      <Checkbox
        {...field('shareDataConsent')}
        label={partnerDisclosure.dataSharingConsent}
        hint={partnerDisclosure.dataSharingNotice}
      />
      {method === 'text' ? (
        <Checkbox
          {...field('textConsent')}
          label={partnerDisclosure.textConsent}
          hint={
            'Needed for text messages: without it, choose a phone call or email. ' +
            `${partnerDisclosure.contactNotice}`
          }
        />
      ) : null}
    </div>
  )
}

/** What the choice of phone agrees to. */
export function CallConsent() {
  return (
    <p className="text-small text-ink-muted">
      <ContentText text={partnerDisclosure.callConsent} />
    </p>
  )
}
