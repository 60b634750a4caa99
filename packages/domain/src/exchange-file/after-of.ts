import type { FailedExchangeByYear } from '../boot-years/index.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { writeOffOf, type FileWriteOff, type WriteOffGap } from './after-basis.ts'
import { failedGainOf, gainByYearOf, unspentCashOf, type GainByYear, type UnspentCash } from './after-boot.ts'
import { fileChecksOf, type FileCheck } from './after-checks.ts'
import { formOf, type FileForm } from './after-form.ts'
import { laterSalesOf, letterYearsOf, type LaterSaleOf, type LetterYear } from './after-later.ts'
import { afterPurchases, type AfterPurchase } from './after-purchases.ts'
import type { DatesGap, FileDates } from './dates-of.ts'
import type { ExchangeFile, Purchase } from './exchange-file.ts'
import type { FileMoney } from './money-of.ts'
import type { ExchangeProgress } from './progress-of.ts'
import { soldGainsOf, type SoldGains } from './sold-gains.ts'
import type { TaxGap } from './sold-of.ts'

/** What follows from an exchange for the return and the years after. Amounts in US dollars. */
export type FileAfter = BoughtAfter | FailedAfter

/** An exchange in which something is or was bought. */
export interface BoughtAfter {
  readonly kind: 'bought'
  readonly sold: SoldGains
  readonly purchases: readonly AfterPurchase[]
  /** Whether something that counts was not received yet, so that all of it is a forecast. */
  readonly isForecast: boolean
  readonly form: FileForm
  /** Cash that is left, and when it counts; undefined without any, or without a closing. */
  readonly unspent: UnspentCash | undefined
  readonly gainByYear: GainByYear
  readonly writeOff: Result<FileWriteOff, WriteOffGap>
  readonly letters: readonly LetterYear[]
  readonly laterSales: readonly LaterSaleOf[]
  readonly checks: readonly FileCheck[]
}

/** An exchange that ended without a purchase: no form of an exchange belongs to its return. */
export interface FailedAfter {
  readonly kind: 'failed'
  readonly sold: SoldGains
  readonly unspent: UnspentCash
  readonly gain: FailedExchangeByYear
  readonly checks: readonly FileCheck[]
}

/** What keeps the time after an exchange from being described. */
export type AfterGap = TaxGap | { readonly code: 'nothing-bought'; readonly saleId?: undefined }

/** What the time after is derived from. */
export interface AfterSources {
  readonly today: PlainDate
  readonly dates: Result<FileDates, DatesGap>
  readonly progress: ExchangeProgress
  readonly bought: readonly Purchase[]
  readonly money: Result<FileMoney, 'price-missing'>
}

/** Describes the return of an exchange, the basis of what was bought, what can be written off, and what comes later. */
export function afterOf(file: ExchangeFile, sources: AfterSources): Result<FileAfter, AfterGap> {
  const { today, dates, progress, money } = sources
  if (!money.ok) return fail({ code: money.error })
  const sold = soldGainsOf(file, today)
  if (!sold.ok) return sold
  const purchases = afterPurchases(sources.bought, { purchases: file.purchases, dates, today })
  const checks = fileChecksOf(file, { sold: sold.value, dates, today })
  if (purchases.length > 0) {
    return succeed(boughtAfter(file, { ...sources, sold: sold.value, money: money.value, purchases, checks }))
  }
  if (progress.stage !== 'failed' || !dates.ok) return fail({ code: 'nothing-bought' })
  const unspent = unspentCashOf(file, {
    dates: dates.value,
    amount: money.value.check.toReplace.cash,
    saleYear: sold.value.year,
    allReceivedOn: undefined,
    anythingNamed: file.purchases.length > 0,
  })
  const gain = failedGainOf(file, sold.value, unspent)
  return succeed({ kind: 'failed', sold: sold.value, unspent, gain, checks })
}

type Bought = Omit<AfterSources, 'money'> & {
  readonly sold: SoldGains
  readonly money: FileMoney
  readonly purchases: readonly AfterPurchase[]
  readonly checks: readonly FileCheck[]
}

function boughtAfter(file: ExchangeFile, bought: Bought): BoughtAfter {
  const { sold, purchases, money, checks } = bought
  const dates = bought.dates.ok ? bought.dates.value : undefined
  const unspent = unspentOf(file, bought)
  // Where nobody can say in which year the gain is taxed, it isn't sent to the form of later years.
  const isSettled = money.check.debtShort === 0 && money.bought.notRealProperty === 0
  const inLaterYears = isSettled && unspent?.inLaterYears === true
  const form = formOf(file, { sold, purchases, dates, inLaterYears })
  const { line19, line21, line23, line25 } = form.counted
  const writeOff = writeOffOf(file, { sold, purchases, basis: line25 })
  const properties = writeOff.ok
    ? writeOff.value.properties.flatMap(({ index, chosen: after }) =>
        purchases.filter((purchase) => purchase.index === index).map((purchase) => ({ purchase, after })),
      )
    : []
  return {
    kind: 'bought',
    sold,
    purchases,
    isForecast: purchases.some(({ isReceived }) => !isReceived),
    form,
    unspent,
    gainByYear: gainByYearOf(
      unspent,
      { saleYear: sold.year, gain: line19, taxed: line23, line21 },
      { ...money.check, notRealProperty: money.bought.notRealProperty },
    ),
    writeOff,
    letters: letterYearsOf(file, properties),
    laterSales: laterSalesOf(file, properties, { depreciation: sold.depreciation, taxed: line23 }),
    checks,
  }
}

/** Less than this part of a dollar isn't left. */
const noise = 0.5

function unspentOf(file: ExchangeFile, { sold, money, dates, progress }: Bought): UnspentCash | undefined {
  const amount = money.check.missing.cash
  if (!dates.ok || amount < noise) return undefined
  const isAllReceived = progress.received.length === file.purchases.length
  return unspentCashOf(file, {
    dates: dates.value,
    amount,
    saleYear: sold.year,
    allReceivedOn: isAllReceived ? progress.lastReceipt : undefined,
    anythingNamed: true,
  })
}
