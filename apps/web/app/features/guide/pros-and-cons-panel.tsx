import type { Guide } from '@dst/content/guide'
import type { InternalLink } from '@dst/content/site'
import { TextLink } from '@dst/ui/link'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

/** Benefits and limits in two columns, then every risk. */
export function ProsAndConsPanel({ tab }: { tab: Guide['tabs']['prosAndCons'] }) {
  const { label, intro, benefits, risksHeading, risks } = tab
  const linked = useTermLinks()
  return (
    <div className="guide-text">
      <h2>{label}</h2>
      <p className="guide-intro">{intro}</p>
      <ol className="guide-ledger">
        {benefits.map(({ id, heading, benefit, limit, link }) => (
          <li key={id} className="guide-ledger-row">
            <h3>{heading}</h3>
            <p>
              <span className="ui-eyebrow">Benefit</span>
              {linked(benefit)}
            </p>
            <p>
              <span className="ui-eyebrow">Limit</span>
              {linked(limit)}
              <ReadOn link={link} />
            </p>
          </li>
        ))}
      </ol>
      <section id="risks" className="guide-section" aria-labelledby="risks-heading">
        <h2 id="risks-heading">{risksHeading}</h2>
        <ol className="guide-risks">
          {risks.map(({ id, heading, text, link }) => (
            <li key={id}>
              <h3>{heading}</h3>
              <p>
                {linked(text)}
                <ReadOn link={link} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <ReviewNote of={[...benefits, ...risks]} />
    </div>
  )
}

function ReadOn({ link }: { link: InternalLink | undefined }) {
  if (link === undefined) return null
  return (
    <>
      {' '}
      <TextLink href={link.to}>{link.label}</TextLink>
    </>
  )
}
