import { expect, test } from 'vitest'
import { depreciationAfter } from '../basis-after/index.ts'
import { bootByYear, failedExchangeByYear, moneyDueOn } from '../boot-years/index.ts'
import { compareWays, defaultAssumptions, verdict } from '../comparison/index.ts'
import { exchangeDates } from '../exchange-dates/index.ts'
import { replacementCheck } from '../exchange-money/index.ts'
import { form8824, form8824Lines } from '../form-8824/index.ts'
import { identificationCheck } from '../identification/index.ts'
import { defaultOfferingAssumptions, offeringFigures, offeringsInExchange } from '../offerings/index.ts'
import { laterSale, trustYear } from '../later-sale/index.ts'
import { estimateTaxOfSales } from '../tax-estimate/index.ts'

type Inputs = Record<string, unknown>

const offering = {
  purchasePrice: 50_000_000,
  equity: 30_000_000,
  loan: 25_000_000,
  loanRate: 0.06,
  maturityYears: 10,
  netIncome: 2_900_000,
  masterLease: 'outside',
}

const sale = { price: 2_000_000, sellingCosts: 100_000, debtPaidOff: 400_000, adjustedBasis: 600_000, tax: 300_000 }
const property = {
  price: 2_000_000,
  sellingCosts: 100_000,
  purchasePrice: 1_000_000,
  propertyType: 'commercial',
  placedInService: '2015-03',
  sold: '2026-06',
}
const assumptions = {
  ...defaultAssumptions,
  returns: { ...defaultAssumptions.returns, dst: { income: 0.05, growth: 0.03, cut: { fromYear: 3, to: 0.5 } } },
  dstLoanShare: 0.4,
  loanMatures: { inYear: 5, drop: 0.2 },
}
const engines: Record<string, { inputs: Inputs; call: (inputs: Inputs) => unknown }> = {
  exchangeDates: {
    inputs: {
      closings: ['2026-06-01'],
      taxpayer: 'individual',
      extension: 'none',
      disaster: { disasterDate: '2026-06-10', postponementDate: '2026-10-01', affected: true, hardship: false },
    },
    call: (inputs) => exchangeDates(inputs as never),
  },
  replacementCheck: {
    inputs: {
      price: 2_000_000,
      sellingCosts: 100_000,
      debtPaidOff: 400_000,
      adjustedBasis: 600_000,
      cashSpent: 1_500_000,
      newDebt: 400_000,
    },
    call: (inputs) => replacementCheck(inputs as never),
  },
  identificationCheck: {
    inputs: { salePrices: [2_000_000], candidates: [{ name: 'A', units: 1, value: 900_000, received: false }] },
    call: (inputs) => identificationCheck(inputs as never),
  },
  estimateTaxOfSales: {
    inputs: {
      year: { taxYear: 2026, filing: 'single', otherTaxableIncome: 100_000, deductions: 16_100 },
      sales: [property],
    },
    call: ({ year, sales }) => estimateTaxOfSales(year as never, sales as never),
  },
  offeringFigures: {
    inputs: { ...offering, distributions: [0.05, 0.04], yearlyFeesOnTop: 0.01, holdYears: 7, exitFee: 0.02 },
    call: (inputs) => offeringFigures(inputs),
  },
  'offeringFigures, by its assumptions,': {
    inputs: { ...defaultOfferingAssumptions },
    call: (inputs) => offeringFigures({}, inputs),
  },
  offeringsInExchange: {
    inputs: {
      file: { price: 2_000_000, sellingCosts: 100_000, debtPaidOff: 400_000 },
      picks: [{ offering: { ...offering, reserves: 1_000_000 }, amount: 1_500_000 }],
    },
    call: (inputs) => offeringsInExchange(inputs['file'] as never, inputs['picks'] as never),
  },
  compareWays: {
    inputs: { sale, assumptions },
    call: (inputs) => compareWays(inputs['sale'] as never, inputs['assumptions'] as never),
  },
  verdict: {
    inputs: { sale, assumptions },
    call: (inputs) => verdict(inputs['sale'] as never, inputs['assumptions'] as never),
  },
  form8824Lines: {
    inputs: {
      cashReceived: 40_000,
      likeKindReceivedValue: 250_000,
      adjustedBasis: 100_000,
      liabilitiesGiven: 80_000,
      liabilitiesTaken: 150_000,
      received1250Value: 250_000,
      excessDepreciation: 10_000,
    },
    call: (inputs) => form8824Lines(inputs as never),
  },
  form8824: {
    inputs: {
      price: 2_000_000,
      sellingCosts: 100_000,
      debtPaidOff: 400_000,
      takenAtClosing: 10_000,
      adjustedBasis: 600_000,
      purchaseCosts: 9_000,
      purchases: [{ cash: 1_000_000, debt: 400_000, notRealProperty: 20_000 }],
    },
    call: (inputs) => form8824(inputs as never),
  },
  depreciationAfter: {
    inputs: {
      parts: [
        { cost: 800_000, placed: '2015-03', life: 39, taken: 200_000 },
        { left: 90_000, monthsLeft: 115, life: 27.5 },
      ],
      sold: '2026-11',
      totalBasis: 794_872,
      replacements: [
        { value: 1, placed: '2027-02', life: 39, split: { land: 1, building: 3, landImprovements: 1 }, basis: 800_000 },
      ],
    },
    call: (inputs) => depreciationAfter(inputs as never),
  },
  bootByYear: {
    inputs: { saleYear: 2026, gain: 40_000, cash: [{ year: 2027, amount: 20_000 }], line21: 1_000, debtShort: 0 },
    call: (inputs) => bootByYear(inputs as never),
  },
  failedExchangeByYear: {
    inputs: {
      saleYear: 2026,
      price: 1_000_000,
      sellingCosts: 60_000,
      adjustedBasis: 240_000,
      debtPaidOff: 700_000,
      line21: 1_000,
      payments: [{ year: 2027, amount: 240_000 }],
    },
    call: (inputs) => failedExchangeByYear(inputs as never),
  },
  laterSale: {
    inputs: {
      basisReceived: 794_872,
      depreciationSince: 150_000,
      oldDepreciation: 239_316,
      taxedAtExchange: 30_000,
      price: 2_100_000,
      sellingCosts: 42_000,
    },
    call: (inputs) => laterSale(inputs as never),
  },
  trustYear: {
    inputs: {
      income: 60_000,
      expenses: 12_000,
      interest: 18_000,
      amortization: 1_000,
      depreciation: 20_000,
      distribution: 25_000,
    },
    call: (inputs) => trustYear(inputs as never),
  },
  moneyDueOn: {
    inputs: {
      closing: '2026-11-20',
      exchangeEnd: '2027-04-15',
      anythingNamed: true,
      identificationEnd: '2027-01-04',
      allReceivedOn: '2027-02-01',
      paidOn: '2027-02-01',
    },
    call: (inputs) => moneyDueOn(inputs as never),
  },
}

