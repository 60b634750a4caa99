import {
  compareOf,
  datesOf,
  listOf,
  moneyOf,
  taxOf,
  type DatesGap,
  type ExchangeFile,
  type FileComparison,
  type FileDates,
  type FileList,
  type FileMoney,
  type FileTax,
  type TaxGap,
} from '@dst/domain/exchange-file'
import { taxYear2025, taxYear2026 } from '@dst/domain/parameters/provenance'
import type { Result } from '@dst/domain/result'
import { latestTaxYear } from '@dst/domain/tax-estimate'
import { longDate } from '@dst/domain/wording'
import { siteAddress } from '~/lib/site-address.ts'
import { paths } from '~/paths.ts'
import { withoutNames } from './without-names.ts'

/** All that the pages show of a file on one day. */
export interface PacketFacts {
  /** Without names, unless they were asked for. */
  readonly file: ExchangeFile
  readonly today: `${number}-${number}-${number}`
  readonly dates: Result<FileDates, DatesGap>
  readonly tax: Result<FileTax, TaxGap>
  readonly money: Result<FileMoney, 'price-missing'>
  readonly compared: Result<FileComparison, TaxGap>
  readonly list: Result<FileList, 'price-missing'>
}

/** Computes what the pages show. */
export function packetFacts(given: ExchangeFile, today: string, names: boolean): PacketFacts {
  const file = names ? given : withoutNames(given)
  return {
    file,
    today: today as PacketFacts['today'],
    dates: datesOf(file, today),
    tax: taxOf(file, today),
    money: moneyOf(file, today),
    compared: compareOf(file, today),
    list: listOf(file, today),
  }
}

/** Of which year the figures of law are, and when they were last read. */
export function figuresAsOf(tax: PacketFacts['tax']): string {
  const year = tax.ok ? tax.value.figuresOf : latestTaxYear
  const { reviewed } = { 2025: taxYear2025, 2026: taxYear2026 }[year]
  return `Figures as of tax year ${year}, read on ${longDate(reviewed)}`
}

/** In which view a field is entered, for somebody who has only the paper. */
export function whereToEnter(path: string): string {
  const [name, address] = viewOf(path)
  return `Its place is ${name}: ${siteAddress(address)}`
}

function viewOf(path: string) {
  if (path.endsWith('.closing') || path.startsWith('deadlines.')) return ['Dates', paths.exchange] as const
  return path.startsWith('purchases.')
    ? (['List', paths.exchangeList] as const)
    : (['Money', paths.exchangeMoney] as const)
}
