import { partnerDisclosure } from '@dst/content/site'
import { TextLink } from '@dst/ui/link'
import { paths } from '~/paths'

/** What a person is told before a request is sent: who the partner is, who is paid, and where the privacy policy is. */
export function Disclosures() {
  const { partner, compensation, readinessNotice } = partnerDisclosure
  return (
    <section aria-label="Disclosures" className="consultation-disclosures">
      <div>
        <h3>{compensation.heading}</h3>
        <p>{compensation.text}</p>
      </div>
      <div>
        <h3>Who the partner is</h3>
        <p>{partner.description} {readinessNotice}</p>
      </div>
      <p>
        How we treat your data is in our <TextLink href={paths.privacy} target="_blank">privacy policy (opens a new tab)</TextLink>.
      </p>
    </section>
  )
}
