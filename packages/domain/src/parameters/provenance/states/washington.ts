import type { StateRecord } from './state-record.ts'

export const washington: StateRecord = {
  reviewed: '2026-11-29',
  sources: [],
  laws: [{ what: 'real estate left out of the excise on capital gains', cite: 'RCW 82.87.050', how: 'recalled' }],
}
