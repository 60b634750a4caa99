import type { Accreditation } from '@dst/content/accreditation'
import { Card } from '@dst/ui/card'
import { LinkButton } from '@dst/ui/link-button'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

/** Next to the tests: what accreditation gives access to, help, and what changed in the rules. */
export function AccreditationSidebar({
  accreditation: { benefitsCard, help, updatesHeading, updates },
}: {
  accreditation: Accreditation
}) {
  return (
    <aside className="accreditation-side" aria-label="About accreditation">
      <Card heading={benefitsCard.heading} headingLevel={2}>
        <ul className="accreditation-benefits">
          {benefitsCard.items.map(({ benefit, limit }) => (
            <li key={benefit}>
              <p className="font-medium">{benefit}</p>
              <p className="text-small text-ink-muted">{limit}</p>
            </li>
          ))}
        </ul>
      </Card>
      <Card
        heading={help.heading}
        headingLevel={2}
        tone="well"
        footer={<p className="text-fine leading-snug text-ink-muted">{help.notice}</p>}
      >
        <p>{help.text}</p>
        <div>
          <LinkButton href={help.link.to}>{help.link.label}</LinkButton>
        </div>
      </Card>
      <Card heading={updatesHeading} headingLevel={2} tone="ruled">
        <ol className="accreditation-updates">
          {updates.map((update) => (
            <li key={update.date}>
              <time dateTime={update.date} className="ui-eyebrow">
                {update.dateLabel}
              </time>
              <h3>{update.heading}</h3>
              <p className="text-small">{update.text}</p>
            </li>
          ))}
        </ol>
      </Card>
      <ReviewNote of={[benefitsCard, ...updates]} />
    </aside>
  )
}