/** What a caller in JavaScript passes by mistake. Every truthy value is a yes, and a name can be any text. */
const wrong = [undefined, null, Number.NaN, '1000000', 'typo', {}, []]
const ofOffering = ['reserves', 'distributions', 'yearlyFeesOnTop', 'holdYears', 'exitFee', ...Object.keys(offering)]
/** Names of what may be left out; the second line and the rest are of what follows from an exchange. */
const optional = new Set(
  [
    'disaster cut dstLoanShare loanMatures',
    'cashReceived liabilitiesGiven liabilitiesTaken received1250Value excessDepreciation',
    'takenAtClosing purchaseCosts debt notRealProperty taken landImprovements basis',
    'debtPaidOff line21 debtShort oldDepreciation taxedAtExchange',
    'identificationEnd allReceivedOn paidOn',
  ]
    .flatMap((names) => names.split(' '))
    .concat(ofOffering),
)
const anything = new Set(['affected', 'hardship', 'received', 'name', 'likeForLike', 'anythingNamed'])

/** Every copy of the inputs in which one thing, at any depth, is replaced by something wrong, with the path to it. */
function* spoiled(value: unknown, path: string[] = []): Generator<{ path: string[]; inputs: unknown }> {
  const name = path.at(-1) ?? ''
  if (anything.has(name)) return
  for (const other of wrong) {
    const isLeftOut = other === undefined && optional.has(name)
    const isEmptyList = Array.isArray(value) && Array.isArray(other)
    if (!isLeftOut && !isEmptyList) yield { path, inputs: other }
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, member] of Object.entries(value)) {
    for (const { path: inner, inputs } of spoiled(member, [...path, key])) {
      const copy = Array.isArray(value) ? value.with(Number(key), inputs) : { ...value, [key]: inputs }
      yield { path: inner, inputs: copy }
    }
  }
}

test.each(Object.entries(engines))('%s throws a RangeError for whatever JavaScript can get wrong', (_, engine) => {
  expect(() => engine.call(engine.inputs)).not.toThrow()
  let count = 0
  for (const { path, inputs } of spoiled(engine.inputs)) {
    if (path.length === 0) continue
    count += 1
    const call = () => engine.call(inputs as Inputs)
    expect(call, `${path.join('.')}: ${JSON.stringify(inputs)}`).toThrow(RangeError)
  }
  expect(count).toBeGreaterThanOrEqual(30)
})

test.each([
  ['price', () => replacementCheck({ ...engines['replacementCheck']?.inputs, price: '2000000' } as never)],
  ['extension', () => exchangeDates({ ...engines['exchangeDates']?.inputs, extension: 'Filed' } as never)],
  ['closings', () => exchangeDates({ ...engines['exchangeDates']?.inputs, closings: '2026-06-01' } as never)],
  ['inputs', () => identificationCheck(undefined as never)],
  ['sales', () => estimateTaxOfSales(engines['estimateTaxOfSales']?.inputs['year'] as never, property as never)],
  ['ending', () => compareWays(sale, { ...defaultAssumptions, ending: 'sale' as never })],
])('the error begins with the name: %s', (name, call) => {
  expect(call).toThrow(new RegExp(`^${name} `))
})
