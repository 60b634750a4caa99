import type { StateRecord } from './state-record.ts'

export const newHampshire: StateRecord = { reviewed: '2026-11-29', sources: [], laws: [] }
