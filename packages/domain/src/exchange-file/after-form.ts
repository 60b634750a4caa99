import {
  form8824,
  formDestination,
  yearsOfForm,
  type CompleteAmounts,
  type Form8824Lines,
  type GainDestination,
} from '../form-8824/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { CpaForm } from './after-closing.ts'
import type { AfterPurchase } from './after-purchases.ts'
import { lastNamingDay, type FileDates } from './dates-of.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { sumOf } from './sale-figures.ts'
import type { SoldGains } from './sold-gains.ts'

/** The lines that a CPA's figures can stand in place of. */
export type CountedLines = Required<CpaForm>

/** A line that follows from others. */
export type BalancedLine = 17 | 19 | 23 | 24 | 25

/** A day of Part I; `various` where several properties have one of their own, undefined while it isn't known. */
export type FormDay = PlainDate | 'various' | undefined

/** The form of the exchange. */
export interface FileForm {
  /** What goes into Part III, in US dollars, unrounded. */
  readonly amounts: CompleteAmounts
  readonly lines: Form8824Lines
  /** Lines 15 to 25 with the CPA's figures in place of ours: what follows is counted from them. */
  readonly counted: CountedLines
  /** Lines that don't follow from the others, once a CPA's figure stands among them. */
  readonly unbalanced: readonly BalancedLine[]
  readonly days: Readonly<Record<'acquired' | 'given' | 'identified' | 'received', FormDay>>
  readonly destination: GainDestination
  /** The tax years whose returns have the form; undefined while the sale has no closing. */
  readonly years: readonly number[]
  /** Whether all that was sold is bare land. */
  readonly landOnly: boolean
}

interface FormOf {
  readonly sold: SoldGains
  readonly purchases: readonly AfterPurchase[]
  readonly dates: FileDates | undefined
  /** Whether money comes in a later year, so that its gain is reported then. */
  readonly inLaterYears: boolean
}

/** Form 8824 of the sales of a file and the purchases that count. */
export function formOf(file: ExchangeFile, { sold, purchases, dates, inLaterYears }: FormOf): FileForm {
  const { sales } = sold
  const price = sumOf(sales, 'price')
  const { amounts, lines } = form8824({
    price,
    sellingCosts: Math.min(sumOf(sales, 'sellingCosts'), price),
    debtPaidOff: sumOf(sales, 'debtPaidOff'),
    takenAtClosing: sumOf(sales, 'cashTaken'),
    adjustedBasis: sold.adjustedBasis,
    purchaseCosts: purchaseCostsOf(file, purchases),
    purchases: purchases.map(({ cash, debt, notRealProperty }) => ({ cash, debt, notRealProperty })),
    otherGivenValue: Math.min(
      price,
      totalOf(sales, ({ furnitureValue }) => furnitureValue),
    ),
    otherGivenBasis: totalOf(sales, ({ furnitureBasis }) => furnitureBasis),
    depreciation1245: totalOf(sales, ({ depreciation1245 }) => depreciation1245),
    excessDepreciation: totalOf(sales, ({ excessDepreciation }) => excessDepreciation),
  })
  const landOnly = sales.every(({ landShare }) => landShare === 1)
  const counted = { ...countedLines(lines), ...file.cpaForm }
  return {
    amounts,
    lines,
    counted,
    unbalanced: Object.keys(file.cpaForm).length === 0 ? [] : unbalancedLines(counted),
    days: daysOf(file, { sold, purchases, dates }),
    destination: formDestination({
      heldOverAYear: sold.isLongTerm,
      landOnly,
      inLaterYears,
      line21: counted.line21,
    }),
    years: yearsOfForm(sold.year, file.settlement.relatedParty === true),
    landOnly,
  }
}

/** Costs of buying and of the exchange itself, in US dollars. */
function purchaseCostsOf({ settlement }: ExchangeFile, purchases: readonly AfterPurchase[]): number {
  return totalOf(purchases, ({ purchase }) => purchase.exchangeCosts) + (settlement.otherCosts ?? 0)
}

function countedLines(lines: Form8824Lines): CountedLines {
  const { line15, line16, line17, line18, line19, line20, line21, line22, line23, line24, line25 } = lines
  return { line15, line16, line17, line18, line19, line20, line21, line22, line23, line24, line25 }
}

function unbalancedLines(lines: CountedLines): BalancedLine[] {
  const { line15, line16, line17, line18, line19, line21, line22, line23, line24, line25 } = lines
  const followed = [
    [17, line17, line15 + line16],
    [19, line19, line17 - line18],
    [23, line23, line21 + line22],
    [24, line24, line19 - line23],
    [25, line25, line18 + line23 - line15],
  ] as const
  return followed.flatMap(([line, is, follows]) => (is === follows ? [] : [line]))
}

function daysOf(
  file: ExchangeFile,
  { sold, purchases, dates }: Pick<FormOf, 'sold' | 'purchases' | 'dates'>,
): FileForm['days'] {
  const lastDay = dates && lastNamingDay(dates)
  return {
    acquired: theDay(sold.sales.map(({ acquiredOn }) => acquiredOn)),
    given: dates?.closing,
    identified: theDay(
      purchases.map(({ purchase: { identifiedOn, closedOn } }) =>
        // What was received in time was identified by that.
        closedOn !== undefined && lastDay !== undefined && closedOn <= lastDay ? closedOn : identifiedOn,
      ),
    ),
    received: theDay(purchases.map(({ purchase: { closedOn } }) => closedOn)),
  }
}

function theDay(days: readonly (string | undefined)[]): FormDay {
  const [day] = new Set(days)
  if (days.every((other) => other === day)) return day as PlainDate | undefined
  return days.includes(undefined) ? undefined : 'various'
}

function totalOf<Item>(items: readonly Item[], amountOf: (item: Item) => number | undefined): number {
  return items.reduce((sum, item) => sum + (amountOf(item) ?? 0), 0)
}
