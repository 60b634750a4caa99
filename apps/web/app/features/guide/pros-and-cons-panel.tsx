import type { Guide } from '@dst/content/guide'
import { ReviewNote } from '~/lib/review-note'

/** Benefits and limits as the two sides of a ledger, then every risk. */
export function ProsAndConsPanel({ tab }: { tab: Guide['tabs']['prosAndCons'] }) {
  const { label, intro, benefits, risksHeading, risks } = tab
  return (
    <div className="guide-text">
      <h2>{label}</h2>
      <p className="guide-intro">{intro}</p>
      <ol className="guide-ledger">
        {benefits.map(({ id, heading, benefit, limit }) => (
          <li key={id} className="guide-ledger-row">
            <h3>{heading}</h3>
            <p><span className="ui-eyebrow">Benefit</span>{benefit}</p>
            <p><span className="ui-eyebrow">Limit</span>{limit}</p>
          </li>
        ))}
      </ol>
      <ReviewNote of={benefits} />
      <section id="risks" className="guide-section" aria-labelledby="risks-heading">
        <h2 id="risks-heading">{risksHeading}</h2>
        <ol className="guide-risks">
          {risks.map(({ id, heading, text }) => (
            <li key={id}>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <ReviewNote of={risks} />
      </section>
    </div>
  )
}
