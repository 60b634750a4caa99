import {
  concentration,
  defaultOfferingAssumptions,
  findRefusal,
  offeringFigures,
  offeringsInExchange,
  type Concentration,
  type NeededField,
  type Offering,
  type OfferingAssumptions,
  type OfferingFigures,
  type OfferingPick,
  type OfferingRefusal,
  type OfferingsInExchange,
} from '../offerings/index.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import type { ExchangeFile } from './exchange-file.ts'
import type { FileOffering, OfferingCases } from './file-offerings.ts'
import type { FileMoney } from './money-of.ts'
import { distributionNames } from './offering-fields.ts'
import type { TaxGap } from './sold-of.ts'
import type { FileTax } from './tax-of.ts'

/** The offerings that a person compares, in the order in which they were entered. */
export interface FileOfferings {
  /** The same for every offering. */
  readonly assumptions: OfferingAssumptions
  readonly columns: readonly OfferingColumn[]
  /** What the amounts typed of them do to the exchange, purchases in the file left aside. */
  readonly exchange: Result<OfferingsInExchange, 'price-missing'>
  readonly mix: Concentration
}

/** An offering with its figures, which rest on no other offering. */
export interface OfferingColumn {
  readonly id: string
  readonly entered: FileOffering
  /** The same as the engine takes it. */
  readonly offering: Offering
  readonly figures: Result<OfferingFigures, OfferingGap>
  /** The year that was left open before a later distribution; none of them counts until it is typed. */
  readonly openDistribution: number | undefined
  /** What the amount typed brings; undefined without one, and while there are no figures. */
  readonly part: OfferingPart | undefined
}

/** What keeps an offering without figures: fields to type first, or a field that can't be. */
export type OfferingGap =
  | { readonly code: 'fields-missing'; readonly fields: readonly NeededField[] }
  | { readonly code: 'refused'; readonly refusal: OfferingRefusal }

/** An amount in an offering, and its parts of the loan and the reserves. US dollars, unrounded. */
export interface OfferingPart {
  readonly amount: number
  readonly loan: number
  readonly reserves: number
}

/** Describes the offerings of a file beside its sales. Never fails. */
export function offeringsOf(
  { offerings, offeringCases }: ExchangeFile,
  { money, tax }: { readonly money: Result<FileMoney, 'price-missing'>; readonly tax: Result<FileTax, TaxGap> },
): FileOfferings {
  const assumptions = assumedOf(offeringCases)
  const columns = offerings.map((entered) => columnOf(entered, assumptions))
  const picks = columns.flatMap(({ offering, part }): OfferingPick[] =>
    part === undefined ? [] : [{ offering, amount: part.amount }],
  )
  return { assumptions, columns, exchange: exchangeOf(picks, { offeringCases, money, tax }), mix: concentration(picks) }
}

/** What is assumed of every offering of a file. */
function assumedOf({
  growth1,
  growth2,
  growth3,
  reservesAreBoot: _boot,
  ...others
}: OfferingCases): OfferingAssumptions {
  const growths = [growth1, growth2, growth3]
  const growth = defaultOfferingAssumptions.growth.map((usual, index) => growths[index] ?? usual)
  return { ...defaultOfferingAssumptions, ...others, growth }
}

function columnOf(entered: FileOffering, assumptions: OfferingAssumptions): OfferingColumn {
  const openDistribution = openDistributionIn(entered)
  const offering = offeringIn(entered, openDistribution)
  const figures = figuresOf(offering, assumptions)
  return {
    id: entered.id,
    entered,
    offering,
    figures,
    openDistribution,
    part: figures.ok ? partOf(entered) : undefined,
  }
}

/** The first year without a distribution that a later one has. */
function openDistributionIn(entered: FileOffering): number | undefined {
  const isTyped = distributionNames.map((name) => entered[name] !== undefined)
  const firstOpen = isTyped.indexOf(false)
  return firstOpen >= 0 && firstOpen < isTyped.lastIndexOf(true) ? firstOpen + 1 : undefined
}

function offeringIn(entered: FileOffering, openDistribution: number | undefined): Offering {
  const { id: _id, minimum: _minimum, ...fields } = entered
  const planned = distributionNames.flatMap((name) => entered[name] ?? [])
  const rest = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !(distributionNames as readonly string[]).includes(name)),
  ) as Omit<Offering, 'distributions'>
  // To bridge the open year would be a guess; to end before it would go on with an older one against what is typed.
  return openDistribution !== undefined || planned.length === 0 ? rest : { ...rest, distributions: planned }
}

function figuresOf(offering: Offering, assumptions: OfferingAssumptions): OfferingColumn['figures'] {
  const refusal = findRefusal(offering)
  if (refusal !== undefined) return fail({ code: 'refused', refusal })
  const figures = offeringFigures(offering, assumptions)
  return figures.ok ? figures : fail({ code: 'fields-missing', fields: figures.error })
}

function partOf({ amount = 0, equity = 0, loan = 0, reserves = 0 }: FileOffering): OfferingPart | undefined {
  return amount > 0 ? { amount, loan: (amount * loan) / equity, reserves: (amount * reserves) / equity } : undefined
}

function exchangeOf(
  picks: readonly OfferingPick[],
  {
    offeringCases,
    money,
    tax,
  }: Pick<ExchangeFile, 'offeringCases'> & {
    readonly money: Result<FileMoney, 'price-missing'>
    readonly tax: Result<FileTax, TaxGap>
  },
): FileOfferings['exchange'] {
  if (!money.ok) return money
  const sold = { ...money.value.sold, ...(tax.ok && { adjustedBasis: tax.value.estimate.adjustedBasis }) }
  const { reservesAreBoot: reservesNotRealProperty = false } = offeringCases
  return succeed(offeringsInExchange(sold, picks, { reservesNotRealProperty }))
}
