import type { ExchangeNotes } from '@dst/content/exchange'
import type { RunningExchange } from '@dst/domain/exchange-file'
import { Disclosure } from '@dst/ui/disclosure'
import { ContentBlocks } from '~/lib/copy/content-blocks.tsx'
import { ClosingInStates } from './closing-in-states.tsx'

const heading = 'Before you sell'

interface BeforeYouSellProps {
  checklist: ExchangeNotes
  /** What was entered, whose states have forms of their own; none until it is known. */
  exchange: RunningExchange | undefined
  isClosed: boolean
}

/** What has to be done before a sale closes, with the reasons; out of the way once it has closed. */
export function BeforeYouSell({ checklist, exchange, isClosed }: BeforeYouSellProps) {
  const list = (
    <ol className="dates-checklist">
      {checklist.sections.map(({ id, heading: words, blocks }) => (
        <li key={id}>
          <h3>{words}</h3>
          <ContentBlocks blocks={blocks} />
          {id === 'state-withholding' && exchange !== undefined ? <ClosingInStates exchange={exchange} /> : null}
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
