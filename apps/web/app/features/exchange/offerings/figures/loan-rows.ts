import { formatUsd } from '@dst/domain/calculator'
import { offeringDefaultYears } from '@dst/domain/parameters'
import { loanBalance, type LoanTerms, type Offering } from '@dst/domain/offerings'
import { typedPercent } from './formats.ts'
import { computedRow, typedRow, type FigureGroup } from './figure-row.ts'

const usd = formatUsd
const monthsPerYear = 12

/** What the loan is to price and offering, and whether the income pays it. */
export const loanGroup: FigureGroup = {
  id: 'loan',
  heading: 'Loan',
  rows: [
    computedRow({
      id: 'loan-to-offering',
      label: 'Loan, of all that is paid in: what counts in an exchange',
      unit: 'percent',
      value: ({ loanToOffering }) => loanToOffering,
      how: ({ sources }, { loan = 0 }) => `${usd(loan)} ÷ ${usd(sources)} paid in`,
    }),
    computedRow({
      id: 'loan-to-price',
      label: 'Loan, of the price: what lenders quote',
      unit: 'percent',
      value: ({ loanToPrice }) => loanToPrice,
      how: (_, { loan = 0, purchasePrice }) => `${usd(loan)} ÷ ${usd(purchasePrice)} price`,
    }),
    computedRow({
      id: 'loan-to-appraised',
      label: 'Loan, of the appraised value',
      unit: 'percent',
      value: ({ loanToAppraised }) => loanToAppraised,
      needs: ['appraised-value'],
      how: (_, { loan = 0, appraisedValue = 0 }) => `${usd(loan)} ÷ ${usd(appraisedValue)} appraised`,
    }),
    typedRow({ id: 'loan-rate', label: 'Interest rate' }, ({ loanRate, rateFixed }) =>
      loanRate === undefined ? undefined : `${typedPercent(loanRate)}${fixedWords(rateFixed)}`,
    ),
    typedRow({ id: 'loan-due', label: 'Falls due at the end of', unit: 'year' }, ({ maturityYears }) => maturityYears),
    computedRow({
      id: 'cap-rate',
      label: 'Net income, of the price',
      unit: 'percent',
      value: ({ capRate }) => capRate,
      needs: ['net-income'],
      how: (_, { netIncome = 0, purchasePrice }) => `${usd(netIncome)} ÷ ${usd(purchasePrice)} price`,
    }),
    computedRow({
      id: 'debt-yield',
      label: 'Net income, of the loan',
      unit: 'percent',
      value: ({ debtYield }) => debtYield,
      needs: ['net-income', 'loan'],
      how: (_, { netIncome = 0, loan = 0 }) => `${usd(netIncome)} ÷ ${usd(loan)} of loan`,
    }),
    computedRow({
      id: 'coverage-interest-only',
      label: 'Net income to a year of interest',
      unit: 'times',
      value: ({ coverageInterestOnly }) => coverageInterestOnly,
      needs: ['net-income', 'loan', 'loan-rate'],
      how: (_, { netIncome = 0, loan = 0, loanRate = 0 }) => `${usd(netIncome)} ÷ ${usd(loan * loanRate)} of interest`,
    }),
    computedRow({
      id: 'coverage-amortizing',
      label: 'Net income to a year of payments once the loan is paid down',
      unit: 'times',
      value: ({ coverageAmortizing }) => coverageAmortizing,
      needs: ['net-income', 'loan', 'loan-rate'],
      how: (_, offering) =>
        `${usd(offering.netIncome ?? 0)} ÷ ${usd(monthsPerYear * paymentOf(offering))} of payments ` +
        `(over ${offering.amortizationYears ?? offeringDefaultYears.amortization} years)`,
    }),
    computedRow({
      id: 'distribution-coverage',
      label: 'What is left after the loan, to the first distribution',
      unit: 'times',
      value: ({ distributionCoverage }) => distributionCoverage,
      needs: ['net-income', 'loan-rate', 'distributions', 'paid-distribution'],
      how: (_, offering) => {
        const { netIncome = 0, equity, distributions: [first = 0] = [] } = offering
        return (
          `(${usd(netIncome)} net income − ${usd(firstServiceOf(offering))} for the loan in year 1) ÷ ` +
          `(${typedPercent(first)} of ${usd(equity)})`
        )
      },
    }),
  ],
}

function fixedWords(isFixed: boolean | undefined): string {
  if (isFixed === undefined) return ''
  return isFixed ? ', fixed' : ', not fixed'
}

/** A loan by its terms; undefined without one, or while its rate isn't typed. */
function termsOf({ loan = 0, loanRate, ...others }: Offering): LoanTerms | undefined {
  return loan === 0 || loanRate === undefined ? undefined : { ...others, loan, loanRate }
}

function paymentOf(offering: Offering): number {
  const terms = termsOf(offering)
  return terms === undefined ? 0 : loanBalance(terms, 0).payment
}

function firstServiceOf(offering: Offering): number {
  const terms = termsOf(offering)
  return terms === undefined ? 0 : (loanBalance(terms, 1).serviceByYear[0] ?? 0)
}
