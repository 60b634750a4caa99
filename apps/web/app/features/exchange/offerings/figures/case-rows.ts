import { formatUsd } from '@dst/domain/calculator'
import type { OfferingAssumptions, OfferingFigures, SaleResult, StressCase } from '@dst/domain/offerings'
import { computedRow, type FigureGroup, type FigureRow } from './figure-row.ts'
import type { FigureUnit } from './formats.ts'
import { perDollar, typedPercent } from './formats.ts'
import type { Need } from './needs.ts'

const usd = formatUsd

/** What each sale case and the stress case would give back for a dollar. */
export function caseGroup(assumptions: OfferingAssumptions): FigureGroup {
  return {
    id: 'cases',
    heading: 'Sale cases',
    rows: [
      ...assumptions.growth.flatMap((growth, index) =>
        resultRows({
          id: `case-${index + 1}`,
          name: `Case ${index + 1}: ${growthWords(growth).toLowerCase()}`,
          needs: sale,
          read: ({ cases }) => cases?.[index],
          price: ({ saleYear }, price) => `${usd(price)} × (100% ${signedPercent(growth)}) over ${saleYear ?? 0} years`,
        }),
      ),
      ...stressRows(assumptions),
      ...newLoanRows(assumptions),
    ],
  }
}

const sale = ['loan-rate', 'due-year'] as const satisfies readonly Need[]
const stressed = ['net-income', ...sale] as const satisfies readonly Need[]

/** "Price falls 2% a year": the name of a case. */
export function growthWords(growth: number): string {
  if (growth === 0) return 'Price stays the same'
  return `Price ${growth < 0 ? 'falls' : 'grows'} ${typedPercent(Math.abs(growth))} a year`
}

/** "Net income 20% lower, sold for 25% less": the name of the stress case. */
export function stressWords({ stressIncome, stressValue }: OfferingAssumptions): string {
  return `Net income ${typedPercent(stressIncome)} lower, price ${typedPercent(stressValue)} lower`
}

interface ResultLines {
  readonly id: string
  readonly name: string
  readonly needs: readonly Need[]
  readonly read: (figures: OfferingFigures) => SaleResult | null | undefined
  /** How the price of the sale comes about from the purchase price. */
  readonly price: (figures: OfferingFigures, purchasePrice: number) => string
}

/** The lines that every sale has. */
function resultRows({ id, name, needs, read, price }: ResultLines): readonly FigureRow[] {
  const row = (part: string, label: string, unit: FigureUnit, more: Partial<Parameters<typeof computedRow>[0]>) => ({
    id: `${id}-${part}`,
    subject: name,
    label,
    unit,
    needs,
    ...more,
  })
  const resultIn = (figures: OfferingFigures) => read(figures) ?? undefined
  return [
    computedRow({
      ...row('back', 'Back at the sale for each $1', 'per-dollar', {}),
      value: (figures) => resultIn(figures)?.backPerDollar ?? null,
      how: (figures, { purchasePrice, equity }) =>
        `(${usd(resultIn(figures)?.price ?? 0)} price, which is ${price(figures, purchasePrice)}, less costs, − ` +
        `${usd(resultIn(figures)?.loanBalance ?? 0)} owed; not below $0) ÷ ${usd(equity)}`,
    }),
    computedRow({
      ...row('multiple', 'All received for each $1', 'per-dollar', { needs: [...needs, 'distributions'] }),
      value: (figures) => resultIn(figures)?.multiple ?? null,
      how: (figures) => `${perDollar(resultIn(figures)?.backPerDollar ?? 0)} back + the distributions until then`,
    }),
    computedRow({
      ...row('rate', 'Rate a year', 'percent', { needs: [...needs, 'distributions'] }),
      value: (figures) => resultIn(figures)?.irr ?? null,
      how: () => 'the yearly rate at which all of that is worth the $1 paid today',
    }),
    computedRow({
      ...row('shortfall', 'Loan not repaid', 'dollars', {}),
      value: (figures) => resultIn(figures)?.shortfall ?? null,
      how: (figures) =>
        `what the price less costs lacks of ${usd(resultIn(figures)?.loanBalance ?? 0)}; the lender’s loss, not yours`,
    }),
  ]
}

const stressName = 'Stress case'
const newLoanName = 'When the loan falls due, on the income of the stress case'

function stressRows(assumptions: OfferingAssumptions): readonly FigureRow[] {
  const { stressIncome, stressValue } = assumptions
  const kept = `100% − ${typedPercent(stressIncome)}`
  return [
    computedRow({
      id: 'stress-distribution',
      subject: stressName,
      label: 'First distribution',
      unit: 'percent',
      value: ({ stress }) => stress?.firstDistribution ?? null,
      needs: [...stressed, 'distributions'],
      how: (_, { netIncome = 0, equity }) =>
        `the smaller of the plan and (${usd(netIncome)} × (${kept}) − the loan’s payments) ÷ ` +
        `${usd(equity)}, not below 0`,
    }),
    computedRow({
      id: 'stress-coverage',
      subject: stressName,
      label: 'Net income to the loan’s payments in year 1',
      unit: 'times',
      value: ({ stress }) => stress?.coverage ?? null,
      needs: [...stressed, 'loan'],
      how: (_, { netIncome = 0 }) => `${usd(netIncome)} × (${kept}) ÷ the payments of year 1`,
    }),
    ...resultRows({
      id: 'stress',
      name: stressName,
      needs: stressed,
      read: ({ stress }) => stress,
      price: (_, purchasePrice) => `${usd(purchasePrice)} × (100% − ${typedPercent(stressValue)})`,
    }),
  ]
}

function newLoanRows({ stressIncome, ...assumed }: OfferingAssumptions): readonly FigureRow[] {
  const read = (part: keyof StressCase) => (figures: OfferingFigures) => figures.stress?.[part] ?? null
  const needs = [...stressed, 'loan'] as const
  return [
    computedRow({
      id: 'due-balance',
      subject: newLoanName,
      label: 'Owed then',
      unit: 'dollars',
      value: read('loanAtMaturity'),
      needs,
      how: (_, { maturityYears = 0 }) => `what is left of the loan at the end of year ${maturityYears}`,
    }),
    computedRow({
      id: 'new-loan',
      subject: newLoanName,
      label: 'A new loan',
      unit: 'dollars',
      value: read('newLoan'),
      needs,
      how: (_, { netIncome = 0, loanRate = 0 }) =>
        `${usd(netIncome)} × (100% − ${typedPercent(stressIncome)}) ÷ ${assumed.refinanceCoverage} ÷ ` +
        `a year of payments for each $1 at ${typedPercent(loanRate + assumed.refinanceRateRise)} ` +
        `over ${assumed.refinanceYears} years`,
    }),
    computedRow({
      id: 'new-loan-gap',
      subject: newLoanName,
      label: 'What it would lack of what is owed',
      unit: 'dollars',
      value: read('refinanceGap'),
      needs,
      how: ({ stress }) => `${usd(stress?.loanAtMaturity ?? 0)} − ${usd(stress?.newLoan ?? 0)}, not below $0`,
    }),
  ]
}

function signedPercent(share: number): string {
  return `${share < 0 ? '−' : '+'} ${typedPercent(Math.abs(share))}`
}
