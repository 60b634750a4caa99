import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import type { DueAndSale, OfferingNote } from '@dst/domain/offerings'
import { dstUpFrontCosts } from '@dst/domain/parameters'
import { perDollar, twoDecimals } from './formats.ts'

type Sentences = { readonly [Id in OfferingNote['id']]: (note: Extract<OfferingNote, { readonly id: Id }>) => string }

const usd = formatUsd
const usualFrom = percentOf(dstUpFrontCosts.from).replace('%', '')
const usualTo = percentOf(dstUpFrontCosts.to)

/** Facts, and no judgment of them. */
const sentences: Sentences = {
  'sources-and-uses-differ': ({ difference }) => differenceSentence(difference),
  'load-above-usual': ({ loadShare }) =>
    `Costs take ${percentOf(loadShare)} of the equity. ${usualFrom} to ${usualTo} is often seen.`,
  'appraisal-missing': () => 'No appraised value was typed.',
  'price-above-appraisal': ({ pricePerAppraised }) =>
    `The trust pays ${perDollar(pricePerAppraised)} for each $1 of appraised value.`,
  'cost-above-appraisal': ({ costPerAppraised }) =>
    `Investors and lender together pay ${perDollar(costPerAppraised)} for each $1 of appraised value.`,
  'loan-due-before-sale': ({ maturityYears, holdYears }) =>
    `The loan falls due in year ${maturityYears}, before the planned sale in year ${holdYears}: ` +
    `computed to year ${maturityYears}.`,
  'loan-due-about-the-sale': (note) => dueSentence(note),
  'no-principal-paid': ({ saleYear }) => `Interest only until year ${saleYear}: nothing is repaid until then.`,
  'loan-above-usual': ({ loanToOffering }) =>
    `The loan is ${percentOf(loanToOffering)} of the offering; few DSTs carry that much debt.`,
  'net-income-missing': () => 'Coverage and the stress case need the net income of the first year.',
  'thin-coverage': ({ coverageAmortizing }) =>
    `Net income is ${twoDecimals(coverageAmortizing)} times the payments of the loan once it is being repaid.`,
  'distribution-above-cash': () =>
    'The first distribution is more than what is left after the loan: the rest would come from reserves.',
  'stress-loan-not-served': () => 'In the stress case the income does not pay the loan.',
  'stress-loan-not-repaid': ({ shortfall }) =>
    `In the stress case the sale repays all but ${usd(shortfall)} of the loan; nothing is left for the equity.`,
  'stress-new-loan-smaller': ({ loanAtMaturity, newLoan }) =>
    `When the loan falls due, ${usd(loanAtMaturity)} is owed. On these figures a new one would be ${usd(newLoan)}. ` +
    'The trust can’t take it; it would have to sell, or become an LLC, which ends later exchanges for its owners.',
  'needs-growth': ({ breakEvenGrowth }) =>
    `To give the equity back, the price must grow ${percentOf(breakEvenGrowth)} a year.`,
  'no-distribution': () => 'No cash is planned in the first year; income may be taxed all the same.',
  'exit-into-partnership': () => 'The plan ends in partnership units: no exchange afterwards.',
  'sponsor-without-completed-program': () =>
    'By what you typed, the sponsor has not yet sold a property of an earlier program.',
}

/** A note under an offering in words. */
export function noteSentence(note: OfferingNote): string {
  return (sentences[note.id] as (of: OfferingNote) => string)(note)
}

/** What is paid in and stands in no line, or the other way round. */
export function differenceSentence(difference: number): string {
  return difference < 0
    ? `The lines you typed come to ${usd(-difference)} more than what is raised.`
    : `${usd(difference)} raised is in none of the lines you typed.`
}

function dueSentence({ maturityYears, holdYears }: DueAndSale): string {
  const due = `The loan falls due in year ${maturityYears}`
  return maturityYears === holdYears
    ? `${due}, the year of the planned sale.`
    : `${due}, soon after the planned sale in year ${holdYears}.`
}
