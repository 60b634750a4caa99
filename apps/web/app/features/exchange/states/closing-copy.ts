import { formatUsd } from '@dst/domain/calculator'
import type { ExchangeFile, FileTax, TaxGap } from '@dst/domain/exchange-file'
import type { StateCode } from '@dst/domain/parameters'
import type { StateFigures, Withholding } from '@dst/domain/parameters/states'
import type { Result } from '@dst/domain/result'
import type { StateTable } from '@dst/domain/state-tax'
import { closingNotesOf } from '~/lib/states/closing-notes.ts'
import { inProse, percent, placeAtStart, placeName } from '~/lib/states/state-words.ts'
import { isBelow, salesIn, withheldAmount, type SalesThere } from './closing-amounts.ts'

/** What a state does at the closing of the sales there. */
export interface StateClosing {
  readonly state: StateCode
  readonly name: string
  /** Whether it withholds money. */
  readonly withholds: boolean
  readonly sentences: readonly string[]
}

/** What withheld money is; said once, however many states withhold. */
export const paymentAhead =
  'What is withheld is a payment ahead, not more tax: it counts against the tax on the return for that state. In an ' +
  'exchange, money withheld is generally cash taken.'

/**
 * What the states of the sales do at the closing, by the order of the sales; states of which nothing is known are left
 * out. Amounts only for people and by rates that were read, those of the gain once the tax is known. Nothing of it is
 * added to the tax.
 */
export function closingSentences(
  file: ExchangeFile,
  figures: StateTable,
  tax?: Result<FileTax, TaxGap>,
): readonly StateClosing[] {
  return statesSold(file).flatMap((code) => {
    const state = figures[code]
    const there = salesIn(code, file, tax)
    const { withholding } = state
    const livesThere = isPerson(file) && file.taxpayer.residence === code
    const reached = withholding !== undefined && (!livesThere || withholding.residentsToo === true)
    const isFree = reached && isPerson(file) && withholding.rate !== undefined && isBelow(withholding.rate, there)
    const sentences = [
      ...(isFree ? freeSentences(state, withholding) : []),
      ...(reached && !isFree ? withheldSentences(state, withholding, { file, there }) : []),
      ...(livesThere ? [] : closingNotesOf(code)),
    ]
    return sentences.length === 0 ? [] : [{ state: code, name: state.name, withholds: reached && !isFree, sentences }]
  })
}

/** What to ask the intermediary about withholding; nothing where no state of the sales withholds. */
export function closingQuestions(file: ExchangeFile, figures: StateTable): readonly string[] {
  const names = closingSentences(file, figures).flatMap(({ state, withholds }) =>
    withholds ? [placeName(figures[state])] : [],
  )
  if (names.length === 0) return []
  const form = names.length === 1 ? 'Which form keeps' : 'Which forms keep'
  return [`${form} ${inProse(names)} from withholding, and who files ${names.length === 1 ? 'it' : 'them'} by when?`]
}

/** The states of the sales, each once. */
export function statesSold({ sales }: ExchangeFile): readonly StateCode[] {
  return [...new Set(sales.flatMap(({ state }) => state ?? []))]
}

/** Rates are those of people: what is withheld from others differs. */
function isPerson({ taxpayer: { kind = 'individual' } }: ExchangeFile): boolean {
  return kind === 'individual'
}

function freeSentences(state: StateFigures, { rate }: Withholding): readonly string[] {
  const limit = formatUsd(rate?.priceFrom ?? 0)
  return [`${placeAtStart(state)} usually withholds nothing at the closing of a sale below ${limit}.`]
}

interface Seller {
  readonly file: ExchangeFile
  readonly there: SalesThere
}

function withheldSentences(state: StateFigures, withholding: Withholding, seller: Seller): readonly string[] {
  const { rate, what, form, residentsToo } = withholding
  const withForm = form === undefined ? '' : `with form ${form}`
  const isRated = rate !== undefined && isPerson(seller.file)
  return [
    ...(isRated ? ratedSentences(state, { ...withholding, rate }, seller) : unratedSentences(state, withholding)),
    ...(isRated ? [`The rule: ${what}${withForm === '' ? '' : `, ${withForm}`}.`] : []),
    ...(!isRated && withForm !== '' ? [`The form is ${form}.`] : []),
    residentsToo ? 'It concerns all sellers, also those who live there.' : 'It concerns sellers who live elsewhere.',
  ]
}

/** With the rate; where something is to be bought, first by what the exchange is claimed. */
function ratedSentences(
  state: StateFigures,
  { rate, exemptBy, daysBefore }: Withholding & { readonly rate: NonNullable<Withholding['rate']> },
  { file, there }: Seller,
): readonly string[] {
  const amount = withheldAmount(rate, there)
  const share = `${rateWords(rate.share)} of the ${rate.of}${leastWords(rate.leastOfPrice)}`
  const about = amount === undefined ? '' : `, about ${formatUsd(amount)}`
  if (file.purchases.length > 0) {
    return [
      `An exchange is usually claimed by ${exemptBy}${whenWords(exemptBy, daysBefore)}; otherwise ` +
        `${placeName(state)} withholds ${share}${about}.`,
    ]
  }
  const inTime = daysBefore === undefined ? '' : `, ${dayWords(daysBefore)}`
  return [
    `${placeAtStart(state)} withholds ${share} at the closing${about}, unless an exchange is claimed by ` +
      `${exemptBy}${inTime}.`,
  ]
}

function unratedSentences(state: StateFigures, { exemptBy, daysBefore }: Withholding): readonly string[] {
  return [
    `An exchange is usually claimed by ${exemptBy}${whenWords(exemptBy, daysBefore)}.`,
    `Otherwise ${placeName(state)} withholds at the closing; ask the closing agent how much.`,
  ]
}

/** Some forms say themselves that they come before the closing. */
function whenWords(exemptBy: string, daysBefore: number | undefined): string {
  if (daysBefore !== undefined) return `, ${dayWords(daysBefore)}`
  return exemptBy.endsWith('before the closing') ? '' : ' before the closing'
}

function dayWords(days: number): string {
  return `at least ${days} days before the closing`
}

function leastWords(share: number | undefined): string {
  return share === undefined ? '' : `, and at least ${rateWords(share)} of the price`
}

/** A rate as forms have it: "3 1/3%", "7.25%". */
function rateWords(share: number): string {
  const whole = Math.floor(share * 100)
  return Math.abs(share * 100 - whole - 1 / 3) < 1e-9 ? `${whole} 1/3%` : percent(share)
}
