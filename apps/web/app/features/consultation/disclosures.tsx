import { partnerDisclosure } from '@dst/content/partner'
import { TextLink } from '@dst/ui/link'
import { ContentText } from '~/lib/content-text'
import { paths } from '~/paths'

/** Who pays, for what, and the conflict in it. Stands above the consent, which is given with it in mind. */
export function HowWeArePaid() {
  const { heading, text } = partnerDisclosure.compensation
  return (
    <section aria-label={heading} className="consultation-disclosures">
      <div>
        <h3>{heading}</h3>
        <p><ContentText text={text} /></p>
      </div>
    </section>
  )
}

/** What else a person is told before a request is sent: who the partner is, and where the privacy policy is. */
export function Disclosures() {
  const { partner, readinessNotice } = partnerDisclosure
  return (
    <section aria-label="Disclosures" className="consultation-disclosures">
      <div>
        <h3>Who the partner is</h3>
        <p><ContentText text={partner.description} /> {readinessNotice}</p>
      </div>
      <p>
        How we treat your data is in our <TextLink href={paths.privacy} target="_blank">privacy policy (opens a new tab)</TextLink>.
      </p>
    </section>
  )
}
