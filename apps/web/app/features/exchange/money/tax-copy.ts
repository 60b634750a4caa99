import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import {
  defaultSellingCosts,
  type ExchangeFile,
  type ExchangeStage,
  type FileTax,
  type Sale,
  type TaxGap,
} from '@dst/domain/exchange-file'
import {
  assumedSellingCosts,
  corporateTaxRate,
  longTermGainRates,
  longTermHolding,
  netInvestmentIncomeRate,
  unrecapturedSection1250Rate,
} from '@dst/domain/parameters'
import type { Result } from '@dst/domain/result'
import type { StateTable } from '@dst/domain/state-tax'
import { listed } from '@dst/domain/wording'
import { amountRange } from '../states/amount-range.ts'
import { stateHow } from './state-how.ts'

type TaxEstimate = FileTax['estimate']

const usd = formatUsd
const { middle, top } = longTermGainRates

/** One line of the tax of a sale. */
export interface TaxRow {
  readonly heading: string
  readonly amount: string
  readonly how: string
}

/** The first sentence about the tax of a sale; of one whose exchange is finished, what it costs or would have cost. */
export function taxSentence(tax: FileTax, cpaTax?: number, stage: ExchangeStage = 'before'): string {
  const by = cpaTax === undefined ? '' : 'By the number of your CPA, '
  const about = cpaTax === undefined ? 'about ' : ''
  const ends = [tax.tax, tax.most.tax].map((end) => (tax.tax < -0.5 ? -end : Math.max(0, end)))
  const amount = `${about}${amountRange(Math.min(...ends), Math.max(...ends))}`
  if (stage === 'complete' || stage === 'partial') {
    const verb = tax.tax < -0.5 ? 'lowered' : 'added'
    const without = by === '' ? 'Without' : `${by}without`
    return `${without} the exchange the sale would have ${taxed(verb, amount, tax.saleYear)}.`
  }
  if (stage === 'failed') {
    return `${by === '' ? 'The' : `${by}the`} sale ${taxed(tax.tax < -0.5 ? 'lowers' : 'adds', amount, tax.saleYear)}.`
  }
  const what = by === '' ? 'A sale' : `${by}a sale`
  if (tax.estimate.gain < 0 && cpaTax === undefined) {
    const saved = tax.tax < -0.5 ? ` It would lower your taxes for ${tax.saleYear} by ${about}${usd(-tax.tax)}.` : ''
    return (
      `You have a loss of ${usd(-tax.estimate.gain)}. A sale may let you deduct it; an exchange would put that ` +
      `off.${saved}`
    )
  }
  return `${what} would ${taxed(tax.tax < -0.5 ? 'lower' : 'add', amount, tax.saleYear)}.`
}

function taxed(verb: string, amount: string, year: number): string {
  return verb.startsWith('lower')
    ? `${verb} your taxes for ${year} by ${amount}`
    : `${verb} ${amount} to your taxes for ${year}`
}

/** The total with its parts. */
export function taxRows(file: ExchangeFile, tax: FileTax, figures?: StateTable): readonly TaxRow[] {
  const { estimate, most } = tax
  const { netInvestmentIncomeTax, alternativeMinimumTax, stateTax, federalTax, total } = estimate
  const { estimate: highest } = most
  const corporate = file.taxpayer.kind === 'c-corporation'
  return [
    { heading: 'Federal income tax', amount: usd(federalTax), how: federalHow(file, estimate) },
    ...(corporate
      ? []
      : [
          {
            heading: 'Net investment income tax',
            amount: usd(netInvestmentIncomeTax),
            how: investmentHow(file, estimate),
          },
          {
            heading: 'Alternative minimum tax',
            amount: usd(alternativeMinimumTax),
            how:
              alternativeMinimumTax > 0.5
                ? 'What the minimum tax of Form 6251 adds: a large gain costs the exemption.'
                : 'The minimum tax of Form 6251 adds nothing.',
          },
        ]),
    { heading: 'State tax', amount: amountRange(stateTax, highest.stateTax), how: stateHow(file, tax, figures) },
    { heading: 'Total', amount: amountRange(total, highest.total), how: effectiveHow(estimate, highest) },
  ]
}

function federalHow({ taxpayer }: ExchangeFile, estimate: FileTax['estimate']): string {
  const { gain, taxedAt0, taxedAt15, taxedAt20, taxedAt25 } = estimate
  if (gain <= 0) return 'A loss on business property is generally deducted from your other income.'
  if (taxpayer.kind === 'c-corporation') return `${percentOf(corporateTaxRate)} of the gain.`
  const rest = gain - taxedAt0 - taxedAt15 - taxedAt20 - taxedAt25
  const parts = [
    [taxedAt0, 'at 0%'],
    [taxedAt15, `at ${percentOf(middle)}`],
    [taxedAt20, `at ${percentOf(top)}`],
    [taxedAt25, `at ${percentOf(unrecapturedSection1250Rate)}`],
    [rest, 'at the rates of your other income'],
  ] as const
  const shown = parts.flatMap(([amount, rate]) => (amount > 0.5 ? [`${usd(amount)} ${rate}`] : []))
  return shown.length === 0 ? 'Losses and deductions use up the gain.' : `${listed(shown, 'and')}.`
}

function investmentHow({ income }: ExchangeFile, { netInvestmentIncomeTax }: FileTax['estimate']): string {
  const rate = percentOf(netInvestmentIncomeRate)
  if (netInvestmentIncomeTax > 0.5) return `${rate} of the gain, as far as your income is over the limit.`
  if (income.realEstateProfessional === true)
    return 'As a real-estate professional you generally do not pay it on this gain.'
  return `Your income stays below the limit of the ${rate} tax, or the gain does not count.`
}

