import { describeExchange, type ExchangeFile, type Plan } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { couple, today, withSale } from '../testing/sample-files.ts'
import { assumptionRows, compareLines } from './compare-formula.ts'
import {
  bandOf,
  compareRows,
  gapSentence,
  shortfallSentence,
  shortUsd,
  signedPercent,
  splitSentence,
  splitSteps,
} from './compare-copy.ts'

/** 1,480,000 of cash without a loan to replace, and 260,946 of tax. */
const office: ExchangeFile = {
  ...withSale(couple, { price: 1_600_000, sellingCosts: 120_000, debtPaidOff: 0 }),
  income: { cpaTax: 260_946 },
}

function comparedWith(plan: Plan = {}, file = office) {
  const compared = describeExchange({ ...file, plan }, today).compared
  if (!compared.ok) throw new Error(compared.error.code)
  return compared.value
}

test('cashed out after seven years at equal returns, the DST is about 107,000 behind', () => {
  expect(gapSentence(comparedWith())).toMatch(
    /^After 7 years, sold and taxed, paying the tax comes to \$1,\d{3},\d{3} and the DST to \$1,\d{3},\d{3}: \$107,011 behind\.$/,
  )
  expect(splitSentence(comparedWith())).toBe(
    'The DST ends $107,011 behind. Only costs, basis and deferral make the difference.',
  )
})

test('left to heirs it is about 129,000 ahead', () => {
  expect(gapSentence(comparedWith({ ending: 'heirs' }))).toContain(': $128,780 ahead.')
})

test('both come to the same at a load of about 3.9%, and for heirs at about 16.2%', () => {
  expect(comparedWith().comparison.breakEvenLoad).toBeCloseTo(0.039, 3)
  expect(comparedWith({ ending: 'heirs' }).comparison.breakEvenLoad).toBeCloseTo(0.162, 3)
  expect(Math.abs(comparedWith({ load: 0.0393 }).comparison.gap)).toBeLessThan(500)
})

test('exchanged again shows the tax that is still put off', () => {
  const compared = comparedWith({ ending: 'exchanged' })
  expect(gapSentence(compared)).toMatch(/ahead\. With the DST, \$\d{3},\d{3} of tax is then still put off\.$/)
  expect(compareRows(compared)[3]?.cells[1]).toMatch(/^\$1,\d{3},\d{3}, with \$\d{3},\d{3} of tax still put off$/)
})

test('five rows by four ways, never sorted', () => {
  const rows = compareRows(comparedWith())
  expect(rows.map(({ heading }) => heading)).toEqual([
    'Works for you on day one',
    'Income a year after tax',
    'Can you get at it',
    'Value after tax in 7 years',
    'Work and risk',
  ])
  expect(rows.every(({ cells }) => cells.length === 4)).toBe(true)
  expect(rows[0]?.cells).toEqual(['$1,219,054', '$1,332,000', '$1,450,400', '$1,600,000'])
})

