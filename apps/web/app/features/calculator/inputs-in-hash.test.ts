import { defaultExchangeInputs } from '@dst/domain/calculator'
import { describe, expect, test } from 'vitest'
import { fragmentOf, hashFromInputs, inputsFromHash } from './inputs-in-hash.ts'

const inputs = {
  purchasePrice: 750_000,
  purchaseYear: 2009,
  propertyType: 'residential',
  expectedSalePrice: 1_900_000,
  currentDebt: 0,
  distributionRate: 7,
} as const

describe('a calculation in the address', () => {
  test('is written under short names', () => {
    expect(hashFromInputs(inputs)).toBe('#bought=750000&year=2009&type=residential&sale=1900000&debt=0&rate=7')
  })

  test('comes back as it was shared', () => {
    expect(inputsFromHash('#bought=750000&year=2009&type=residential&sale=1900000&debt=0&rate=7')).toEqual({
      inputs,
      refused: [],
    })
  })

  test('leaves the address of an untouched calculator alone', () => {
    expect(hashFromInputs(defaultExchangeInputs)).toBe('')
  })

  test('is written out in full to be handed on, also for an untouched calculator', () => {
    expect(fragmentOf(defaultExchangeInputs)).toBe(
      '#bought=1000000&year=2015&type=commercial&sale=2000000&debt=400000&rate=6',
    )
  })

  test('keeps the default where a value is missing or senseless', () => {
    const read = (hash: string) => inputsFromHash(hash)?.inputs
    expect(read('#bought=-5&year=15&type=castle&sale=lots&rate=9')).toEqual(defaultExchangeInputs)
    expect(read('#bought=99999999999999999999&year=2999&sale=-1&rate=6')).toEqual(defaultExchangeInputs)
    expect(read('#debt=250,000')).toEqual({ ...defaultExchangeInputs, currentDebt: 250_000 })
  })

  test('has the state after the others, where one was chosen', () => {
    const address = '#bought=1000000&year=2015&type=commercial&sale=2000000&debt=400000&rate=6&state=CA'
    expect(hashFromInputs({ ...defaultExchangeInputs, state: 'CA' })).toBe(address)
    expect(inputsFromHash(address)?.inputs).toEqual({ ...defaultExchangeInputs, state: 'CA' })
    expect(inputsFromHash('#state=%20ca')?.inputs.state).toBe('CA')
    expect(inputsFromHash('#debt=1&state=')?.inputs).not.toHaveProperty('state')
  })

  test('names what it did not take, with its text; what is missing or empty is not named', () => {
    expect(inputsFromHash('#year=15&type=castle&sale=1,25m&debt=400,00&rate=9&bought=')?.refused).toEqual([
      { name: 'purchaseYear', text: '15' },
      { name: 'propertyType', text: 'castle' },
      { name: 'expectedSalePrice', text: '1,25m' },
      { name: 'currentDebt', text: '400,00' },
      { name: 'distributionRate', text: '9' },
    ])
  })

  test('reads what people wrote into it as it is read in the fields, and takes nothing that is not clear', () => {
    expect(inputsFromHash('#sale=1.25m&debt=USD%20300k&rate=7%25')?.inputs).toEqual({
      ...defaultExchangeInputs,
      expectedSalePrice: 1_250_000,
      currentDebt: 300_000,
      distributionRate: 7,
    })
    expect(inputsFromHash('#sale=1,25m&bought=1.234,56&debt=400,00')?.inputs).toEqual(defaultExchangeInputs)
  })

  test.each(['', '#', '#main', '#faq-3'])('does not take "%s" for a calculation', (hash) => {
    expect(inputsFromHash(hash)).toBeUndefined()
  })
})
