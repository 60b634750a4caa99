import { stateFigures } from '../../states/index.ts'
import type { FiguresKind, StateYear } from '../../states/state-figures.ts'
import type { StateCode } from '../../state-tax.ts'
import type { Parameter, Unit } from '../parameter.ts'
import { statesSource } from './state-record.ts'
import { stateRecords } from './state-records.ts'

/** One figure of a state's tax of one year, with what is known about it. */
export interface StateParameter extends Parameter {
  readonly name: StateParameterName
  readonly taxYear: number
  readonly kind: FiguresKind
}

type StateParameterName = Exclude<keyof StateYear, 'kind'>

/** Every figure of a state, of the latest year first: earlier years stay beside it. None without an income tax. */
export function stateParameters(code: StateCode): readonly StateParameter[] {
  const { reviewed, sources } = stateRecords[code]
  const source = [statesSource, ...sources].map(({ title }) => title).join('; ')
  const years = Object.entries(stateFigures[code].years) as [string, StateYear][]
  return years.toReversed().flatMap(([taxYear, year]) =>
    names
      .filter((name) => year[name] !== undefined)
      .map((name) => ({
        name,
        ...labels[name],
        value: year[name],
        source,
        reviewed,
        taxYear: Number(taxYear),
        kind: year.kind,
      })),
  )
}

const labels = {
  base: { label: 'Income that the tax starts from', unit: 'text' },
  deductionAddedBack: { label: 'Federal deduction that is added back', unit: 'USD' },
  added: { label: 'Added to federal taxable income', unit: 'USD' },
  gain: { label: 'Rule for a long-term gain on real property', unit: 'scale' },
  deduction: { label: 'Standard deduction', unit: 'USD' },
  disputed: { label: 'The other value that authorities name', unit: 'USD' },
  exemption: { label: 'Personal exemption', unit: 'USD' },
  federalTaxDeducted: { label: 'Federal tax that is deducted', unit: 'USD' },
  brackets: { label: 'Brackets', unit: 'share' },
  rateLessAmount: { label: 'Rates of all taxable income, less an amount', unit: 'share' },
  taxSteps: { label: 'Tax at the start of each step, and the rate above', unit: 'share' },
  businessGain: { label: 'Gain that is income of a business', unit: 'USD' },
  shortTermRate: { label: 'Rate on gain of property held a year or less', unit: 'share' },
  recapture: { label: 'Low brackets taken back from high incomes', unit: 'USD' },
  ladders: { label: 'Tax added in steps of income', unit: 'USD' },
  surtaxes: { label: 'Taxes on top', unit: 'share' },
  credit: { label: 'Personal credit', unit: 'USD' },
  creditShare: { label: 'Part of the tax that is forgiven', unit: 'share' },
  fixedTax: { label: 'Tax of every return', unit: 'USD' },
  leastTax: { label: 'Least tax', unit: 'share' },
  noTaxUpTo: { label: 'Income up to which nothing is due', unit: 'USD' },
} as const satisfies Record<StateParameterName, { label: string; unit: Unit }>

const names = Object.keys(labels) as StateParameterName[]
