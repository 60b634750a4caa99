import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { defaultSellingCosts, type ExchangeFile, type FileTax, type Sale, type TaxGap } from '@dst/domain/exchange-file'
import { assumedSellingCosts, landShare } from '@dst/domain/parameters'
import type { Result } from '@dst/domain/result'
import type { StateTable } from '@dst/domain/state-tax'
import { estimateTaxOfSales } from '@dst/domain/tax-estimate'
import { longMonth, weekdayDate } from '@dst/domain/wording'
import { pricedIndex } from '../money/priced-index.ts'
import { stateNames } from '@dst/domain/exchange-facts'
import { computed, entered, needed, type PacketLine } from './packet-line.ts'
import { stateFactLines } from './state-fact-lines.ts'

type Month = `${number}-${number}`
type Tax = Result<FileTax, TaxGap>

const usd = formatUsd
const none = { shown: usd, assumed: usd(0) } as const
const propertyTypes = { commercial: 'Commercial', residential: 'Residential' } as const

/** What is known of one sale of a file, in the order of the view of the money; of none, what would be needed. */
export function saleLines(file: ExchangeFile, at: number, tax: Tax, figures?: StateTable): readonly PacketLine[] {
  const sale: Sale = file.sales[at] ?? { id: '' }
  return [
    needed(
      { what: 'Closing', law: '26 U.S.C. 1031(a)(3)' },
      sale.closing as `${Month}-${number}` | undefined,
      weekdayDate,
    ),
    needed({ what: 'Sale price', law: '26 U.S.C. 1001(b)' }, sale.price, usd),
    entered({ what: 'Selling costs', law: '26 U.S.C. 1001(b); Form 8824, line 15' }, sale.sellingCosts, {
      shown: usd,
      assumed: defaultCostsLine(sale.price),
    }),
    entered({ what: 'Loans that the sale pays off', law: '26 CFR 1.1031(d)-2' }, sale.debtPaidOff, none),
    entered({ what: 'Cash or credits taken at the closing', law: '26 U.S.C. 1031(b)' }, sale.cashTaken, none),
    needed({ what: 'State of the property', law: 'State law' }, sale.state, (state) => stateNames[state]),
    entered({ what: 'Kind of property', law: '26 U.S.C. 168(c)' }, sale.propertyType, {
      shown: (type) => propertyTypes[type],
      assumed: propertyTypes.commercial,
    }),
    needed({ what: 'What was paid for it', law: '26 U.S.C. 1012' }, sale.purchasePrice, usd),
    entered({ what: 'Part of that price that was land', law: '26 CFR 1.167(a)-2' }, sale.landShare, {
      shown: percentOf,
      assumed: percentOf(landShare),
    }),
    needed({ what: 'In use since', law: '26 U.S.C. 168(d)' }, sale.placedInService as Month | undefined, longMonth),
    entered({ what: 'Improvements', law: '26 U.S.C. 1016(a)(1)' }, sale.improvements, none),
    writtenOff(file, at, tax),
    entered({ what: 'Gain deferred by an earlier exchange', law: '26 U.S.C. 1031(d)' }, sale.priorDeferredGain, none),
    ...stateFactLines(sale, tax, figures),
  ]
}

function defaultCostsLine(price: number | undefined): string {
  const share = `${percentOf(assumedSellingCosts)} of the price`
  return price === undefined ? share : `${usd(defaultSellingCosts(price))}, ${share}`
}

/** Typed, or by whole months of the straight line once the tax is known. Some has to be typed. */
function writtenOff(file: ExchangeFile, at: number, tax: Tax): PacketLine {
  const line = { what: 'Depreciation so far', law: '26 U.S.C. 1016(a)(2), 168' }
  const sale = file.sales[at]
  const mustBeTyped = !tax.ok && tax.error.code === 'depreciation-missing' && tax.error.saleId === sale?.id
  if (sale?.depreciation !== undefined || mustBeTyped) return needed(line, sale?.depreciation, usd)
  const property = tax.ok ? tax.value.properties[pricedIndex(file, at)] : undefined
  if (!tax.ok || property === undefined) return { ...line, value: 'Not known yet', from: 'computed' }
  return computed(line.what, line.law, estimateTaxOfSales(tax.value.year, [property]).depreciation)
}
