import { fail, type Result } from '../result/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { DatesGap, FileDates } from './dates-of.ts'
import type { ExchangeFile, Purchase } from './exchange-file.ts'
import { moneyOf } from './money-of.ts'
import { isReceived, receiptOf } from './receipt-of.ts'

/**
 * Where an exchange stands: before its first sale or without a known closing; while property can be named; while what
 * was named can be received; or finished, with everything replaced, a part of it, or nothing.
 */
export type ExchangeStage = 'before' | 'naming' | 'closing' | 'complete' | 'partial' | 'failed'

/** How far an exchange has come on a day, by the closings that are entered. */
export interface ExchangeProgress {
  readonly stage: ExchangeStage
  /** Whether nothing is left to do: it is told as past from then on. */
  readonly isFinished: boolean
  /** The purchases that were received in the exchange. */
  readonly received: readonly Purchase[]
  /** The last day on which one of them was received. */
  readonly lastReceipt: PlainDate | undefined
}

/** Less than this part of a dollar isn't missing. */
const noise = 0.5

/**
 * How far an exchange has come. It is complete once what was received replaces value, cash and debt, and nothing that
 * was wanted first is left. While property can be named, more can be; later, what was named and not received is left
 * until the end. A file without purchases may lack a list that was signed, and runs to the end.
 * @source docs/product/exchange-file.md#how-far-it-has-come
 */
export function progressOf(file: ExchangeFile, dates: Result<FileDates, DatesGap>, today: PlainDate): ExchangeProgress {
  const receipts = file.purchases.map((purchase) => ({ purchase, receipt: receiptOf(purchase, dates, today) }))
  const received = receipts.flatMap(({ purchase, receipt }) => (isReceived(receipt) ? [purchase] : []))
  const left = receipts.flatMap(({ purchase, receipt }) =>
    receipt === 'open' || receipt === 'future' ? [purchase] : [],
  )
  const lastReceipt = receipts
    .flatMap(({ purchase: { closedOn }, receipt }) => (closedOn !== undefined && isReceived(receipt) ? [closedOn] : []))
    .toSorted()
    .at(-1)
  const stage = stageOf({ file, dates, today, received, left })
  const isFinished = stage === 'complete' || stage === 'partial' || stage === 'failed'
  return { stage, isFinished, received, lastReceipt: lastReceipt as PlainDate | undefined }
}

interface Sorted {
  readonly file: ExchangeFile
  readonly dates: Result<FileDates, DatesGap>
  readonly today: PlainDate
  readonly received: readonly Purchase[]
  /** What was not received, and still can be. */
  readonly left: readonly Purchase[]
}

function stageOf({ file, dates, today, received, left }: Sorted): ExchangeStage {
  if (!dates.ok || today < dates.value.closing) return 'before'
  const { identification, end } = dates.value.lastDays
  const wanted = left.filter((purchase) => purchase.wanted !== 'backup')
  if (received.length > 0 && wanted.length === 0 && replacesAll(file, received)) return 'complete'
  if (today <= identification) return 'naming'
  if (today <= end && (left.length > 0 || file.purchases.length === 0)) return 'closing'
  return received.length > 0 ? 'partial' : 'failed'
}

function replacesAll(file: ExchangeFile, received: readonly Purchase[]): boolean {
  // What is missing doesn't depend on the tax.
  const money = moneyOf(file, received, { tax: fail({ code: 'purchase-missing' }), states: undefined })
  return money.ok && Object.values(money.value.check.missing).every((missing) => missing < noise)
}
