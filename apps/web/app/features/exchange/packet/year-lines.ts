import { formatUsd } from '@dst/domain/calculator'
import { stateSourceOf, type ExchangeFile, type FileTax } from '@dst/domain/exchange-file'
import { assumedOtherIncome, stateGainRates } from '@dst/domain/parameters'
import type { StateTable } from '@dst/domain/state-tax'
import type { FilingStatus } from '@dst/domain/tax-estimate'
import { yearEndMessage } from '../dates/dates-table.ts'
import { kindLabels } from '../dates/dates-copy.ts'
import { shareOf } from '../money/state-how.ts'
import { entered, type PacketLine } from './packet-line.ts'
import { cpaStateLine, residenceLines } from './state-fact-lines.ts'

const none = { shown: formatUsd, assumed: formatUsd(0) } as const
const yes = { shown: (holds: boolean) => (holds ? 'Yes' : 'No'), assumed: 'No' } as const

const filingLabels: Readonly<Record<FilingStatus, string>> = {
  joint: 'Married, jointly',
  single: 'Single',
  head: 'Head of household',
  separate: 'Married, separately',
  surviving: 'Surviving spouse',
}

/**
 * Who files, and the year around the sale. What the estimate of this taxpayer doesn't use is left out, and so are
 * places while the figures of the states are not there.
 */
export function yearLines(file: ExchangeFile, year?: FileTax['year'], figures?: StateTable): readonly PacketLine[] {
  const { taxpayer, income } = file
  const { kind = 'individual' } = taxpayer
  return [
    entered({ what: 'Who files', law: '26 CFR 301.7701-3' }, taxpayer.kind, {
      shown: (given) => kindLabels[given],
      assumed: kindLabels.individual,
    }),
    entered({ what: 'End of the tax year', law: '26 U.S.C. 441' }, taxpayer.fiscalYearEnd, {
      shown: yearEndMessage,
      assumed: yearEndMessage('12-31'),
    }),
    ...(kind === 'c-corporation' || kind === 'trust-or-estate'
      ? []
      : [...taxpayerLines(file, year), ...residenceLines(file, figures)]),
    entered({ what: 'State rate on the gain', law: 'State law' }, income.stateRate, {
      shown: shareOf,
      assumed: defaultStateRate(file),
    }),
    cpaStateLine(file),
  ]
}

function taxpayerLines({ taxpayer, income }: ExchangeFile, year?: FileTax['year']): readonly PacketLine[] {
  return [
    entered({ what: 'How you file', law: '26 U.S.C. 1, 2' }, taxpayer.filing, {
      shown: (filing) => filingLabels[filing],
      assumed: filingLabels.joint,
    }),
    entered({ what: 'Taxable income without the sale', law: '26 U.S.C. 63' }, income.otherTaxable, {
      shown: formatUsd,
      assumed: formatUsd(assumedOtherIncome),
    }),
    entered({ what: 'Deductions in it', law: '26 U.S.C. 63' }, income.deductions, {
      shown: formatUsd,
      assumed: year === undefined ? 'The standard deduction' : `${formatUsd(year.deductions)}, the standard deduction`,
    }),
    entered({ what: 'Investment income in it', law: '26 U.S.C. 1411(c)' }, income.otherInvestmentIncome, none),
    entered({ what: 'Real-estate professional', law: '26 U.S.C. 469(c)(7)' }, income.realEstateProfessional, yes),
    entered({ what: 'Suspended passive losses', law: '26 U.S.C. 469(g)' }, income.suspendedLosses, none),
    entered({ what: 'Capital losses carried over', law: '26 U.S.C. 1212(b)' }, income.capitalLossCarryover, none),
  ]
}

function defaultStateRate(file: ExchangeFile): string {
  const { taxpayer, sales } = file
  const { by } = stateSourceOf(file)
  if (by === 'cpa') return 'None: the amount of the CPA stands'
  if (by === 'states') return 'None: computed by the figures of the state'
  if (taxpayer.kind === 'c-corporation') return 'Not included until you enter a rate'
  if (by !== 'highest-rate') return 'Not included until you enter the state or a rate'
  const [first, ...others] = new Set(sales.flatMap(({ state }) => state ?? []))
  if (first === undefined || others.length > 0) return 'The highest rate of each state'
  const { [first]: rate } = stateGainRates
  return `${shareOf(rate)}, the highest rate of the state`
}
