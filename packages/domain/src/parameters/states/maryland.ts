import type { LocalPlace } from './local-taxes.ts'
import { forAll, type Brackets } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears: StateYear = {
  kind: 'published',
  base: 'agi',
  deduction: { amount: { single: 3_350, joint: 6_700, separate: 3_350, head: 6_700 } },
  exemption: {
    amountByIncome: {
      single: [
        [0, 3_200],
        [100_000, 1_600],
        [125_000, 800],
        [150_000, 0],
      ],
      joint: [
        [0, 6_400],
        [150_000, 3_200],
        [175_000, 1_600],
        [200_000, 0],
      ],
      separate: [
        [0, 3_200],
        [100_000, 1_600],
        [125_000, 800],
        [150_000, 0],
      ],
      head: [
        [0, 3_200],
        [150_000, 1_600],
        [175_000, 800],
        [200_000, 0],
      ],
    },
  },
  brackets: {
    rates: [0.02, 0.03, 0.04, 0.0475, 0.05, 0.0525, 0.055, 0.0575, 0.0625, 0.065],
    from: {
      single: [0, 1_000, 2_000, 3_000, 100_000, 125_000, 150_000, 250_000, 500_000, 1_000_000],
      joint: [0, 1_000, 2_000, 3_000, 150_000, 175_000, 225_000, 300_000, 600_000, 1_200_000],
      separate: [0, 1_000, 2_000, 3_000, 100_000, 125_000, 150_000, 250_000, 500_000, 1_000_000],
      head: [0, 1_000, 2_000, 3_000, 150_000, 175_000, 225_000, 300_000, 600_000, 1_200_000],
    },
  },
  surtaxes: [{ rate: 0.02, on: 'gain', whenAgiOver: forAll(350_000) }],
}

/** Maryland. */
export const maryland: StateFigures = {
  code: 'MD',
  name: 'Maryland',
  income: 'taxed',
  years: { 2025: bothYears, 2026: bothYears },
  nonresident: 'share',
  nonresidentRate: 0.0225,
  places: [
    county('allegany', 'Allegany County', 0.0303),
    county('anne-arundel', 'Anne Arundel County', {
      rates: [0.027, 0.0294, 0.032],
      from: {
        single: [0, 50_000, 400_000],
        joint: [0, 75_000, 480_000],
        separate: [0, 50_000, 400_000],
        head: [0, 75_000, 480_000],
      },
    }),
    county('baltimore', 'Baltimore County', 0.032),
    county('baltimore-city', 'Baltimore City', 0.032),
    county('calvert', 'Calvert County', 0.032),
    county('caroline', 'Caroline County', 0.032),
    county('carroll', 'Carroll County', 0.0303),
    county('cecil', 'Cecil County', 0.0274),
    county('charles', 'Charles County', 0.0303),
    county('dorchester', 'Dorchester County', 0.033),
    county('frederick', 'Frederick County', {
      rates: [0.0225, 0.0275, 0.0296, 0.032],
      from: {
        single: [0, 25_000, 50_000, 150_000],
        joint: [0, 25_000, 100_000, 250_000],
        separate: [0, 25_000, 50_000, 150_000],
        head: [0, 25_000, 100_000, 250_000],
      },
    }),
    county('garrett', 'Garrett County', 0.0265),
    county('harford', 'Harford County', 0.0306),
    county('howard', 'Howard County', 0.032),
    county('kent', 'Kent County', 0.032),
    county('montgomery', 'Montgomery County', 0.032),
    county('prince-georges', "Prince George's County", 0.032),
    county('queen-annes', "Queen Anne's County", 0.032),
    county('somerset', 'Somerset County', 0.032),
    county('st-marys', "St. Mary's County", 0.032),
    county('talbot', 'Talbot County', 0.024),
    county('washington', 'Washington County', 0.0295),
    county('wicomico', 'Wicomico County', 0.032),
    county('worcester', 'Worcester County', 0.0225),
  ],
  withholding: {
    what: 'a share of the net proceeds: its highest rate and that of people who live elsewhere',
    form: 'MW506NRS',
    exemptBy: 'form MW506AE with a letter of the intermediary',
    daysBefore: 21,
  },
}

function county(id: string, name: string, rates: number | Brackets): LocalPlace {
  const brackets = typeof rates === 'number' ? { rates: [rates], from: forAll([0]) } : rates
  return { id, name, taxes: [{ name, nonresidentShare: 0, on: 'taxable', brackets }], unverified: true }
}
