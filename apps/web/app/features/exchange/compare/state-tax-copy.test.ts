import {
  defaultAssumptions,
  verdict,
  verdictOnRange,
  type Assumptions,
  type ComparedSale,
} from '@dst/domain/comparison'
import { describeExchange, type ExchangeFile, type Plan } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { stateTaxes } from '~/lib/states/state-taxes.ts'
import { oklahoma, today } from '../testing/sample-files.ts'
import { compareLines } from './compare-formula.ts'
import { compareRows, gapSentence, shortfallSentence, splitSentence } from './compare-copy.ts'
import { loanAssumption } from './loan-copy.ts'
import { stateTaxNote } from './state-tax-copy.ts'
import { verdictCopy, verdictCopyFor } from './verdict-copy.ts'

const heirs: Assumptions = { ...defaultAssumptions, ending: 'heirs' }
const again: Assumptions = { ...defaultAssumptions, ending: 'exchanged', load: 0 }
const office: ComparedSale = {
  price: 1_600_000,
  sellingCosts: 120_000,
  debtPaidOff: 0,
  adjustedBasis: 360_684,
  tax: 100_000,
  stateTax: 21_000,
}
/** 180,000 of cash at closing. */
const short = { ...office, price: 2_000_000, debtPaidOff: 1_700_000, adjustedBasis: 400_000 }
const noLoad = { ...heirs, load: 0 }

function onRange(low: ComparedSale, more: Partial<ComparedSale>, assumptions = heirs) {
  const found = verdictOnRange({ least: low, most: { ...low, stateTax: 34_000, ...more } }, assumptions).verdict
  if (found.rule !== 11) throw new Error(`rule ${found.rule}`)
  const rules = [found.low.verdict.rule, found.high.verdict.rule]
  return { rules, ...verdictCopy(found, assumptions, 'individual') }
}

const leavesMore =
  'Whether paying the tax leaves more depends on state tax: with $21,000 it does, with $34,000 it does not'

test('what leaves more is said with both amounts, whether the DST is behind or its costs are above the tax', () => {
  expect(onRange({ ...office, tax: 160_000 }, { tax: 261_000 })).toMatchObject({
    rules: [6, 10],
    text: `${leavesMore}.`,
  })
  expect(onRange(office, { tax: 261_000 })).toMatchObject({ rules: [2, 10], text: `${leavesMore}.` })
})

test('a tax above the cash at the high end is said too, with where to read on', () => {
  const found = onRange({ ...short, tax: 1_000 }, { tax: 380_000 }, { ...heirs, load: 0.01 })
  expect(found).toMatchObject({
    rules: [2, 7],
    text: `${leavesMore}, and the tax is more than the cash you would get.`,
  })
  expect(found.links.map(({ href }) => href)).toEqual(['/answers/high-loan'])
})

test.each([
  [
    'a low rate',
    [3, 10],
    'Whether the tax is at most 16% of the gain depends on state tax: with $21,000 it is, with $34,000 it is not.',
    () => onRange({ ...office, tax: 179_000 }, { tax: 180_000 }, again),
  ],
  [
    'losses that cut the lower tax',
    [4, 10],
    'Whether losses of earlier years cut the tax by 25% or more depends on state tax: with $21,000 they do, with ' +
      '$34,000 they do not.',
    () => onRange({ ...office, tax: 260_000, taxWithoutLosses: 350_000 }, { tax: 270_000, taxWithoutLosses: 355_000 }),
  ],
  [
    'losses that cut the higher tax',
    [10, 4],
    'Whether losses of earlier years cut the tax by 25% or more depends on state tax: with $21,000 they do not, with ' +
      '$34,000 they do.',
    () => onRange({ ...office, tax: 260_000, taxWithoutLosses: 340_000 }, { tax: 270_000, taxWithoutLosses: 365_000 }),
  ],
  [
    'a loan that few DSTs carry',
    [8, 7],
    'Whether the tax is more than the cash you would get depends on state tax: with $21,000 it is not, with $34,000 ' +
      'it is.',
    () => onRange({ ...short, tax: 180_000 }, { tax: 180_001 }, noLoad),
  ],
  [
    'a person who is not accredited',
    [9, 7],
    'Whether the tax is more than the cash you would get depends on state tax: with $21,000 it is not, with $34,000 ' +
      'it is.',
    () =>
      onRange(
        {
          ...office,
          price: 300_000,
          sellingCosts: 20_000,
          debtPaidOff: 160_000,
          adjustedBasis: -300_000,
          tax: 115_000,
          accredited: false,
        },
        { tax: 125_000 },
        noLoad,
      ),
  ],
  [
    'a sale that leaves no cash',
    [2, 7],
    'Whether a sale costs you tax depends on state tax: with $21,000 it does not, with $34,000 it does, and the tax ' +
      'is more than the cash you would get.',
    () => onRange({ ...short, debtPaidOff: 1_900_000, tax: -100 }, { tax: 100 }),
  ],
] as const)('with %s it is told what is so at one end only', (_, rules, text, found) => {
  expect(found()).toMatchObject({ rules, text })
})

test('what a loan or a person rules out is said besides: no tax changes it', () => {
  const found = onRange({ ...short, tax: 180_000 }, { tax: 180_001 }, noLoad)
  expect(found.why).toMatch(/never takes the middle\. To replace your loan, 90\.5% of what you buy has to be a loan\./)
  expect(onRange(office, { tax: 261_000 }).why).toMatch(/takes the middle\.$/)
})

