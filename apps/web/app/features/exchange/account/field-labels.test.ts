import { emptyExchangeFile, itemFields, partFields, type ExchangeFile, type FileField } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { fieldLabel, valueLabel } from './field-labels.ts'

const file: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [{ id: 'a' }, { id: 'b', label: 'Elm Street' }],
  purchases: [{ id: 'c', kind: 'property' }],
  saleParts: [{ id: 'p', sale: 'b' }],
  offerings: [{ id: 'o' }],
}

test.each([
  ['sales.a.price', 'Sale 1: Sale price'],
  ['sales.b.closing', 'Elm Street: Closing'],
  ['purchases.c.closedOn', 'Property 1: Closed on'],
  ['plan.years', 'Years until the end'],
  ['saleParts.p.cost', 'Part 1: Cost'],
  ['moneyBack.m.on', 'Payment m: Day of the payment'],
  ['offerings.o.distribution3', 'Offering 1: Distribution of year 3'],
  ['offeringCases.growth1', 'Growth of the price, first case'],
])('%s is called %s', (path, words) => expect(fieldLabel(path, [file])).toBe(words))

test('an item that only the other device has is called by its name there', () => {
  const other = { ...file, purchases: [{ id: 'd', name: 'Harbor DST' }] }
  expect(fieldLabel('purchases.d.equity', [file, other])).toBe('Harbor DST: Cash that you put in')
})

test.each([
  ['sales.a.price', 1_250_000, '$1,250,000'],
  ['income.otherTaxable', -5_000, '-$5,000'],
  ['sales.a.closing', '2026-12-04', 'Fri Dec 4, 2026'],
  ['plan.load', 0.1, '10%'],
  ['plan.years', 7, '7'],
  ['plan.accredited', false, 'No'],
  ['taxpayer.kind', 'partnership', 'A partnership, or an LLC with several owners'],
  ['taxpayer.fiscalYearEnd', '06-30', 'June 30'],
  ['sales.a.state', 'CA', 'California'],
  ['purchases.c.wanted', 'backup', 'Backup'],
  ['purchases.c.name', 'Harbor DST', 'Harbor DST'],
  ['offerings.o.state', 'several', 'Several states'],
  ['offerings.o.loanRate', 0.0575, '5.75%'],
  ['purchases.c.name', undefined, 'Left empty'],
] as const)('%s of %s reads %s', (path, value, words) => expect(valueLabel(path, value)).toBe(words))

test('an item that a field points at goes by its name', () => {
  expect(valueLabel('saleParts.p.sale', 'b', [file])).toBe('Elm Street')
  expect(valueLabel('trustLetters.t.purchase', 'c', [emptyExchangeFile, file])).toBe('Property 1')
})

test('every option of every choice has words', () => {
  const choices = [...Object.entries(partFields), ...Object.entries(itemFields)].flatMap(([part, fields]) =>
    Object.entries<FileField>(fields).flatMap(([name, field]) =>
      field.type === 'choice' ? field.options.map((option) => [`${part}.${name}`, option] as const) : [],
    ),
  )
  expect(choices.length).toBeGreaterThan(60)
  for (const [path, option] of choices) {
    const isItem = Object.keys(itemFields).some((list) => path.startsWith(`${list}.`))
    const place = isItem ? path.replace('.', '.a.') : path
    expect(valueLabel(place, option), path).not.toBe(option)
  }
})