test('the part of other returns is marked, and the parts make the gap', () => {
  const own = comparedWith({ ownReturns: true, dstIncome: 0.04, dstGrowth: 0.04, dstLoanShare: 0.4 })
  const steps = splitSteps(own)
  expect(steps.filter((step) => 'hatched' in step).map(({ label }) => label)).toEqual(['Different assumed returns'])
  expect(steps.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(own.comparison.gap, 4)
  expect(splitSteps(comparedWith())).toHaveLength(3)
  expect(splitSentence(own)).toMatch(/Different assumed returns make [+−]\$[\d,]+ of it\.$/)
})

test('the band says what it is, and lies around the line', () => {
  for (const plan of [{}, { ownReturns: true, dstGrowth: -0.01 }]) {
    const compared = comparedWith(plan)
    const { low, high } = bandOf(compared)
    const value = compared.comparison.ways.dst.byYear[7] ?? 0
    expect(low[7]).toBeLessThan(value)
    expect(high[7]).toBeGreaterThan(value)
  }
  expect(bandOf(comparedWith()).label).toBe('The DST if it grows by 0% to 4% a year instead of 2%, hypothetical')
  expect(bandOf(comparedWith({ ownReturns: true, dstGrowth: -0.01 })).label).toContain('−3% to 1% a year')
})

test('the formulas show the numbers of the person', () => {
  const lines = compareLines(comparedWith()).map(({ description }) => description)
  expect(lines.slice(0, 3)).toEqual([
    '$1,600,000 − $120,000 of costs − $0 of loans = $1,480,000',
    '$1,480,000 − $260,946 of tax = $1,219,054',
    '$1,480,000 − 10% up-front of $1,480,000 = $1,332,000',
  ])
  expect(assumptionRows(comparedWith({ load: 0.08 }).assumptions)).toContainEqual({
    term: 'Up-front costs of the DST',
    description: '8%',
  })
})

test('cash taken at the closing has its line, and its tax is named', () => {
  // 100,000 of a gain of 719,316.
  const lines = compareLines(comparedWith({}, withSale(office, { cashTaken: 100_000 })))
  expect(lines.slice(1, 4).map(({ term, description }) => `${term}: ${description}`)).toEqual([
    'Without the cash taken at the closing: $1,480,000 − $100,000, left out of every way = $1,380,000',
    'Paying the tax works with: $1,380,000 − $260,946 of tax = $1,119,054',
    'The DST works with: $1,380,000 − $36,277 of tax on cash that is taken and debt that is not replaced − 10% ' +
      'up-front of $1,380,000 = $1,205,723',
  ])
})

test('a loan that comes due in a bad year is in the split, the formula and the assumptions', () => {
  const plan = { ownReturns: true, dstLoanShare: 0.4, loanMaturesInYear: 4 }
  const bad = comparedWith(plan)
  const without = comparedWith({ ownReturns: true, dstLoanShare: 0.4 })
  const { badYear } = bad.comparison.gapParts
  expect(bad.comparison.gap - without.comparison.gap).toBeCloseTo(badYear, 4)
  expect(splitSteps(bad).at(-1)).toMatchObject({ label: 'A loan due in a bad year', value: badYear })
  expect(splitSteps(bad).reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(bad.comparison.gap, 4)
  expect(splitSentence(bad)).toMatch(/of it, and a loan that comes due in a bad year −\$[\d,]+\.$/)
  // 1,332,000 and a loan of 986,667, grown by 2% for four years.
  expect(compareLines(bad).find(({ term }) => term.startsWith('In it'))).toEqual({
    term: 'In it: the loan comes due in a bad year, at the end of year 4',
    description: '25% of $2,509,799 = $627,450 of value lost for good; the income after it is 25% lower',
  })
  expect(assumptionRows(bad.assumptions)).toContainEqual({
    term: 'Its loan matures in a bad year, which takes 25% of the value',
    description: 'after year 4',
  })
  for (const none of [
    without,
    comparedWith({ ...plan, ownReturns: false }),
    comparedWith({ ...plan, dstLoanShare: 0 }),
  ]) {
    expect(none.comparison.gapParts.badYear).toBe(0)
    expect(splitSteps(none).map(({ label }) => label)).not.toContain('A loan due in a bad year')
    expect(compareLines(none).filter(({ term }) => term.startsWith('In it'))).toEqual([])
  }
})

test('a tax that is saved is added, and what is below zero is taken away', () => {
  const loss = compareLines(comparedWith({}, withSale(couple, { price: 700_000, debtPaidOff: 0 })))
  expect(loss[1]?.description).toBe('$658,000 + $17,242 of tax saved = $675,242')
  expect(loss[4]?.description).toBe('$164,054 of income + $666,647 from a sale + $15,616 of tax saved = $846,317')
  const owing = compareLines(comparedWith({}, withSale(couple, { debtPaidOff: 1_940_000 })))
  expect(owing[2]?.description).toBe(
    '−$60,000 − $289,515 of tax on debt that is not replaced − 10% up-front of $0 = −$349,515',
  )
  for (const { description } of [...loss, ...owing]) expect(description).not.toMatch(/[-−] ?[-−]|\+ −/)
})

test('where the tax takes more than the cash, amounts below zero are explained', () => {
  expect(shortfallSentence(comparedWith())).toBeUndefined()
  expect(shortfallSentence(comparedWith({}, withSale(couple, { debtPaidOff: 1_700_000 })))).toBe(
    'The tax is $109,515 more than the cash at closing. ' +
      'Amounts below zero are money that you would have to bring, and no way works with it.',
  )
})

test('scales are abbreviated, and what is below zero has a sign', () => {
  expect([shortUsd(1_500_000), shortUsd(250_000)]).toEqual(['$1.5M', '$250K'])
  expect([signedPercent(-0.03), signedPercent(0.05), signedPercent(-0.00001)]).toEqual(['−3%', '5%', '0%'])
})
