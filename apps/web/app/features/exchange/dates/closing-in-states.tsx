import type { RunningExchange } from '@dst/domain/exchange-file'
import { Prose } from '@dst/ui/prose'
import { closingSentences } from '../states/closing-copy.ts'
import { ClosingLinks } from '../states/closing-links.tsx'
import { ClosingOfStates } from '../states/closing-of-states.tsx'
import { namesState, useStateTaxes } from '~/lib/states/use-state-taxes.ts'

/** What the states of the sales do at the closing, once their figures are there. */
export function ClosingInStates({ exchange: { file, tax } }: { exchange: RunningExchange }) {
  const states = useStateTaxes(namesState(file))
  const closings = states === undefined ? [] : closingSentences(file, states.figures, tax)
  if (closings.length === 0) return null
  return (
    <Prose>
      <ClosingOfStates closings={closings} />
      <ClosingLinks states={closings.map(({ state }) => state)} />
    </Prose>
  )
}
