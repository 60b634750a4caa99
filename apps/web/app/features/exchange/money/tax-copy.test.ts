import { describeExchange, emptyExchangeFile, type ExchangeFile, type Sale } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { stateRateHint } from './state-card-copy.ts'
import { couple, retired, taxIn, today, withSale } from '../testing/sample-files.ts'
import { depreciationHint, filingLabel, skippedCopy } from './tax-card-copy.ts'
import { depreciationSentence } from './depreciation-copy.ts'
import { federalLines, gainLines } from './tax-formula.ts'
import {
  cpaSentence,
  deductionMessage,
  sellingCostMessage,
  simpleSentence,
  taxNotes,
  taxRows,
  taxSentence,
} from './tax-copy.ts'

const rows = (file: ExchangeFile) => taxRows(file, taxIn(file)).map(({ heading, amount }) => `${heading}: ${amount}`)

describe('the table of the tax', () => {
  test('a couple with other income of 150,000: 289,515, more than the simple figure', () => {
    expect(rows(couple)).toEqual([
      'Federal income tax: $220,989',
      'Net investment income tax: $39,958',
      'Alternative minimum tax: $28,569',
      'State tax: $0',
      'Total: $289,515',
    ])
    expect(taxSentence(taxIn(couple))).toBe('A sale would add about $289,515 to your taxes for 2026.')
    expect(simpleSentence(taxIn(couple), couple)).toBe(
      'The simple figure of the home page is $251,282, $38,233 less. It leaves out the net investment income tax ' +
        '($39,958) and the alternative minimum tax ($28,569).',
    )
  })

  test('a retired couple: 31,771, and the simple figure is 65% too high', () => {
    expect(rows(retired)).toEqual([
      'Federal income tax: $31,474',
      'Net investment income tax: $297',
      'Alternative minimum tax: $0',
      'State tax: $0',
      'Total: $31,771',
    ])
    expect(simpleSentence(taxIn(retired), retired)).toBe(
      'The simple figure of the home page is $52,364, 65% more. It takes the highest federal rates for everybody and ' +
        'no selling costs; here your own brackets count.',
    )
    expect(taxRows(retired, taxIn(retired))[0]?.how).toBe(
      '$79,800 at 15% and $125,818 at the rates of your other income.',
    )
  })

  test('the lines of the formula add up to the tax', () => {
    expect(gainLines(taxIn(retired)).map(({ formula }) => formula)).toEqual([
      '$420,000 − $25,200 of costs = $394,800',
      '$315,000 paid and improved − $125,818 written off = $189,182',
      '$394,800 − $189,182 = $205,618',
      'the smaller of $125,818 and the gain = $125,818',
    ])
    expect(federalLines(retired, taxIn(retired)).map(({ term, formula }) => `${term}: ${formula}`)).toEqual([
      'Other taxable income: $20,000 after $32,200 of deductions, first in the brackets',
      'Gain at 0%: what has room below $98,900 of taxable income = $0',
      'Gain at 15%: what has room below $613,700 = $79,800',
      'Gain at 20%: the rest of it = $0',
      'Gain from depreciation at 25%: what your brackets up to 24% do not take = $0',
      'Tax at these rates: 15% × $79,800 + 20% × $0 + 25% × $0 = $11,970',
      'Tax at ordinary rates on the rest, less the tax without the sale: $19,504',
      'Federal income tax: $11,970 + $19,504 = $31,474',
      'Net investment income tax: 3.8% × the smaller of the gain with other investment income, and of income over ' +
        '$250,000 ($52,200 before deductions, and the gain), less the same without the sale = $297',
    ])
  })

  test('depreciation is computed in words, and not where it was typed', () => {
    const [property] = taxIn(couple).properties
    expect(property && depreciationSentence(property)).toBe(
      'Computed: $800,000 (the price without 20% of land), written off over 39 years, for 140 months = $239,316. ' +
        'Improvements are not in it.',
    )
    const [typed] = taxIn(withSale(couple, { depreciation: 1 })).properties
    expect(typed && depreciationSentence(typed)).toBeUndefined()
  })

  test('a loss is told in the words of the design', () => {
    const loss = withSale(couple, { price: 700_000 })
    expect(taxSentence(taxIn(loss))).toContain(
      'You have a loss of $102,684. A sale may let you deduct it; an exchange would put that off. It would lower',
    )
  })

  test("the CPA's number stands in place of the estimate", () => {
    const file = { ...couple, income: { ...couple.income, cpaTax: 270_000 } }
    expect(taxSentence(taxIn(file), 270_000)).toBe(
      'By the number of your CPA, a sale would add $270,000 to your taxes for 2026.',
    )
    expect(cpaSentence(taxIn(file), 270_000)).toBe(
      "Your CPA's number of $270,000 stands in place of our estimate of $289,515, here, in Compare, and wherever the " +
        'tax appears.',
    )
    expect(taxSentence(taxIn({ ...file, income: { cpaTax: -5_000 } }), -5_000)).toBe(
      'By the number of your CPA, a sale would lower your taxes for 2026 by $5,000.',
    )
  })

  test('in a file of the first version the state is named with its highest rate', () => {
    const how = (file: ExchangeFile) => taxRows(file, taxIn(file))[3]?.how
    expect(how(couple)).toBe('Enter the state of the property.')
    const first = { ...couple, income: { ...couple.income, highestStateRate: true } }
    expect(how(withSale(first, { state: 'TX' }))).toBe('Texas generally does not tax such a gain of a person.')
    expect(how(withSale(first, { state: 'CT' }))).toBe(
      '6.99% of the gain, the highest rate of Connecticut. Yours may be lower.',
    )
    expect(how({ ...couple, income: { stateRate: 0.05 } })).toBe('5% of the gain, as you entered.')
  })

  test('a C corporation pays 21%', () => {
    const file: ExchangeFile = { ...couple, taxpayer: { kind: 'c-corporation' } }
    expect(rows(file)).toEqual(['Federal income tax: $235,056', 'State tax: $0', 'Total: $235,056'])
    expect(federalLines(file, taxIn(file)).map(({ formula }) => formula)).toEqual(['21% × $1,119,316 = $235,056'])
    expect(simpleSentence(taxIn(file), file)).toBe(
      'The simple figure of the home page is $251,282. It takes the rates of people and no selling costs; a C ' +
        'corporation pays 21% of its gain.',
    )
    expect(taxNotes({ ...withSale(file, { placedInService: '2026-01' }) }, taxIn(file))).toEqual([])
  })

  test('of a C corporation the state takes nothing until its rate is entered, and the words say so', () => {
    const file: ExchangeFile = { ...withSale(couple, { state: 'CA' }), taxpayer: { kind: 'c-corporation' } }
    const state = (of: ExchangeFile) => taxRows(of, taxIn(of)).find(({ heading }) => heading === 'State tax')
    expect(state(file)).toMatchObject({
      amount: '$0',
      how: 'Not included: enter the rate of the state for corporations.',
    })
    expect(stateRateHint(file)).toContain('not included until entered')
    expect(state({ ...file, income: { stateRate: 0.0884 } })).toMatchObject({
      amount: '$98,948',
      how: '8.84% of the gain, as you entered.',
    })
    expect(stateRateHint(couple)).toMatch(/^Only if you want one rate/)
    expect(stateRateHint({ ...couple, income: { stateRate: 0.05 } })).toContain('Clear it')
  })

  test('nobody but people and their owners files jointly', () => {
    const skipped = (kind: ExchangeFile['taxpayer']['kind']) =>
      skippedCopy({ ...couple, taxpayer: kind === undefined ? {} : { kind } }, undefined, '').filer
    expect(skipped(undefined)).toBe('you and your spouse file jointly.')
    expect(skipped('s-corporation')).toBe('an owner and a spouse who file jointly.')
    expect(skipped('c-corporation')).toBe('a C corporation, whose rate depends on no other income.')
    expect([filingLabel('partnership'), filingLabel('individual')]).toEqual(['How the owner files', 'How you file'])
  })

  test('property from an earlier exchange is long-term, and its old depreciation is named', () => {
    const late = withSale(couple, { placedInService: '2026-08', depreciation: 5_000, priorDeferredGain: 200_000 })
    const notes = taxNotes(late, taxIn(late))
    expect(notes[0]).toContain(
      'the time in which you held the property before it generally counts too (section 1223(1))',
    )
    expect(notes[1]).toContain('old depreciation, which is taxed at up to 25%')
    expect(notes.join(' ')).not.toContain('at ordinary rates')
    const old = withSale(couple, { depreciation: 5_000, priorDeferredGain: 200_000 })
    expect(taxNotes(old, taxIn(old))).toHaveLength(1)
  })

  test('depreciation that can’t be computed is asked for, and the card does not promise to compute it', () => {
    const words = (changes: Partial<Sale>) => {
      const file = withSale(couple, changes)
      return [skippedCopy(file, file.sales[0], '').depreciation, depreciationHint(file.sales[0])]
    }
    const assumed = 'straight-line depreciation by whole months.'
    const typed = 'nothing: this depreciation can’t be computed, and has to be entered.'
    const all = 'From your return or your CPA, all years together.'
    expect(words({})).toEqual([assumed, all])
    expect(words({ placedInService: '1985-02' })).toEqual([typed, all])
    expect(words({ priorDeferredGain: 1 })).toEqual([
      typed,
      'Since you got this property, all years together. Older depreciation is in the gain that you deferred.',
    ])
  })

  test('what stands out is said: a later year, no closing, a short holding, owners, losses set free', () => {
    const notes = (file: ExchangeFile) => taxNotes(file, taxIn(file))
    expect(notes(couple)).toEqual([])
    expect(notes(withSale(couple, { closing: '2027-03-01' }))).toEqual([
      'The figures for 2027 are not in yet: this uses those of 2026.',
    ])
    const { closing: _, ...undated } = couple.sales[0] ?? { id: 'a' }
    expect(notes({ ...couple, sales: [undated] })).toEqual([
      'No closing date is entered: the sale counts as one of this month.',
    ])
    const short = 'In use for a year or less: all of that gain is taxed here like other income, at ordinary rates.'
    expect(notes(withSale(couple, { placedInService: '2025-11' }))).toEqual([short])
    expect(notes(withSale(couple, { placedInService: '2025-10' }))).toEqual([])
    expect(notes({ ...couple, taxpayer: { kind: 'partnership' } })[0]).toContain('The owners pay the tax')
    expect(notes({ ...couple, income: { ...couple.income, suspendedLosses: 50_000 } })[0]).toBe(
      'Losses of earlier years that the sale sets free lower the tax by $21,155. An exchange generally ' +
        'does not set them free.',
    )
  })

  test('selling costs are assumed as a share of the price', () => {
    expect(sellingCostMessage({ price: 2_000_000 })).toBe('6% of the price, $120,000,')
    expect(sellingCostMessage()).toBe('6% of the price')
  })

  test('deductions stand for the standard ones until entered', () => {
    expect(deductionMessage(couple, describeExchange(couple, today).tax)).toBe(
      'The standard deduction of $32,200 until entered.',
    )
    expect(deductionMessage(emptyExchangeFile, describeExchange(emptyExchangeFile, today).tax)).toBe(
      'The standard deduction until entered.',
    )
  })
})
