import { formatUsd } from '@dst/domain/calculator'
import type { ExchangeFile, FileTax } from '@dst/domain/exchange-file'
import { assumedOtherIncome, stateGainRates } from '@dst/domain/parameters'
import type { FilingStatus } from '@dst/domain/tax-estimate'
import { yearEndMessage } from '../dates/dates-table.ts'
import { kindLabels } from '../dates/dates-copy.ts'
import { shareOf } from '../money/tax-copy.ts'
import { entered, type PacketLine } from './packet-line.ts'

const none = { shown: formatUsd, assumed: formatUsd(0) } as const
const yes = { shown: (holds: boolean) => (holds ? 'Yes' : 'No'), assumed: 'No' } as const

const filingLabels: Readonly<Record<FilingStatus, string>> = {
  joint: 'Married, jointly',
  single: 'Single',
  head: 'Head of household',
  separate: 'Married, separately',
  surviving: 'Surviving spouse',
}

/** Who files, and the year around the sale. What the estimate of this taxpayer doesn't use is left out. */
export function yearLines(file: ExchangeFile, year?: FileTax['year']): readonly PacketLine[] {
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
    ...(kind === 'c-corporation' || kind === 'trust-or-estate' ? [] : taxpayerLines(file, year)),
    entered({ what: 'State rate on the gain', law: 'State law' }, income.stateRate, {
      shown: shareOf,
      assumed: defaultStateRate(file),
    }),
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

function defaultStateRate({ taxpayer, sales }: ExchangeFile): string {
  const states = [...new Set(sales.flatMap(({ state }) => state ?? []))]
  const [first, ...others] = states
  if (taxpayer.kind === 'c-corporation') return 'Not included until you enter a rate'
  if (first === undefined) return 'Not included until you enter the state or a rate'
  if (others.length > 0) return 'The highest rate of each state'
  const { [first]: rate } = stateGainRates
  return `${shareOf(rate)}, the highest rate of the state`
}
