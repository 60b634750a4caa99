import { partnerDisclosure, partnerFirm } from '@dst/content/partner'
import { TextLink } from '@dst/ui/link'
import { ContentText } from '~/lib/copy/content-text.tsx'
import { paths } from '~/paths.ts'

/** The firm that receives a request, by name, with links to its business, fees and conflicts of interest. */
export function WhoThePartnerIs() {
  const { partner, readinessNotice } = partnerDisclosure
  return (
    <section aria-label="Who the partner is" className="consultation-disclosures">
      <h3>Who the partner is</h3>
      <p>
        <strong className="text-ink">
          <ContentText text={partner.name} />
        </strong>
        : <ContentText text={partner.description} />
      </p>
      <p>
        <TextLink href={partnerFirm.formAdvUrl} target="_blank">
          Read its Form ADV (opens a new tab)
        </TextLink>
      </p>
      <p>{readinessNotice}</p>
    </section>
  )
}

/** Who pays, for what, how much, and the conflict of interest. Shown above the consent, so that it is read first. */
export function HowWeArePaid() {
  const { compensation, feeTerms } = partnerDisclosure
  const { heading, text } = compensation
  return (
    <section aria-label={heading} className="consultation-disclosures">
      <h3>{heading}</h3>
      <p>
        <ContentText text={text} />
      </p>
      <p>
        <ContentText text={feeTerms} />
      </p>
    </section>
  )
}

/** Links to how personal data is handled. */
export function PrivacyNote() {
  return (
    <p className="text-small text-ink-muted">
      How we treat your data is in our{' '}
      <TextLink href={paths.privacy} target="_blank">
        privacy policy (opens a new tab)
      </TextLink>
      .
    </p>
  )
}
