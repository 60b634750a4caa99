import { defaultExchangeInputs, type ExchangeInputs } from '@dst/domain/calculator'
import { create } from 'zustand'

interface CalculatorState {
  inputs: ExchangeInputs
}

/** What the owner told the calculator; prerendered with the defaults. */
export const useCalculatorStore = create<CalculatorState>()(() => ({ inputs: defaultExchangeInputs }))

/** Changes one input. */
export function changeInput<Name extends keyof ExchangeInputs>(name: Name, value: ExchangeInputs[Name]): void {
  useCalculatorStore.setState(({ inputs }) => ({ inputs: { ...inputs, [name]: value } }))
}

/** Takes over all inputs, for example those of a shared link. */
export function replaceInputs(inputs: ExchangeInputs): void {
  useCalculatorStore.setState({ inputs })
}