function comparedOf(file: ExchangeFile) {
  const { compared } = describeExchange(file, today, stateTaxes)
  if (!compared.ok) throw new Error(compared.error.code)
  return compared.value
}
const planned = (plan: Plan) => comparedOf({ ...oklahoma, plan })

test('the note says with which state tax the ways are compared, and what the other end changes', () => {
  expect(stateTaxNote(comparedOf(oklahoma))).toBe(
    'By our estimate, state tax is between $0 and $31,911. The ways are compared with the least, $0.',
  )
  expect(stateTaxNote(planned({}))).toBe(
    'By our estimate, state tax is between $0 and $31,911. The ways are compared with $31,911, which speaks more for ' +
      'an exchange; the verdict is the same with $0.',
  )
  expect(stateTaxNote(planned({ ending: 'heirs', load: 0.05 }))).toBe(
    'By our estimate, state tax is between $0 and $31,911. The ways are compared with $0, which speaks less for an ' +
      'exchange; the verdict is the same with $31,911.',
  )
  expect(stateTaxNote(planned({ load: 0.11 }))).toMatch(/; with \$0 the figures speak for it even less\.$/)
})

test('a tax that is more than the cash at the other end only is said in the note', () => {
  const [sale = { id: 'a' }] = oklahoma.sales
  const exchanged = { price: 300_000, sellingCosts: 20_000, purchasePrice: 300_000, priorDeferredGain: 500_000 }
  const compared = comparedOf({
    ...oklahoma,
    sales: [{ ...sale, ...exchanged, debtPaidOff: 165_000, placedInService: '2023-01', depreciation: 30_000 }],
    plan: { ending: 'heirs', load: 0 },
  })
  expect([compared.verdict.rule, compared.end]).toEqual([10, 'least'])
  expect(stateTaxNote(compared)).toMatch(/; with \$\d\d,\d{3} the tax is more than the cash you would get\.$/)
})

test('without a range there is no note, and no "about"', () => {
  const known = { ...oklahoma, income: { ...oklahoma.income, cpaStateTax: 31_911 } }
  expect(stateTaxNote(comparedOf(known))).toBeUndefined()
  expect(gapSentence(comparedOf(known))).not.toContain('about')
  expect(verdictCopyFor(undefined)).toBe(verdictCopy)
  expect(verdictCopyFor(comparedOf(known))).toBe(verdictCopy)
  // Nothing is known of a state: no tax of it is counted.
  const {
    sales: [sale = { id: 'a' }],
  } = oklahoma
  const { state, ...anywhere } = sale
  expect([state, stateTaxNote(comparedOf({ ...oklahoma, sales: [anywhere] }))]).toEqual(['OK', undefined])
})

test('on a range what rests on the tax is "about", and the formula names the state tax it takes', () => {
  const behind = planned({})
  const told = verdictCopyFor(behind)(behind.verdict, behind.assumptions, 'individual')
  expect(told.text).toMatch(/^At equal returns you would end with about \$[\d,]+ less\..* a load below about \d/)
  expect(gapSentence(behind)).toMatch(/comes to about \$1,\d{3},\d{3} and the DST to about \$1,\d{3},\d{3}: about \$/)
  expect(splitSentence(behind)).toMatch(/^The DST ends about \$/)
  const kept = planned({ ending: 'exchanged' })
  expect(compareRows(kept)[3]?.cells[1]).toMatch(/, with about \$[\d,]+ of tax still put off$/)
  expect(compareLines(behind)[1]?.description).toMatch(/ of tax, with \$31,911 of state tax, = \$/)
  const [sale = { id: 'a' }] = oklahoma.sales
  const owing = comparedOf({ ...oklahoma, sales: [{ ...sale, debtPaidOff: 1_400_000 }] })
  expect(shortfallSentence(owing)).toMatch(/^The tax is about \$[\d,]+ more than the cash at closing\./)
  const lent = comparedOf({ ...oklahoma, sales: [{ ...sale, debtPaidOff: 400_000 }] })
  expect(loanAssumption(lent)).toMatch(/would count about \$[\d,]+ of tax on day one/)
})

test('of every rule the tax is "about" where it is a range', () => {
  const copyOf = verdictCopyFor(planned({}))
  const textOf = (sale: Partial<ComparedSale>, assumptions = heirs) => {
    const { text, why } = copyOf(verdict({ ...office, ...sale }, assumptions), assumptions, 'individual')
    return `${text} ${why}`
  }
  expect(textOf({})).toContain('is more than the tax it puts off (about $100,000).')
  expect(textOf({ tax: -4_000 })).toContain('lower your taxes by about $4,000;')
  expect(textOf({ tax: 170_000 }, again)).toContain('Your rate is low this year: about 15.2%.')
  expect(textOf({ tax: 260_000, taxWithoutLosses: 350_000 })).toContain('from about $350,000 to about $260,000.')
  expect(textOf({ ...short, tax: 210_000 }, noLoad)).toContain('and its tax is about $210,000.')
  expect(textOf({ tax: 261_000 })).toMatch(/a load above about 16\.\d%.*would end about \$128,\d{3} ahead/)
})
