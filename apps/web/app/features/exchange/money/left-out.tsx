import type { ExchangeTax } from '@dst/content/exchange'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

/** What the estimate leaves out, first what matters most to retired people. */
export function LeftOut({ content }: { content: ExchangeTax }) {
  const linked = useTermLinks()
  const { leavesOut, method, depreciation, typedDepreciation, suspendedLosses, corporation, trust } = content
  return (
    <div className="money-rules">
      <h3>What the estimate leaves out</h3>
      <ul className="money-left-out">
        {leavesOut.map(({ id, heading, text }) => (
          <li key={id}>
            <strong>{`${heading}.`}</strong> {linked(text)}
          </li>
        ))}
      </ul>
      <p className="money-fine">An estimate for a talk with your CPA, not tax advice. Results are hypothetical.</p>
      <ReviewNote of={[method, depreciation, typedDepreciation, suspendedLosses, corporation, trust, ...leavesOut]} />
    </div>
  )
}
