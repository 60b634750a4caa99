import type { ExchangeTax } from '@dst/content/exchange'
import type { ExchangeFile, FileTax, TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import { lazy, Suspense, useEffect } from 'react'
import { NotLoaded } from '~/lib/problems/not-loaded.tsx'
import type { FieldPath } from '../store/edits.ts'
import { StateNotes } from './state-notes.tsx'
import { TaxCards } from './tax-cards.tsx'
import { LeftOut } from './left-out.tsx'
import { TaxSummary } from './tax-summary.tsx'

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

/** The tax of a sale: its total in view beside five cards, each of which can be skipped. */
export function TaxOfTheSale({ content, file, tax, at, today, goTo }: TaxOfTheSaleProps) {
  // Soon after the page, so that they are there when the connection is gone.
  useEffect(() => void loadDetails(), [])
  return (
    <>
      <div className="money-tax">
        <div className="money-tax-summary">
          <TaxSummary file={file} tax={tax} today={today} goTo={goTo} />
        </div>
        <TaxCards content={content} file={file} tax={tax} at={at} />
      </div>
      {tax.ok ? (
        <Suspense>
          <TaxDetails file={file} tax={tax.value} note={content.method.text} />
        </Suspense>
      ) : null}
      <StateNotes content={content} file={file} />
      <LeftOut content={content} />
    </>
  )
}
