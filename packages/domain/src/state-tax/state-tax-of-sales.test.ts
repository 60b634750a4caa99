import { describe, expect, test } from 'vitest'
import type { StateCode } from '../parameters/state-tax.ts'
import { stateFigures } from '../parameters/states/index.ts'
import { leftOf, stateTaxOfSales, type StateSale, type StateTaxYear } from './index.ts'
import { couple, saleIn } from './testing/sample-sales.ts'

function estimate(year: Partial<StateTaxYear>, ...sales: StateSale[]) {
  return stateTaxOfSales(stateFigures, { ...couple, ...year }, sales)
}

/** Each state with what is left for it, in whole dollars. */
function shares(year: Partial<StateTaxYear>, ...sales: StateSale[]) {
  return estimate(year, ...sales).states.map((each) => [each.state, Math.round(leftOf(each))])
}

describe('a sale in another state', () => {
  test('is taxed there first, and at home after credit', () => {
    expect(shares({}, saleIn('CA'))).toEqual([
      ['CA', 65_006],
      ['TX', 0],
    ])
    const [georgia, york] = estimate({ home: 'NY' }, saleIn('GA')).states
    expect(york?.credit).toBe(georgia?.tax)
    expect(york ? leftOf(york) : 0).toBeGreaterThan(0)
  })

  test('gets no more credit than the home tax on the same gain', () => {
    const [jersey, york] = estimate({ home: 'NY' }, saleIn('NJ')).states
    expect(york?.credit).toBeLessThan(jersey?.tax ?? 0)
    const { agi = 0, tax = 0 } = york?.returns?.with ?? {}
    expect(york?.credit).toBeCloseTo((tax * 762_745) / agi, 6)
  })

  test('gets the credit from the state of the property between four states', () => {
    const [oregon, california] = estimate({ home: 'CA' }, saleIn('OR')).states
    expect(california?.credit).toBe(0)
    expect(oregon?.credit).toBeGreaterThan(0)
    expect(oregon ? leftOf(oregon) : 0).toBe((oregon?.tax ?? 0) - (oregon?.credit ?? 0))
  })

  test('is not taxed by states that leave the gain alone, or the District', () => {
    expect(shares({}, saleIn('MO'), saleIn('DC'), saleIn('FL'))).toEqual([
      ['MO', 0],
      ['DC', 0],
      ['FL', 0],
      ['TX', 0],
    ])
  })

  test('is taxed on the gain alone in Pennsylvania and Massachusetts, whose surtax counts what is from there', () => {
    expect(shares({}, saleIn('PA'))[0]).toEqual(['PA', Math.round(0.0307 * 762_745)])
    const [large] = estimate({}, saleIn('MA', { gain: 2_000_000 })).states
    const exemption = 8_800 * (large?.share ?? 0)
    const taxable = 2_000_000 - exemption
    expect(large?.tax).toBeCloseTo(0.05 * taxable + 0.04 * (taxable - 1_107_750), 6)
  })

  test('costs a rate in place of the county in Maryland', () => {
    const [maryland] = estimate({}, saleIn('MD')).states
    const { tax = 0, taxable = 0 } = maryland?.returns?.with ?? {}
    expect(maryland?.tax).toBeCloseTo((maryland?.share ?? 0) * (tax + 0.0225 * taxable), 6)
  })
})

test('several sales are taxed together at home, and each state gives or gets credit for its own', () => {
  const apart = estimate({ home: 'NY' }, saleIn('NJ', { gain: 300_000 }), saleIn('NJ', { gain: 400_000 }))
  const together = estimate({ home: 'NY' }, saleIn('NJ', { gain: 700_000 }))
  expect(apart.total).toBeCloseTo(together.total, 6)
  const three = estimate({ home: 'NY' }, saleIn('NC', { gain: 300_000 }), saleIn('GA', { gain: 400_000 }))
  expect(three.states.map(({ state }) => state)).toEqual(['NC', 'GA', 'NY'])
  const [carolina, georgia, york] = three.states
  expect(york?.credit).toBeCloseTo((carolina?.tax ?? 0) + (georgia?.tax ?? 0), 6)
})

