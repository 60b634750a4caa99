import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  base: 'agi',
  brackets: { rates: [0.0425], from: forAll([0]) },
} as const satisfies Partial<StateYear>

/** Michigan. */
export const michigan: StateFigures = {
  code: 'MI',
  name: 'Michigan',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      kind: 'published',
      exemption: { amount: { single: 5_800, joint: 11_600, separate: 5_800, head: 5_800 } },
    },
    2026: {
      ...bothYears,
      kind: 'preliminary',
      exemption: { amount: { single: 5_900, joint: 11_800, separate: 5_900, head: 5_900 } },
    },
  },
  nonresident: 'share',
  places: [
    {
      id: 'detroit',
      name: 'Detroit',
      unverified: true,
      taxes: [{ name: 'Detroit', nonresidentShare: 0.5, on: 'income', rate: 0.024 }],
    },
    {
      id: 'grand-rapids',
      name: 'Grand Rapids',
      unverified: true,
      taxes: [{ name: 'Grand Rapids', nonresidentShare: 0.5, on: 'income', rate: 0.015 }],
    },
    {
      id: 'saginaw',
      name: 'Saginaw',
      unverified: true,
      taxes: [{ name: 'Saginaw', nonresidentShare: 0.5, on: 'income', rate: 0.015 }],
    },
    {
      id: 'highland-park',
      name: 'Highland Park',
      unverified: true,
      taxes: [{ name: 'Highland Park', nonresidentShare: 0.5, on: 'income', rate: 0.02 }],
    },
    {
      id: 'another',
      name: 'Another city with an income tax',
      unverified: true,
      taxes: [{ name: 'Another city with an income tax', nonresidentShare: 0.5, on: 'income', rate: 0.01 }],
    },
  ],
}
