import {
  bootByYear,
  failedExchangeByYear,
  moneyDueOn,
  owesInterest,
  type DollarsByYear,
  type FailedExchangeByYear,
  type Payment,
} from '../boot-years/index.ts'
import { readPlainDate, type PlainDate } from '../time/plain-date.ts'
import { lastEndDay, lastNamingDay, type FileDates } from './dates-of.ts'
import type { ExchangeFile } from './exchange-file.ts'
import type { ReplacementCheck } from '../exchange-money/index.ts'
import { sumOf } from './sale-figures.ts'
import type { SoldGains } from './sold-gains.ts'

/** A payment of the intermediary, and the day on which it counts as received. Amounts in US dollars. */
export interface CountedPayment {
  /** Missing for what was not entered. */
  readonly id?: string
  readonly paidOn?: PlainDate
  readonly countsOn: PlainDate
  readonly amount: number
}

/** Cash that was not spent: from when it may be asked for, and when it counts. */
export interface UnspentCash {
  readonly amount: number
  readonly rightFrom: PlainDate
  /** The same once the extension is filed; undefined where it changes nothing. */
  readonly rightFromIfExtended: PlainDate | undefined
  readonly payments: readonly CountedPayment[]
  /** What was entered beyond what was unspent, in US dollars: it counts nowhere. */
  readonly tooMuch: number
  /** Whether some of it counts in a later year than the sale's. */
  readonly inLaterYears: boolean
  /** Whether interest is usually due on the tax that waits. */
  readonly owesInterest: boolean
}

/** The gain of each year, or why it isn't computed. */
export type GainByYear =
  | { readonly computed: true; readonly byYear: DollarsByYear; readonly ratio?: number }
  | { readonly computed: false; readonly reason: 'debt-short' | 'other-property' }

interface Unspent {
  readonly dates: FileDates
  readonly amount: number
  readonly saleYear: number
  readonly allReceivedOn: PlainDate | undefined
  readonly anythingNamed: boolean
}

/** When unspent cash counts: as it was paid, else on the day from which it may be asked for. */
export function unspentCashOf(file: ExchangeFile, unspent: Unspent): UnspentCash {
  const { dates, amount, saleYear, allReceivedOn, anythingNamed } = unspent
  const due = (paidOn?: PlainDate, exchangeEnd = lastEndDay(dates)) =>
    moneyDueOn({
      closing: dates.closing,
      exchangeEnd,
      anythingNamed,
      identificationEnd: lastNamingDay(dates),
      ...(allReceivedOn === undefined ? {} : { allReceivedOn }),
      ...(paidOn === undefined ? {} : { paidOn }),
    })
  const { rightFrom } = due()
  const { rightFrom: ifExtended } = due(undefined, dates.lastDays.endIfExtended)
  let left = amount
  let tooMuch = 0
  const payments: CountedPayment[] = paymentsOf(file, dates.closing).map(({ id, paidOn, amount: paid }) => {
    const counted = Math.min(paid, left)
    left -= counted
    tooMuch += paid - counted
    return { id, paidOn, countsOn: due(paidOn).countsOn, amount: counted }
  })
  if (left > 0) payments.push({ countsOn: rightFrom, amount: left })
  const later = payments.filter(({ countsOn }) => yearOfDay(countsOn) > saleYear)
  return {
    amount,
    rightFrom,
    rightFromIfExtended: ifExtended === rightFrom ? undefined : ifExtended,
    payments,
    tooMuch,
    inLaterYears: later.length > 0,
    owesInterest: owesInterest(later.reduce((sum, payment) => sum + payment.amount, 0)),
  }
}

/** The gain of a part exchange by year: what counts in the year of the sale is taxed then, the rest as it is paid. */
export function gainByYearOf(
  cash: UnspentCash | undefined,
  form: { readonly saleYear: number; readonly gain: number; readonly taxed: number; readonly line21: number },
  check: ReplacementCheck & { readonly notRealProperty: number },
): GainByYear {
  const { saleYear, gain, taxed, line21 } = form
  if (cash?.inLaterYears !== true) return { computed: true, byYear: { [saleYear]: taxed } }
  const { debtShort } = check
  if (debtShort === 0 && check.notRealProperty > 0) return { computed: false, reason: 'other-property' }
  const later = byYearOf(cash.payments).filter(({ year }) => year > saleYear)
  const now = check.cashTaken - later.reduce((sum, { amount }) => sum + amount, 0)
  const payments = now > 0 ? [{ year: saleYear, amount: now }, ...later] : later
  const found = bootByYear({ saleYear, gain, cash: payments, line21, debtShort })
  return found.computed ? { computed: true, byYear: found.byYear, ratio: found.ratio } : found
}

/** Form 6252 of an exchange in which nothing was bought. */
export function failedGainOf(file: ExchangeFile, sold: SoldGains, cash: UnspentCash): FailedExchangeByYear {
  const { sales, year: saleYear, adjustedBasis } = sold
  const price = sumOf(sales, 'price')
  const taken = sumOf(sales, 'cashTaken')
  return failedExchangeByYear({
    saleYear,
    price,
    sellingCosts: Math.min(sumOf(sales, 'sellingCosts'), price),
    adjustedBasis,
    debtPaidOff: sumOf(sales, 'debtPaidOff'),
    line21: Math.min(
      sales.reduce((sum, { depreciation1245 = 0 }) => sum + depreciation1245, 0),
      Math.max(0, price),
    ),
    payments: [...(taken > 0 ? [{ year: saleYear, amount: taken }] : []), ...byYearOf(cash.payments)],
  })
}

/** Payments that were entered with a day from the closing on and an amount, in the order of their days. */
function paymentsOf({ moneyBack }: ExchangeFile, closing: PlainDate) {
  return moneyBack
    .flatMap(({ id, on, amount }) =>
      on === undefined || amount === undefined || on < closing ? [] : [{ id, paidOn: readPlainDate('on', on), amount }],
    )
    .toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : 1))
}

function byYearOf(payments: readonly CountedPayment[]): Payment[] {
  return payments.map(({ countsOn, amount }) => ({ year: yearOfDay(countsOn), amount }))
}

function yearOfDay(day: PlainDate): number {
  return Number(day.slice(0, 'yyyy'.length))
}