describe('the gain', () => {
  test('is reduced first by losses of earlier years', () => {
    const lost = estimate({ home: 'GA', losses: 262_745 }, saleIn('GA')).total
    expect(lost).toBeCloseTo(estimate({ home: 'GA' }, saleIn('GA', { gain: 500_000 })).total, 6)
    expect(estimate({ home: 'GA', losses: 900_000 }, saleIn('GA')).total).toBeLessThan(0)
    // What a state leaves out is a part of what the losses have left.
    const half = estimate({ home: 'AR', losses: 262_745 }, saleIn('AR')).total
    expect(half).toBeCloseTo(estimate({ home: 'AR' }, saleIn('AR', { gain: 500_000 })).total, 6)
  })

  test('of a loss saves what it takes off other income', () => {
    expect(estimate({ home: 'GA' }, saleIn('GA', { gain: -50_000, fromDepreciation: 0 })).total).toBeCloseTo(-2_495, 6)
    expect(shares({}, saleIn('GA', { gain: -50_000, fromDepreciation: 0 }))[0]).toEqual(['GA', 0])
  })

  test('on property held a year or less is ordinary income, which Massachusetts taxes at 8.5%', () => {
    const short = saleIn('MA', { gain: 100_000, heldMonths: 12 })
    expect(estimate({ home: 'MA' }, short).total).toBeCloseTo(8_500, 6)
    expect(estimate({ home: 'MA' }, saleIn('MA', { gain: 100_000, heldMonths: 13 })).total).toBeCloseTo(5_000, 6)
    expect(estimate({}, saleIn('PA', { gain: 100_000, heldMonths: 12 })).total).toBeCloseTo(3_070, 6)
    const [away] = estimate({}, short).states
    expect(away?.tax).toBeCloseTo(0.085 * (100_000 - (away?.share ?? 0) * 8_800), 6)
    const arkansas = (heldMonths: number) => estimate({ home: 'AR' }, saleIn('AR', { heldMonths })).total
    expect(arkansas(12)).toBeGreaterThan(1.9 * arkansas(13))
  })

  test.each([
    ['OK', { heldMonths: 60 }, { heldMonths: 59 }],
    ['ID', { heldMonths: 24 }, { heldMonths: 12 }],
    ['AZ', { boughtAfter2011: true }, { boughtAfter2011: false }],
    ['VT', { heldMonths: 37 }, { heldMonths: 36 }],
    ['VT', {}, { usedAsHome: true }],
    ['OH', { isBusiness: true }, {}],
  ] as const)('in %s is taxed less with %o than with %o', (home, better, worse) => {
    const total = (facts: Partial<StateSale>) => estimate({ home }, saleIn(home, facts)).total
    expect(total(better)).toBeLessThan(total(worse))
  })

  test('elsewhere has none of what Idaho and Oklahoma leave out of their own property', () => {
    for (const home of ['ID', 'OK'] as const) {
      const there = estimate({ home }, saleIn('TX')).total
      expect(there).toBeGreaterThan(estimate({ home }, saleIn(home)).total)
    }
  })

  test('above ten millions is not taxed in Arkansas', () => {
    const at = (gain: number) => estimate({ home: 'AR' }, saleIn('AR', { gain })).total
    expect(at(25_000_000)).toBeCloseTo(at(10_000_000), 6)
  })

  test('of a business is left out in Ohio up to an amount, and taxed at 3% above it', () => {
    const business = saleIn('OH', { gain: 300_000, isBusiness: true })
    const other = estimate({ home: 'OH' }, business).states[0]?.returns
    expect((other?.with.byRates ?? 0) - (other?.without.byRates ?? 0)).toBeCloseTo(1_500, 6)
    expect(estimate({ home: 'GA' }, { ...business, state: 'GA' }).total).toBe(
      estimate({ home: 'GA' }, saleIn('GA', { gain: 300_000 })).total,
    )
  })
})

test('a real-estate professional’s gain is no investment income in Minnesota', () => {
  const large = saleIn('MN', { gain: 3_000_000 })
  const [investor, professional] = [false, true].map(
    (realEstateProfessional) => estimate({ home: 'MN', realEstateProfessional }, large).total,
  )
  expect((investor ?? 0) - (professional ?? 0)).toBeCloseTo(20_000, 6)
})

