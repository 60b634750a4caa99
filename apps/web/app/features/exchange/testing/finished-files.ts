import type { ExchangeFile } from '@dst/domain/exchange-file'
import { couple, withSale } from './sample-files.ts'

const whole = { name: 'Oak Trust', equity: 1_480_000, loanShare: 0.213 } as const
const half = { equity: 740_000, loanShare: 0.213 } as const

/** The first worked example by how its exchange ended: day 45 is January 5, the last day to close April 15, 2027. */
export const finished = {
  complete: withSale(couple, {}, { ...whole, closedOn: '2027-03-01' }),
  partial: withSale(couple, {}, { ...half, name: 'Oak Trust', closedOn: '2027-03-01' }, { ...half, name: 'Elm Trust' }),
  failed: withSale(couple, {}, whole),
} as const satisfies Record<string, ExchangeFile>

/** One that was completed before the day on which stories are looked at. */
export const completedEarly: ExchangeFile = withSale(
  couple,
  { closing: '2026-09-21' },
  { ...whole, kind: 'dst', closedOn: '2026-11-12' },
)

/** A day on which each of them is over, as things stand. */
export const after = '2027-04-16'
