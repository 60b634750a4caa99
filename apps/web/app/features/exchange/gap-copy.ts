import { longMonth } from '@dst/domain/wording'
import type { ExchangeFile, Sale, TaxGap } from '@dst/domain/exchange-file'
import { residentialDepreciationFrom, commercialDepreciationFrom } from '@dst/domain/parameters'
import { taxYears } from '@dst/domain/tax-estimate'
import { listed } from '@dst/domain/wording'
import { saleName } from './sale-name.ts'
import type { FieldPath } from './store/edits.ts'

/** What keeps the tax from being estimated, and where to mend it. */
export interface GapCopy {
  readonly text: string
  readonly path: FieldPath
  /** What the link to the field says. */
  readonly link: string
}

/** A gap in the person's words; with several sales it names the one that it is about. */
export function gapCopy(file: ExchangeFile, gap: TaxGap, today: string): GapCopy {
  const found = file.sales.findIndex(({ id }) => id === gap.saleId)
  const at = Math.max(0, found)
  const sale = file.sales[at] ?? { id: '' }
  const words = byCode[gap.code]({ file, sale, at, today })
  return found >= 0 && file.sales.length > 1 ? { ...words, text: `${saleName(sale, at)}: ${words.text}` } : words
}

interface Place {
  readonly file: ExchangeFile
  readonly sale: Sale
  readonly at: number
  readonly today: string
}

const byCode = {
  'price-missing': ({ at }) => ({
    text: 'Enter the sale price: everything else is counted from it.',
    path: `sales.${at}.price`,
    link: 'Enter the sale price',
  }),
  'purchase-missing': ({ at }) => ({
    text: 'Enter what you paid for the property: the gain is counted from it.',
    path: `sales.${at}.purchasePrice`,
    link: 'Enter what you paid',
  }),
  'service-missing': ({ at }) => ({
    text: 'Enter the month in which you began to rent it out or use it: depreciation is counted from it.',
    path: `sales.${at}.placedInService`,
    link: 'Enter the month',
  }),
  'service-after-sale': ({ file, sale, at, today }) => ({
    text:
      `The property came into use in ${monthOf(sale.placedInService)}, after the sale in ` +
      `${monthOf(sale.closing ?? firstClosing(file) ?? today)}. Check both.`,
    path: `sales.${at}.placedInService`,
    link: 'Check the month',
  }),
  'depreciation-missing': ({ sale, at }) => ({
    text: `Enter the depreciation from your records. ${whyTyped(sale)}`,
    path: `sales.${at}.depreciation`,
    link: 'Enter the depreciation',
  }),
  'several-tax-years': ({ file }) => ({
    text: 'Your sales fall into different tax years. Each year has brackets of its own, so one total would be wrong.',
    path: `sales.${Math.max(0, file.sales.length - 1)}.closing`,
    link: 'Check the closing',
  }),
  'states-missing': ({ file }) => ({
    text: 'The figures of the states are being loaded. If they stay away, reload the page once there is a connection.',
    path: `sales.${Math.max(
      0,
      file.sales.findIndex(({ state }) => state !== undefined),
    )}.state`,
    link: 'Check the state',
  }),
  'trust-not-computed': () => ({
    text: 'The tax of a trust or an estate is not computed here: its brackets are its own. Ask its CPA.',
    path: 'income.cpaTax',
    link: "Enter the CPA's number",
  }),
  'year-unknown': ({ file, sale, at }) => ({
    text:
      `The sale is of ${yearOf(firstClosing(file) ?? sale.closing)}. Figures are here for ` +
      `${listed(taxYears.map(String), 'and')} only.`,
    path: `sales.${at}.closing`,
    link: 'Check the closing',
  }),
} as const satisfies Record<TaxGap['code'], (place: Place) => GapCopy>

function whyTyped({ priorDeferredGain = 0, propertyType = 'commercial', placedInService = '' }: Sale): string {
  if (priorDeferredGain > 0) {
    return (
      'It can’t be computed: the property came from an earlier exchange, and generally goes on with the basis and ' +
      'the schedule of the one before it. Count what was written off since you got it; older depreciation is in the ' +
      'gain that you deferred.'
    )
  }
  const from = propertyType === 'residential' ? residentialDepreciationFrom : commercialDepreciationFrom
  return (
    `It can’t be computed: property in use since ${monthOf(placedInService)}, before ${monthOf(from)}, was ` +
    'written off over another period, and the old depreciation still counts.'
  )
}

function firstClosing({ sales }: ExchangeFile): string | undefined {
  return sales.flatMap(({ closing }) => closing ?? []).toSorted()[0]
}

function monthOf(date = ''): string {
  const month = date.slice(0, 'yyyy-mm'.length)
  return month === '' ? 'an unknown month' : longMonth(month as `${number}-${number}`)
}

function yearOf(date = ''): string {
  return date.slice(0, 'yyyy'.length)
}
