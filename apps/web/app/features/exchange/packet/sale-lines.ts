import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { usualSellingCosts, type FileTax, type Sale } from '@dst/domain/exchange-file'
import { assumedSellingCosts, landShare } from '@dst/domain/parameters'
import { estimateTaxOfSales } from '@dst/domain/tax-estimate'
import { longMonth, weekdayDate } from '@dst/domain/wording'
import { stateNames } from '../money/state-names.ts'
import { computed, entered, needed, type PacketLine } from './packet-line.ts'

type PlainDate = `${number}-${number}-${number}`
type Property = FileTax['properties'][number]

const usd = formatUsd
const none = { shown: usd, usual: usd(0) } as const
const propertyTypes = { commercial: 'Commercial', residential: 'Residential' } as const

/** What is known of one sale, in the order of Money. `property` is what the estimate counts it as. */
export function saleLines(sale: Sale, year?: FileTax['year'], property?: Property): readonly PacketLine[] {
  const { price } = sale
  return [
    needed({ what: 'Closing', law: '26 U.S.C. 1031(a)(3)' }, sale.closing as PlainDate | undefined, weekdayDate),
    needed({ what: 'Sale price', law: '26 U.S.C. 1001(b)' }, price, usd),
    entered({ what: 'Selling costs', law: '26 U.S.C. 1001(b); Form 8824, line 15' }, sale.sellingCosts, {
      shown: usd,
      usual: usualCosts(price),
    }),
    entered({ what: 'Loans that the sale pays off', law: '26 CFR 1.1031(d)-2' }, sale.debtPaidOff, none),
    entered({ what: 'Cash or credits taken at the closing', law: '26 U.S.C. 1031(b)' }, sale.cashTaken, none),
    entered({ what: 'State of the property', law: 'State law' }, sale.state, {
      shown: (state) => stateNames[state],
      usual: 'Not entered: no state tax is included',
    }),
    entered({ what: 'Property', law: '26 U.S.C. 168(c)' }, sale.propertyType, {
      shown: (type) => propertyTypes[type],
      usual: propertyTypes.commercial,
    }),
    needed({ what: 'What you paid', law: '26 U.S.C. 1012' }, sale.purchasePrice, usd),
    entered({ what: 'Part of the price that was land', law: '26 CFR 1.167(a)-2' }, sale.landShare, {
      shown: percentOf,
      usual: percentOf(landShare.value),
    }),
    needed(
      { what: 'In use since', law: '26 U.S.C. 168(d)' },
      sale.placedInService as `${number}-${number}` | undefined,
      longMonth,
    ),
    entered({ what: 'Improvements', law: '26 U.S.C. 1016(a)(1)' }, sale.improvements, none),
    writtenOff(sale, year, property),
    entered({ what: 'Gain deferred by an earlier exchange', law: '26 U.S.C. 1031(d)' }, sale.priorDeferredGain, none),
  ]
}

function usualCosts(price: number | undefined): string {
  const share = `${percentOf(assumedSellingCosts.value)} of the price`
  return price === undefined ? share : `${usd(usualSellingCosts(price))}, ${share}`
}

/** Typed, or by whole months of the straight line, once all that it takes is known. */
function writtenOff({ depreciation }: Sale, year?: FileTax['year'], property?: Property): PacketLine {
  const line = { what: 'Depreciation so far', law: '26 U.S.C. 1016(a)(2), 168' }
  if (depreciation !== undefined || year === undefined || property === undefined) return needed(line, depreciation, usd)
  return computed(line.what, line.law, estimateTaxOfSales(year, [property]).depreciation)
}
