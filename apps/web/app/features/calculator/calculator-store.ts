import { defaultExchangeInputs, type ExchangeInputs } from '@dst/domain/calculator'
import type { RefusedInput } from './inputs-in-hash.ts'
import { createStore } from '~/lib/browser/create-store.ts'

interface CalculatorState {
  inputs: ExchangeInputs
  /** What the address says of inputs that have the example's value instead. */
  refused: readonly RefusedInput[]
}

/** The calculator's inputs; prerendered with the defaults. */
export const useCalculatorStore = createStore<CalculatorState>({
  inputs: defaultExchangeInputs,
  refused: [],
})

/** Changes one input; what the address says of it no longer matters. */
export function changeInput<Name extends keyof ExchangeInputs>(name: Name, value: ExchangeInputs[Name]): void {
  useCalculatorStore.setState(({ inputs, refused }) => ({
    inputs: { ...inputs, [name]: value },
    refused: refused.filter((input) => input.name !== name),
  }))
}

/** Replaces all inputs, for example with those of a shared link. */
export function replaceInputs(inputs: ExchangeInputs, refused: readonly RefusedInput[] = []): void {
  useCalculatorStore.setState({ inputs, refused })
}
