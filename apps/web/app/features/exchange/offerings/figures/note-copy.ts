import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { DueAndSale, OfferingNote } from '@dst/domain/offerings'
import { dstUpFrontCosts } from '@dst/domain/parameters'
import { perDollar, twoDecimals } from './formats.ts'

const usd = formatUsd

/** A note under an offering in words: a fact, and no judgment of it. */
export function noteSentence(note: OfferingNote): string {
  switch (note.id) {
    case 'sources-and-uses-differ':
      return differenceSentence(note.difference)
    case 'load-above-usual':
      return (
        `Costs take ${percentOf(note.loadShare)} of the equity. ` +
        `${percentOf(dstUpFrontCosts.from).replace('%', '')} to ${percentOf(dstUpFrontCosts.to)} is often seen.`
      )
    case 'appraisal-missing':
      return 'No appraised value was typed.'
    case 'price-above-appraisal':
      return `The trust pays ${perDollar(note.pricePerAppraised)} for each $1 of appraised value.`
    case 'cost-above-appraisal':
      return `Investors and lender together pay ${perDollar(note.costPerAppraised)} for each $1 of appraised value.`
    case 'loan-above-usual':
      return `The loan is ${percentOf(note.loanToOffering)} of the offering; few DSTs carry that much debt.`
    case 'loan-due-before-sale':
    case 'loan-due-about-the-sale':
      return dueSentence(note)
    case 'no-principal-paid':
      return `Interest only until year ${note.saleYear}: nothing is repaid until then.`
    default:
      return incomeSentence(note)
  }
}

type IncomeNote = Exclude<
  OfferingNote,
  {
    readonly id:
      | 'sources-and-uses-differ'
      | 'load-above-usual'
      | 'appraisal-missing'
      | 'price-above-appraisal'
      | 'cost-above-appraisal'
      | 'loan-above-usual'
      | 'loan-due-before-sale'
      | 'loan-due-about-the-sale'
      | 'no-principal-paid'
  }
>

function incomeSentence(note: IncomeNote): string {
  switch (note.id) {
    case 'net-income-missing':
      return 'Coverage and the stress case need the net income of the first year.'
    case 'thin-coverage':
      return `Net income is ${twoDecimals(note.coverageAmortizing)} times the payments of the loan once it is being repaid.`
    case 'distribution-above-cash':
      return 'The first distribution is more than what is left after the loan: the rest would come from reserves.'
    case 'stress-loan-not-served':
      return 'In the stress case the income does not pay the loan.'
    case 'stress-loan-not-repaid':
      return (
        `In the stress case the sale repays all but ${usd(note.shortfall)} of the loan; ` +
        'nothing is left for the equity.'
      )
    case 'stress-new-loan-smaller':
      return (
        `When the loan falls due, ${usd(note.loanAtMaturity)} is owed. On these figures a new one would be ` +
        `${usd(note.newLoan)}. The trust can’t take it; it would have to sell, or become an LLC, which ends later ` +
        'exchanges for its owners.'
      )
    case 'needs-growth':
      return `To give the equity back, the price must grow ${percentOf(note.breakEvenGrowth)} a year.`
    case 'no-distribution':
      return 'No cash is planned in the first year; income may be taxed all the same.'
    case 'exit-into-partnership':
      return 'The plan ends in partnership units: no exchange afterwards.'
    case 'sponsor-without-completed-program':
      return 'By what you typed, the sponsor has not yet sold a property of an earlier program.'
  }
}

/** What is paid in and stands in no line, or the other way round. */
export function differenceSentence(difference: number): string {
  return difference < 0
    ? `The lines you typed come to ${usd(-difference)} more than what is raised.`
    : `${usd(difference)} raised is in none of the lines you typed.`
}

function dueSentence({ id, maturityYears, holdYears }: { readonly id: string } & DueAndSale): string {
  const due = `The loan falls due in year ${maturityYears}`
  if (id === 'loan-due-before-sale')
    return `${due}, before the planned sale in year ${holdYears}: computed to year ${maturityYears}.`
  return maturityYears === holdYears
    ? `${due}, the year of the planned sale.`
    : `${due}, soon after the planned sale in year ${holdYears}.`
}
