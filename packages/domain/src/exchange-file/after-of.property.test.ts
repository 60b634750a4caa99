import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeExchange, fileOf, itemFields, partFields, type ExchangeFile, type FileField } from './index.ts'

/** Anything that a field can hold, often its limits. */
function anyOf(field: FileField): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'text':
    case 'code':
      return fc.constant('a')
    case 'item':
      return fc.constantFrom('0', '1', 'gone')
    case 'flag':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'date': {
      const month = fc.date({ min: new Date('1985-01-01'), max: new Date('2030-12-28'), noInvalidDate: true })
      return month.map((date) => date.toISOString().slice(0, field.form === 'day' ? 10 : 7))
    }
    case 'number':
      return fc.oneof(
        fc.constantFrom(
          field.least,
          field.most,
          Math.max(field.least, 0),
          Math.max(field.least, Math.min(1, field.most)),
        ),
        fc.integer({ min: Math.ceil(field.least), max: Math.floor(Math.min(field.most, 2_000_000)) }),
        fc.double({ min: field.least, max: field.most, noNaN: true }),
      )
  }
}

function entries(prefix: string, fields: Readonly<Record<string, FileField>>, most: number) {
  const names = Object.keys(fields)
  const field = fc.constantFrom(...names).chain((name) => {
    const found = fields[name]
    return found === undefined
      ? fc.constant([name, undefined] as const)
      : anyOf(found).map((value) => [name, value] as const)
  })
  return fc
    .array(field, { maxLength: most })
    .map((found) => found.map(([name, value]) => [`${prefix}.${name}`, value] as const))
}

const lists = Object.entries(itemFields).flatMap(([list, fields]) =>
  ['0', '1'].map((id) => entries(`${list}.${id}`, fields, 14)),
)
const parts = Object.entries(partFields).map(([part, fields]) => entries(part, fields, 3))
// Without these, little is derived at all.
const sold = fc.tuple(fc.integer({ min: 0, max: 3_000_000 }), fc.integer({ min: 0, max: 2_000_000 })).map(
  ([price, paid]) =>
    [
      ['sales.0.price', price],
      ['sales.0.purchasePrice', paid],
      ['sales.0.placedInService', '2015-03'],
      ['sales.0.closing', '2026-06-10'],
      ['purchases.0.equity', 900_000],
    ] as const,
)

const anyFile: fc.Arbitrary<ExchangeFile> = fc
  .tuple(sold, fc.tuple(...lists, ...parts))
  .map(([first, rest]) => fileOf([...first, ...rest.flat()]))

test('whatever a file holds, the time after it is described or refused, and what is shared out adds up', () => {
  let described = 0
  fc.assert(
    fc.property(anyFile, fc.constantFrom('2026-06-20', '2026-09-01', '2027-06-01', '2029-01-01'), (file, today) => {
      const { after, money } = describeExchange(file, today)
      if (!after.ok || after.value.kind !== 'bought') return
      described += 1
      const { form, writeOff, purchases } = after.value
      expect(form.lines.line25 - (form.lines.line16 - form.lines.line24)).toBe(0)
      // The boot of the money and line 15 are the same, but for rounding of each amount.
      expect(Math.abs(form.lines.line15 - (money.ok ? money.value.check.boot : 0))).toBeLessThanOrEqual(1)
      if (!writeOff.ok || purchases.some(({ purchase }) => purchase.cpaBasis !== undefined)) return
      const shared = writeOff.value.chosen.replacements.reduce((sum, { basis }) => sum + Math.round(basis * 100), 0)
      expect(shared - Math.round(form.counted.line25 * 100)).toBe(0)
    }),
    { numRuns: 800 },
  )
  expect(described).toBeGreaterThan(50)
})
