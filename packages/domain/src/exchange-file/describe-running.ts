import type { ExchangeFacts } from '../exchange-facts/exchange-facts.ts'
import type { Result } from '../result/index.ts'
import type { StateTaxes } from '../state-tax/index.ts'
import { readPlainDate, type PlainDate } from '../time/plain-date.ts'
import { compareOf, type FileComparison } from './compare-of.ts'
import { datesOf, type DatesGap, type FileDates } from './dates-of.ts'
import type { ExchangeFile, Purchase } from './exchange-file.ts'
import { factsOf } from './facts-of.ts'
import { knownTaxOf, type KnownTax } from './known-tax-of.ts'
import { listedProperties, listOf, type FileList, type ListedProperty } from './list-of.ts'
import { moneyOf, type FileMoney } from './money-of.ts'
import { namingOf, type NamingPeriod } from './naming-of.ts'
import { progressOf, type ExchangeProgress } from './progress-of.ts'
import { boughtPurchases } from './receipt-of.ts'
import { remindersOf, type FileReminder } from './reminders-of.ts'
import type { TaxGap } from './sold-of.ts'
import { taxOf, type FileTax } from './tax-of.ts'

/** What follows from an exchange file on one day while it runs. Amounts in US dollars, unrounded. */
export interface RunningExchange {
  readonly file: ExchangeFile
  readonly today: PlainDate
  /** An individual who files by the calendar year and no extension are assumed until others are entered. */
  readonly dates: Result<FileDates, DatesGap>
  /** Whether property can still be named: every view asks here before it offers to add, change or take back any. */
  readonly naming: NamingPeriod
  /** How far the exchange has come; once it is finished, every view tells it as past. */
  readonly progress: ExchangeProgress
  /** The tax of all sales, which have to fall into one year; defaults stand for what is missing. */
  readonly tax: Result<FileTax, TaxGap>
  /** The same, or the CPA's number for a trust or an estate, whose tax is not estimated. */
  readonly knownTax: Result<KnownTax, TaxGap>
  /**
   * The purchases that what is bought is counted from: those wanted first, and every one that was received. Once the
   * exchange is finished, only those.
   */
  readonly bought: readonly Purchase[]
  /** What is bought, or was received, beside what was sold. */
  readonly money: Result<FileMoney, 'price-missing'>
  /** All purchases as they count on the list, in the order of the file, whether or not its limit is known yet. */
  readonly properties: readonly ListedProperty[]
  /** The same by the identification rules; ids stand for names in `check.safe`. */
  readonly list: Result<FileList, 'price-missing'>
  /** The ways compared under the assumptions of the file, or the usual ones; the month of use may be assumed. */
  readonly compared: Result<FileComparison, TaxGap>
  /** What goes with a request for a consultation; what the file doesn't know is left out. */
  readonly facts: ExchangeFacts
  /** The reminders from the day on, in order, at most one a day; none without a closing date, or once it is complete. */
  readonly reminders: readonly FileReminder[]
}

/**
 * Describes an exchange on a day, as yyyy-mm-dd, without the time after it and without offerings, whose engines few
 * pages need. A state tax by figures is known only with the figures of the states.
 * Each figure is derived once, when it is first read, from those that were derived before. Throws a RangeError that
 * names `today` when there is no such day.
 * @source docs/product/exchange-file.md
 */
export function describeRunning(file: ExchangeFile, today: string, states?: StateTaxes): RunningExchange {
  const day = readPlainDate('today', today)
  const dates = once(() => datesOf(file, day))
  const naming = once(() => namingOf(dates(), day))
  const means = { today: day, states }
  const tax = once(() => taxOf(file, means))
  const knownTax = once(() => knownTaxOf(file, means, tax()))
  const progress = once(() => progressOf(file, dates(), day))
  const bought = once(() =>
    progress().isFinished ? progress().received : boughtPurchases(file.purchases, dates(), day),
  )
  const money = once(() => moneyOf(file, bought(), { tax: tax(), states }))
  const properties = once(() => listedProperties(file, dates(), day))
  const list = once(() => listOf(file, properties()))
  const compared = once(() => compareOf(file, knownTax(), means))
  const facts = once(() =>
    factsOf(file, { dates: dates(), money: money(), knownTax: knownTax(), properties: properties() }),
  )
  // What was named may not all be entered: short of a complete exchange, a reminder too many is the lesser harm.
  const reminders = once(() => (progress().stage === 'complete' ? [] : remindersOf(file, dates(), day)))
  return {
    file,
    today: day,
    get dates() {
      return dates()
    },
    get naming() {
      return naming()
    },
    get progress() {
      return progress()
    },
    get tax() {
      return tax()
    },
    get knownTax() {
      return knownTax()
    },
    get bought() {
      return bought()
    },
    get money() {
      return money()
    },
    get properties() {
      return properties()
    },
    get list() {
      return list()
    },
    get compared() {
      return compared()
    },
    get facts() {
      return facts()
    },
    get reminders() {
      return reminders()
    },
  }
}

/** A figure that is derived when it is first asked for. */
export function once<Value extends object>(derive: () => Value): () => Value {
  let derived: Value | undefined
  return () => (derived ??= derive())
}
