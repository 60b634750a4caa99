import { defaultExchangeInputs, type ExchangeInputs } from '@dst/domain/calculator'
import { createStore } from '~/lib/browser/create-store.ts'

interface CalculatorState {
  inputs: ExchangeInputs
}

/** The calculator's inputs; prerendered with the defaults. */
export const useCalculatorStore = createStore<CalculatorState>({ inputs: defaultExchangeInputs })

/** Changes one input. */
export function changeInput<Name extends keyof ExchangeInputs>(name: Name, value: ExchangeInputs[Name]): void {
  useCalculatorStore.setState(({ inputs }) => ({ inputs: { ...inputs, [name]: value } }))
}

/** Replaces all inputs, for example with those of a shared link. */
export function replaceInputs(inputs: ExchangeInputs): void {
  useCalculatorStore.setState({ inputs })
}
