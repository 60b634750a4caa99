import type { ExchangeNotes } from '@dst/content/exchange'
import { Disclosure } from '@dst/ui/disclosure'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'

const heading = 'Before you sell'

/** What has to be done before a sale closes, with the reasons; out of the way once it has closed. */
export function BeforeYouSell({ checklist, isClosed }: { checklist: ExchangeNotes; isClosed: boolean }) {
  const list = (
    <ol className="dates-checklist">
      {checklist.sections.map(({ id, heading: words, blocks }) => (
        <li key={id}>
          <h3>{words}</h3>
          <ContentBlocks blocks={blocks} />
        </li>
      ))}
    </ol>
  )
  if (isClosed) {
    return (
      <Disclosure summary={heading} headingLevel={2} icon="check">
        {list}
      </Disclosure>
    )
  }
  return (
    <section className="dates-notes" aria-labelledby="before-you-sell">
      <h2 id="before-you-sell">{heading}</h2>
      <p>
        Nearly all of these have to be right before the closing. Go through them with your intermediary and your CPA.
      </p>
      {list}
    </section>
  )
}