test('a surviving spouse has the brackets of a couple, and the exemptions of one person but in three states', () => {
  const exemption = (home: StateCode, filing: 'joint' | 'surviving' | 'single') =>
    estimate({ home, filing }, saleIn(home, { gain: 1 })).states[0]?.returns?.with
  expect(exemption('KS', 'surviving')?.exemption).toBe(exemption('KS', 'single')?.exemption)
  expect(exemption('KS', 'surviving')?.deduction).toBe(exemption('KS', 'joint')?.deduction)
  expect(exemption('ME', 'surviving')?.exemption).toBe(exemption('ME', 'joint')?.exemption)
})

test('New Jersey takes nothing up to an income, and its tax on all of it above', () => {
  const at = (gain: number) =>
    estimate({ home: 'NJ', filing: 'single', otherTaxableIncome: 0, federalDeduction: 0 }, saleIn('NJ', { gain })).total
  expect(at(10_000)).toBe(0)
  expect(at(10_001)).toBeCloseTo(0.014 * 9_001, 6)
})

describe('a place', () => {
  const local = (year: Partial<StateTaxYear>, sale: StateSale) =>
    estimate(year, sale).states.flatMap((each) => each.local.map(({ name, tax }) => [name, Math.round(tax)]))

  test('of residence takes its own tax', () => {
    expect(local({ home: 'MI', homePlace: 'detroit' }, saleIn('MI', { gain: 100_000 }))).toEqual([['Detroit', 2_400]])
    expect(local({ home: 'OR', homePlace: 'metro', taxYear: 2025 }, saleIn('OR', { gain: 300_000 }))).toEqual([
      ['Metro', 2_465],
    ])
  })

  test('of the property takes of people who live elsewhere what it may', () => {
    expect(local({}, saleIn('MI', { gain: 100_000, place: 'detroit' }))).toEqual([['Detroit', 1_200]])
    expect(local({}, saleIn('OR', { gain: 300_000, place: 'multnomah' }))).toEqual([
      ['Metro', 950],
      ['Multnomah County', 1_500],
    ])
    expect(local({}, saleIn('NY', { place: 'new-york-city' }))).toEqual([])
  })

  test('adds a typed rate of a school district, of the state’s tax in Iowa and of income in Ohio', () => {
    const gain = 100_000
    expect(local({ home: 'IA', homeLocalRate: 0.1 }, saleIn('IA', { gain }))).toEqual([['School district', 380]])
    expect(local({ home: 'OH', homeLocalRate: 0.01 }, saleIn('OH', { gain }))).toEqual([['School district', 1_000]])
    expect(local({ home: 'GA', homeLocalRate: 0.1 }, saleIn('GA', { gain }))).toEqual([])
  })

  test('that the state doesn’t have is refused by name', () => {
    expect(() => local({ home: 'NY', homePlace: 'detroit' }, saleIn('NY'))).toThrow(
      new RangeError('place: New York has none called detroit'),
    )
  })
})

describe('what is impossible', () => {
  test('is refused by its name', () => {
    expect(() => estimate({ otherTaxableIncome: Number.NaN })).toThrow(/^otherTaxableIncome /)
    expect(() => estimate({ federalDeduction: -1 })).toThrow(/^federalDeduction /)
    expect(() => estimate({ homeLocalRate: 2 })).toThrow(/^homeLocalRate /)
    expect(() => estimate({}, saleIn('CA', { fromDepreciation: -1 }))).toThrow(/^fromDepreciation /)
    expect(() => estimate({ filing: 'widow' as never })).toThrow(/^filing /)
    expect(() => estimate({ home: 'constructor' as never })).toThrow(/^home /)
    expect(() => estimate({ federal: undefined as never })).toThrow(/^federal /)
    expect(() => estimate({ federal: { ...couple.federal, with: undefined as never } })).toThrow(/^federal.with /)
    expect(() => estimate({}, saleIn('XX' as never))).toThrow(/^state /)
    expect(() => estimate({}, undefined as never)).toThrow(/^sale /)
    expect(() => stateTaxOfSales(stateFigures, couple, undefined as never)).toThrow(/^sales /)
    expect(() => stateTaxOfSales(stateFigures, undefined as never, [])).toThrow(/^year /)
  })

  test('is a year of which a state has no figures', () => {
    expect(() => estimate({ taxYear: 2024, home: 'GA' }, saleIn('GA'))).toThrow(
      new RangeError('taxYear: no figures of Georgia for 2024'),
    )
    expect(estimate({ taxYear: 2024 }, saleIn('FL')).total).toBe(0)
  })
})
