import type { ExchangeFacts } from '../exchange-facts/exchange-facts.ts'
import { amountMaximum } from '../parameters/calculator.ts'
import { exchangeFileMaximum } from '../parameters/exchange-file.ts'
import type { FieldsOf } from './field-kinds.ts'
import { itemFields } from './file-fields.ts'

const { sales, purchases, offerings } = exchangeFileMaximum
const day = { type: 'date', form: 'day' } as const
const amount = { type: 'number', unit: 'dollars', least: 0, most: sales * amountMaximum, whole: true } as const
const signed = { ...amount, least: -amount.most } as const

/** What each fact of an exchange can hold: no more than the largest file can add up to. */
export const factFields = {
  lastNamingDay: day,
  lastClosingDay: day,
  netSalePrice: amount,
  cashToPlace: amount,
  debtToReplace: amount,
  propertyState: itemFields.sales.state,
  residenceState: itemFields.sales.state,
  estimatedTax: signed,
  estimatedTaxMost: signed,
  stateTax: signed,
  stateTaxMost: signed,
  stateFigures: { type: 'choice', options: ['published', 'preliminary', 'carried', 'disputed'] },
  stateFiguresRead: day,
  listedProperties: {
    type: 'number',
    unit: 'count',
    least: 1,
    most: purchases * itemFields.purchases.units.most,
    whole: true,
  },
  typedOfferings: { type: 'number', unit: 'count', least: 1, most: offerings, whole: true },
} as const satisfies FieldsOf<ExchangeFacts>