function effectiveHow({ gain, effectiveRate }: TaxEstimate, most: TaxEstimate): string {
  const [rate, highest] = [effectiveRate, most.effectiveRate].map(percentOf)
  return gain > 0
    ? `${rate === highest ? rate : `${rate} to ${highest}`} of the gain of ${usd(gain)}.`
    : `On a loss of ${usd(-gain)}.`
}

/** The simple figure of the home page, and one line why the two differ. */
export function simpleSentence(
  { estimate, most, simple }: FileTax,
  { taxpayer }: Pick<ExchangeFile, 'taxpayer'>,
): string {
  const { total, netInvestmentIncomeTax, alternativeMinimumTax, stateTax } = estimate
  const figure = `The simple figure of the home page is ${usd(simple)}`
  if (most.estimate.total - total > 0.5) {
    return `${figure}. It takes the highest federal rates for everybody, and leaves out state tax and selling costs.`
  }
  if (Math.abs(simple - total) < 0.5) return `${figure}: the same.`
  if (taxpayer.kind === 'c-corporation') {
    const rate = percentOf(corporateTaxRate)
    return `${figure}. It takes the rates of people and no selling costs; a C corporation pays ${rate} of its gain.`
  }
  if (simple > total) {
    const much = total > 0.5 ? `, ${percentOf(Math.round((simple / total - 1) * 100) / 100)} more` : ''
    return (
      `${figure}${much}. It takes the highest federal rates for everybody and no selling costs; ` +
      'here your own brackets count.'
    )
  }
  const added = [
    netInvestmentIncomeTax > 0.5 ? `the net investment income tax (${usd(netInvestmentIncomeTax)})` : undefined,
    alternativeMinimumTax > 0.5 ? `the alternative minimum tax (${usd(alternativeMinimumTax)})` : undefined,
    stateTax > 0.5 ? `state tax (${usd(stateTax)})` : undefined,
  ].filter((part) => part !== undefined)
  const why = added.length === 0 ? 'It counts depreciation in whole years.' : `It leaves out ${listed(added, 'and')}.`
  return `${figure}, ${usd(total - simple)} less. ${why}`
}

/** What stands out about the year or the property, each as one sentence. */
export function taxNotes(file: ExchangeFile, tax: FileTax): readonly string[] {
  const { saleYear, figuresOf, properties } = tax
  const isCorporation = file.taxpayer.kind === 'c-corporation'
  const late = properties.filter(({ placedInService, sold }) => monthsIn(placedInService, sold) <= longTermHolding)
  const short = late.filter(({ priorDeferredGain = 0 }) => priorDeferredGain === 0)
  const exchanged = properties.filter(({ priorDeferredGain = 0 }) => priorDeferredGain > 0)
  const dated = file.sales.some(({ closing, price }) => price !== undefined && closing !== undefined)
  return [
    ...(saleYear === figuresOf ? [] : [`The figures for ${saleYear} are not in yet: this uses those of ${figuresOf}.`]),
    ...(dated ? [] : ['No closing date is entered: the sale counts as one of this month.']),
    ...(short.length === 0 || isCorporation
      ? []
      : ['In use for a year or less: all of that gain is taxed here like other income, at ordinary rates.']),
    ...(late.length === short.length || isCorporation
      ? []
      : [
          'In use for a year or less, but from an earlier exchange: the time in which you held the property before ' +
            'it generally counts too (section 1223(1)), so its gain counts as long-term here.',
        ]),
    ...(exchanged.length === 0 || isCorporation
      ? []
      : [
          'The gain deferred before generally still holds old depreciation, which is taxed at up to ' +
            `${percentOf(unrecapturedSection1250Rate)}. It is taxed here like other gain: ask your CPA how ` +
            'much of it there is.',
        ]),
    ...(file.taxpayer.kind === 'partnership' || file.taxpayer.kind === 's-corporation'
      ? ['The owners pay the tax, each on their share: enter the share and the income of one owner.']
      : []),
    ...(file.taxpayer.movesThisYear === true && tax.stateTax.range !== undefined
      ? ['The state where you live on the day of the sale counts: returns for a part of a year are not computed.']
      : []),
    ...(tax.stateTax.range !== undefined &&
    file.sales.some(({ price, state }) => price !== undefined && state === undefined)
      ? ['A sale for which no state is entered is not in the state tax.']
      : []),
    ...(tax.totalWithoutLosses - tax.estimate.total > 0.5
      ? [
          `Losses of earlier years that the sale sets free lower the tax by ` +
            `${usd(tax.totalWithoutLosses - tax.estimate.total)}. An exchange generally does not set them free.`,
        ]
      : []),
  ]
}

/** How the CPA's number and the estimate stand beside each other. */
export function cpaSentence({ estimate, most }: FileTax, cpaTax: number): string {
  return (
    `Your CPA's number of ${usd(cpaTax)} stands in place of our estimate of ` +
    `${amountRange(estimate.total, most.estimate.total)}, here, in Compare, and wherever the tax appears.`
  )
}

/** What is deducted until deductions are entered. */
export function deductionMessage({ income }: ExchangeFile, tax: Result<FileTax, TaxGap>): string {
  if (!tax.ok || income.deductions !== undefined) return 'The standard deduction until entered.'
  return `The standard deduction of ${usd(tax.value.year.deductions)} until entered.`
}

/** Which selling costs stand until some are entered. */
export function sellingCostMessage(sale: Pick<Sale, 'price'> = {}): string {
  const share = `${percentOf(assumedSellingCosts)} of the price`
  return sale.price === undefined ? share : `${share}, ${usd(defaultSellingCosts(sale.price))},`
}

/** Whole months between two months written as yyyy-mm. */
export function monthsIn(from: string, to: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  return count(to) - count(from)
}
