import type { StateRecord } from './state-record.ts'

export const florida: StateRecord = { reviewed: '2026-11-29', sources: [], laws: [] }
