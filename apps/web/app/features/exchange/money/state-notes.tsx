import type { ExchangeFile, FileTax, TaxGap } from '@dst/domain/exchange-file'
import type { Result } from '@dst/domain/result'
import { clawBackSentences } from '../states/claw-back-copy.ts'
import { closingSentences, statesSold } from '../states/closing-copy.ts'
import { ClosingLinks } from '../states/closing-links.tsx'
import { ClosingOfStates } from '../states/closing-of-states.tsx'
import { namesState, useStateTaxes } from '~/lib/states/use-state-taxes.ts'

/** What the states of the sales do at the closing and later, once their figures are there. */
export function StateNotes({ file, tax }: { file: ExchangeFile; tax: Result<FileTax, TaxGap> }) {
  const states = useStateTaxes(namesState(file))
  if (states === undefined) return null
  const closings = closingSentences(file, states.figures, tax)
  const claims = clawBackSentences(file, states.figures)
  if (closings.length + claims.length === 0) return null
  return (
    <div className="money-rules">
      <h3>What the state does</h3>
      <ClosingOfStates closings={closings} />
      {claims.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <ClosingLinks states={statesSold(file)} className="money-fine" />
    </div>
  )
}
