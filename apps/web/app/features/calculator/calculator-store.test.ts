import { calculateExchange, defaultExchangeInputs } from '@dst/domain/calculator'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { changeInput, replaceInputs, useCalculatorStore } from './calculator-store.ts'

const inputs = () => useCalculatorStore.getState().inputs

describe('calculator store', () => {
  afterEach(() => replaceInputs(defaultExchangeInputs))

  test('starts with the example', () => {
    expect(useCalculatorStore.getInitialState().inputs).toEqual({
      purchasePrice: 1_000_000,
      purchaseYear: 2015,
      propertyType: 'commercial',
      expectedSalePrice: 2_000_000,
      currentDebt: 400_000,
      distributionRate: 6,
    })
  })

  test('changes one input and leaves the others', () => {
    changeInput('currentDebt', 0)
    changeInput('propertyType', 'residential')

    expect(inputs()).toEqual({ ...defaultExchangeInputs, currentDebt: 0, propertyType: 'residential' })
  })

  test('forgets what the address said of an input once it is changed', () => {
    const [debt, rate] = [
      { name: 'currentDebt', text: '400,00' },
      { name: 'distributionRate', text: '9' },
    ] as const
    replaceInputs(defaultExchangeInputs, [debt, rate])
    changeInput('currentDebt', 400_000)
    expect(useCalculatorStore.getState().refused).toEqual([rate])
  })

  test('loads the figures of the states with the first choice, and says so meanwhile', async () => {
    const result = calculateExchange(defaultExchangeInputs)
    const said = () => useCalculatorStore.getState().describeState(inputs(), result).sentence
    changeInput('state', 'TX')
    expect(said()).toBe('The figures of the states are being loaded.')
    await vi.waitFor(() => expect(said()).toContain('Texas has no income tax'))
  })

  test('takes over a shared calculation as a whole', () => {
    const shared = { ...defaultExchangeInputs, expectedSalePrice: 3_000_000, distributionRate: 5 } as const
    replaceInputs(shared)
    expect(inputs()).toEqual(shared)
  })
})
