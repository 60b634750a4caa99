import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears: StateYear = {
  kind: 'published',
  base: 'agi',
  deduction: { amount: { single: 3_605, joint: 8_240, separate: 4_120, head: 6_180 } },
  exemption: { amount: { single: 9_160, joint: 18_320, separate: 9_160, head: 11_480 } },
  brackets: {
    rates: [0.052, 0.0558],
    from: { single: [0, 23_000], joint: [0, 46_000], separate: [0, 23_000], head: [0, 23_000] },
  },
}

/** Kansas. */
export const kansas: StateFigures = {
  code: 'KS',
  name: 'Kansas',
  income: 'taxed',
  years: { 2025: bothYears, 2026: bothYears },
  nonresident: 'share',
}
