import type { ExchangeTax } from '@dst/content/exchange'
import type { ExchangeFile, FileTax, TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import { lazy, Suspense, useEffect } from 'react'
import { NotLoaded } from '~/lib/problems/not-loaded.tsx'
import type { FieldPath } from '../store/edits.ts'
import { namesState, useStateTaxes } from '~/lib/states/use-state-taxes.ts'
import { StateNotes } from './state-notes.tsx'
import { TaxCards } from './tax-cards.tsx'
import { TaxSummary } from './tax-summary.tsx'
import { useTermLinks } from '~/lib/copy/linked-texts.tsx'
import { ReviewNote } from '~/lib/copy/review-note.tsx'

interface TaxOfTheSaleProps {
  content: ExchangeTax
  file: ExchangeFile
  tax: Result<FileTax, TaxGap>
  /** Which sale the cards show. */
  at: number
  today: string
  goTo: (path: FieldPath) => void
}

const loadDetails = () =>
  import('./tax-details.tsx').then(
    (module) => ({ default: module.TaxDetails }),
    () => ({ default: NotLoaded }),
  )
const TaxDetails = lazy(loadDetails)

/** The tax of a sale: its total in view beside cards, each of which can be skipped. */
export function TaxOfTheSale({ content, file, tax, at, today, goTo }: TaxOfTheSaleProps) {
  const states = useStateTaxes(namesState(file))
  // Soon after the page, so that they are there when the connection is gone.
  useEffect(() => void loadDetails(), [])
  return (
    <>
      <div className="money-tax">
        <div className="money-tax-summary">
          <TaxSummary file={file} tax={tax} today={today} figures={states?.figures} goTo={goTo} />
        </div>
        <TaxCards content={content} file={file} tax={tax} at={at} figures={states?.figures} />
      </div>
      {tax.ok ? (
        <Suspense>
          <TaxDetails file={file} tax={tax.value} figures={states?.figures} note={content.method.text} />
        </Suspense>
      ) : null}
      <StateNotes file={file} tax={tax} />
      <LeftOut content={content} />
    </>
  )
}

/** What the estimate leaves out, first what matters most to retired people. */
function LeftOut({ content }: { content: ExchangeTax }) {
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
