import { defaultExchangeInputs } from '@dst/domain/calculator'
import { createStore } from '~/lib/browser/create-store.ts'
import type { RefusedInput } from './inputs-in-hash.ts'
import type { SaleInputs } from './sale-inputs.ts'
import type { DescribeState } from './state-of-sale.ts'

interface CalculatorState {
  inputs: SaleInputs
  /** What the address says of inputs that have the example's value instead. */
  refused: readonly RefusedInput[]
  /** Says what the chosen state would take. Until the figures of the states are there, it says that they are not. */
  describeState: DescribeState
}

/** The calculator's inputs; prerendered with the defaults. */
export const useCalculatorStore = createStore<CalculatorState>({
  inputs: defaultExchangeInputs,
  refused: [],
  describeState: () => ({ sentence: 'The figures of the states are being loaded.', spoken: '' }),
})

/** Changes one input; what the address says of it no longer matters. */
export function changeInput<Name extends keyof SaleInputs>(name: Name, value: SaleInputs[Name]): void {
  useCalculatorStore.setState(({ inputs, refused }) => ({
    inputs: { ...inputs, [name]: value },
    refused: refused.filter((input) => input.name !== name),
  }))
  if (name === 'state') loadStates()
}

/** Replaces all inputs, for example with those of a shared link. */
export function replaceInputs(inputs: SaleInputs, refused: readonly RefusedInput[] = []): void {
  useCalculatorStore.setState({ inputs, refused })
  if (inputs.state !== undefined) loadStates()
}

/** A browser may not try a script again that it could not load: a reload, which keeps all inputs, brings it. */
function loadStates(): void {
  import('./state-of-sale.ts').then(
    ({ describeState }) => useCalculatorStore.setState({ describeState }),
    () => {
      const sentence = 'The figures of the states could not be loaded. Reload the page once there is a connection.'
      useCalculatorStore.setState({ describeState: () => ({ sentence, spoken: sentence }) })
    },
  )
}
