import type { Consultation } from '@dst/contracts'
import type { DescriptionItem } from '@dst/ui/description-list'
import { TextLink } from '@dst/ui/link'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { momentOf } from '~/lib/time/moment.ts'
import { contactMethodLabels, contactTimeLabel } from '~/lib/consultation/contact-choices.ts'
import { factItems } from './facts/fact-items.ts'

/** What was requested, when, and from whom. */
export function requestDetails(request: Consultation): DescriptionItem[] {
  const { preferredContactMethod, phoneNumber, notes, partner } = request
  const method = contactMethodLabels[preferredContactMethod]
  return [
    { term: 'Requested', description: momentOf(request.requestDate) },
    {
      term: 'Preferred contact',
      description: preferredContactMethod === 'email' || phoneNumber === null ? method : `${method}, ${phoneNumber}`,
    },
    { term: 'Best time', description: contactTimeLabel(request) },
    ...(notes === null ? [] : [{ term: 'Notes', description: notes }]),
    ...factItems(request),
    {
      term: 'Partner',
      description: (
        <span>
          <ContentText text={partner.name} />
          <span>{`, CRD number ${partner.crd}, `}</span>
          <TextLink href={partner.formAdvUrl} target="_blank">
            Form ADV (opens a new tab)
          </TextLink>
        </span>
      ),
    },
  ]
}
