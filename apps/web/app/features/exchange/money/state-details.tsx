import type { FileTax } from '@dst/domain/exchange-file'
import type { StateTable } from '@dst/domain/state-tax'
import { Disclosure } from '@dst/ui/disclosure'
import { TextLink } from '@dst/ui/link'
import { leftOutItems } from '~/lib/states/left-out-items.ts'
import { statePath } from '~/state-paths.ts'
import { Formula } from './formula.tsx'
import { stateFormulas } from './state-formula.ts'

interface StateDetailsProps {
  tax: FileTax
  figures: StateTable
}

/** How the state tax is counted, line by line, and what can touch it that isn't. */
export function StateDetails({ tax, figures }: StateDetailsProps) {
  const { range } = tax.stateTax
  if (range === undefined) return null
  const states = [...new Set(range.lowest.states.map(({ state }) => state))].map((code) => figures[code])
  const formulas = stateFormulas(range, figures, tax.figuresOf)
  return (
    <div className="money-formula">
      {formulas.length === 0 ? null : <Formula summary="The state tax, line by line" groups={formulas} />}
      {states
        .filter(({ income }) => income === 'taxed')
        .map((state) => (
          <Disclosure key={state.code} summary={`What is left out of the tax of ${state.name}`} icon="question">
            <ul className="money-left-out">
              {leftOutItems(state).map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Disclosure>
        ))}
      {states.map((state) => (
        <p key={state.code}>
          <TextLink href={statePath(state.name)} className="exchange-gap-link">
            {`Rates, sources and rules of ${state.name}`}
          </TextLink>
        </p>
      ))}
    </div>
  )
}
