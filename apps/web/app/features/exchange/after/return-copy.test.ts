import { describeExchange, type ExchangeFile } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { boughtIn, intoThreeTrusts, withSold } from '../testing/after-files.ts'
import { extensionSentence, returnSentences } from './return-copy.ts'

const autumn = withSold({ closing: '2026-11-20' })
const running: ExchangeFile = {
  ...autumn,
  purchases: autumn.purchases.map(({ closedOn: _closed, identifiedOn: _identified, ...planned }) => planned),
}
const today = '2026-11-29'
const extensionOn = (file: ExchangeFile, day = today) => extensionSentence(describeExchange(file, day)).join(' ')
const returnOf = (file: ExchangeFile, day = today) => returnSentences(describeExchange(file, day), boughtIn(file, day))

describe('the extension', () => {
  const warning = 'File an extension (Form 4868) by April 15, 2027. Otherwise the exchange ends on that day.'

  test('has to be filed where the exchange would end with the return', () => {
    expect(extensionOn(running)).toBe(warning)
    expect(extensionOn(running, '2027-04-15')).toBe(warning)
  })

  test('was missed on the next day, unless it was filed and is not entered', () => {
    expect(extensionOn(running, '2027-04-16')).toBe(
      'The exchange ended on April 15, 2027, when the return was due, unless an extension (Form 4868) had been filed ' +
        'by then: enter it under Dates.',
    )
  })

  test('that is filed moves the return', () => {
    const filed: ExchangeFile = { ...running, deadlines: { extension: 'filed' } }
    expect(extensionOn(filed)).toBe('An extension is filed: the return is due on Fri Oct 15, 2027.')
    expect(extensionOn(filed, '2027-10-16')).toBe('An extension is filed: the return was due on Fri Oct 15, 2027.')
  })

  test('is not needed where 180 days end before the return is due', () => {
    expect(extensionOn(withSold({ closing: '2026-03-02' }))).toBe(
      'The return is due on Thu Apr 15, 2027, without an extension.',
    )
    expect(extensionOn(intoThreeTrusts)).toBe('The return was due on Wed Apr 15, 2026, without an extension.')
  })

  test('is not needed once everything is received', () => {
    const [oak] = intoThreeTrusts.purchases
    const whole = { ...oak, id: 'a', equity: 665_000, loanShare: 0.16, closedOn: '2027-02-01' }
    const complete = { ...autumn, purchases: [whole] }
    expect(extensionOn(complete, '2027-02-02')).toBe('The return is due on Thu Apr 15, 2027, without an extension.')
  })

  test('of another filer is Form 7004', () => {
    expect(extensionOn({ ...running, taxpayer: { kind: 'partnership' } })).toBe(
      'File an extension (Form 7004) by March 15, 2027. Otherwise the exchange ends on that day.',
    )
  })

  test('without a closing, nothing of it is known', () => {
    const { closing: _closing, ...sale } = { ...running.sales[0] }
    expect(extensionOn({ ...running, sales: [{ id: 's', ...sale }] })).toBe(
      'Without the closing of your sale, its return and its dates are not known.',
    )
  })
})

describe('the return', () => {
  test('is that of the year of the sale', () => {
    expect(returnOf(intoThreeTrusts)).toEqual([
      'The form belongs to the return for 2025, even for what you received in the next year.',
      'The return was due on Wed Apr 15, 2026, without an extension.',
    ])
  })

  test('is not said to hold for a later purchase where there is none', () => {
    const early = { ...intoThreeTrusts, purchases: intoThreeTrusts.purchases.slice(0, 1) }
    expect(returnOf(early)[0]).toBe('The form belongs to the return for 2025.')
  })

  test('with furniture on both sides needs a statement in place of the lines', () => {
    const words = /^With furniture on both sides, lines 12 to 18 usually stay empty/
    const sold = withSold({ furnitureValue: 10_000 })
    const both = { ...sold, purchases: sold.purchases.map((one) => ({ ...one, notRealProperty: 1_000 })) }
    expect(returnOf(both)[1]).toMatch(words)
    expect(returnOf(sold).filter((sentence) => words.test(sentence))).toEqual([])
  })

  test('of a later year than that of the form is to be checked line by line', () => {
    expect(returnOf(running)).toContain(
      'These are the lines of the form for 2025: the one for 2026 may differ. Check each line there.',
    )
  })

  test('is followed by two more with a related party', () => {
    expect(returnOf({ ...intoThreeTrusts, settlement: { relatedParty: true } })).toContain(
      'With a related party, it goes with the returns for 2026 and 2027 as well.',
    )
  })

  test.each([
    ['partnership', 'The partnership files it, and its owners do not.'],
    ['s-corporation', 'The corporation files it, and its owners do not.'],
  ] as const)('of a %s is its own', (kind, words) => {
    expect(returnOf({ ...intoThreeTrusts, taxpayer: { kind } }).at(-1)).toBe(words)
  })
})
