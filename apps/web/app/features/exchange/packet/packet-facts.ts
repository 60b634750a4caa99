import { describeExchange, type ExchangeDescription, type ExchangeFile } from '@dst/domain/exchange-file'
import { taxYear2025, taxYear2026 } from '@dst/domain/parameters/provenance'
import type { StateTaxes } from '@dst/domain/state-tax'
import { latestTaxYear } from '@dst/domain/tax-estimate'
import { longDate } from '@dst/domain/wording'
import { siteAddress } from '~/lib/page/site-address.ts'
import { paths } from '~/paths.ts'
import { withoutNames } from './without-names.ts'

/** The exchange that the pages show: without names, unless they were asked for. */
export function packetFacts(
  file: ExchangeFile,
  today: string,
  { names, states }: { readonly names: boolean; readonly states: StateTaxes | undefined },
): ExchangeDescription {
  return describeExchange(names ? file : withoutNames(file), today, states)
}

/** Of which year the figures of law are, and when they were last read. */
export function figuresAsOf(tax: ExchangeDescription['tax']): string {
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
  if (path.startsWith('saleParts.')) return ['After', paths.exchangeAfter] as const
  if (path.endsWith('.closing') || path.startsWith('deadlines.')) return ['Dates', paths.exchange] as const
  return path.startsWith('purchases.')
    ? (['List', paths.exchangeList] as const)
    : (['Money', paths.exchangeMoney] as const)
}
