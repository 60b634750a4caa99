import { itemFields, writeField, type FieldValue, type FileField } from '@dst/domain/exchange-file'
import { offeringFieldNames, type OfferingFieldName } from '../../account/offering-field-names.ts'
import { stateWords } from '../figures/sponsor-rows.ts'
import type { PastedValue } from './read-pasted.ts'

/** "Loan: $24,839,304, read per dollar of equity, in place of $1". */
export function valueSentence({ field, value, before, how }: PastedValue): string {
  return [
    `${offeringFieldNames[field]}: ${valueWords(field, value)}`,
    ...(how === undefined ? [] : [how]),
    ...(before === undefined ? [] : [`in place of ${valueWords(field, before)}`]),
  ].join(', ')
}

const choiceWords: Readonly<Record<string, string>> = {
  sponsor: 'the sponsor',
  lender: 'the lender',
  other: 'somebody else',
  none: 'none',
  outside: 'a tenant from outside',
  affiliate: 'an affiliate of the sponsor',
}

function valueWords(name: OfferingFieldName, value: FieldValue): string {
  const field: FileField = itemFields.offerings[name]
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field.type === 'choice') return choiceWords[value] ?? stateWords(String(value))
  const written = writeField(field, value)
  return field.type === 'number' && field.unit === 'dollars' ? `$${written}` : written
}
