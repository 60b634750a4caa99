import { emptyExchangeFile, entriesOf, itemFields, partFields, type ExchangeFile } from '@dst/domain/exchange-file'
import { describe, expect, test } from 'vitest'
import { exchangeFileSchema, saveExchangeFileSchema } from '../src/index.ts'
import { refusals } from './refusals.ts'
import { exchangeFile } from './samples.ts'

const [sale] = exchangeFile.sales
const withSale = (fields: object) => ({ ...exchangeFile, sales: [{ ...sale, ...fields }] })

describe('an exchange file', () => {
  test('is accepted empty, and with every field that the domain knows', () => {
    expect(exchangeFileSchema.parse(emptyExchangeFile)).toEqual(emptyExchangeFile)
    expect(exchangeFileSchema.parse(exchangeFile)).toEqual(exchangeFile)
    const known = [partFields, itemFields].flatMap((parts) =>
      Object.entries(parts).flatMap(([part, fields]) => Object.keys(fields as object).map((name) => `${part}.${name}`)),
    )
    const sent = [...entriesOf(exchangeFile).keys()].map((path) => path.replace(/\.(k3x9|b-1)\./, '.'))
    expect(sent.toSorted()).toEqual(known.toSorted())
  })

  test('has texts trimmed', () => {
    expect(exchangeFileSchema.parse(withSale({ label: ' Oak ' })).sales[0]?.label).toBe('Oak')
  })

  test('is refused with a field that no file has, which is named', () => {
    expect(refusals(saveExchangeFileSchema, { file: { ...exchangeFile, owner: 'Ruth' } })).toEqual([
      'file.owner: Unknown field: owner',
    ])
    expect(refusals(exchangeFileSchema, withSale({ prize: 1 }))).toEqual(['sales.0.prize: Unknown field: prize'])
    expect(refusals(exchangeFileSchema, { ...exchangeFile, plan: { year: 3 } })).toEqual([
      'plan.year: Unknown field: year',
    ])
  })

  test.each([
    [{ price: -1 }, 'sales.0.price: price must be a whole number from 0 to 1000000000'],
    [{ price: 0.5 }, 'sales.0.price: price must be a whole number from 0 to 1000000000'],
    [{ price: '1' }, 'sales.0.price: price must be a whole number from 0 to 1000000000'],
    [{ landShare: 1.01 }, 'sales.0.landShare: landShare must be a number from 0 to 1'],
    [{ closing: '2026-02-30' }, 'sales.0.closing: closing must be a date as yyyy-mm-dd'],
    [{ closing: '2026-11-21T00:00:00Z' }, 'sales.0.closing: closing must be a date as yyyy-mm-dd'],
    [{ closing: 20261121 }, 'sales.0.closing: closing must be a date as yyyy-mm-dd'],
    [{ placedInService: '2015-13' }, 'sales.0.placedInService: placedInService must be a month as yyyy-mm'],
    [{ label: '' }, 'sales.0.label: label is required'],
    [{ label: 'x'.repeat(121) }, 'sales.0.label: label must be at most 120 characters'],
    [{ label: 'a\0b' }, 'sales.0.label: label contains characters that cannot be stored'],
    [{ propertyType: 'land' }, 'sales.0.propertyType: propertyType must be one of: commercial, residential'],
    [{ id: 'a.b' }, 'sales.0.id: The id of an item has 1 to 32 letters or digits'],
    [{ id: undefined }, 'sales.0.id: The id of an item must be text'],
  ])('is refused with %j', (fields, sentence) => {
    expect(refusals(exchangeFileSchema, withSale(fields))).toEqual([sentence])
  })

  test('of a page that knows nothing of later parts is accepted without them', () => {
    const { version, taxpayer, sales, deadlines, purchases, income, plan, ...later } = exchangeFile
    const before = { version, taxpayer, sales, deadlines, purchases, income, plan }
    expect(Object.keys(later)).toHaveLength(8)
    expect(exchangeFileSchema.parse(before)).toEqual({ ...emptyExchangeFile, ...before })
  })

  test.each([
    [{ equity: 0 }, 'offerings.0.equity: equity must be a whole number from 1 to 10000000000'],
    [{ loanRate: 0.151 }, 'offerings.0.loanRate: loanRate must be a number from 0 to 0.15'],
    [{ distribution11: 0.05 }, 'offerings.0.distribution11: Unknown field: distribution11'],
    [{ distributions: [0.05] }, 'offerings.0.distributions: Unknown field: distributions'],
    [{ state: 'XX' }, /^offerings\.0\.state: state must be one of: AL, .*, several$/],
  ])('is refused with an offering of %j', (fields, sentence) => {
    const offerings = [{ id: 'o', ...fields }]
    const found = refusals(exchangeFileSchema, { ...exchangeFile, offerings })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(sentence)
  })

  test('holds five offerings', () => {
    const offerings = Array.from({ length: 6 }, (_, index) => ({ id: String(index) }))
    expect(refusals(exchangeFileSchema, { ...exchangeFile, offerings: offerings.slice(1) })).toEqual([])
    expect(refusals(exchangeFileSchema, { ...exchangeFile, offerings })).toEqual([
      'offerings: An exchange file holds at most 5 offerings',
    ])
  })

  test.each(['', 'a.b', 'x'.repeat(33)])('is refused with a part of the sale %j', (id) => {
    const saleParts = [{ id: 'p', sale: id }]
    expect(refusals(exchangeFileSchema, { ...exchangeFile, saleParts })).toEqual([
      'saleParts.0.sale: sale must be the id of one of the sales',
    ])
  })

  test('holds as many sales as the parameter says, each with an id of its own', () => {
    const file = (count: number): ExchangeFile => ({
      ...emptyExchangeFile,
      sales: Array.from({ length: count }, (_, index) => ({ id: String(index) })),
    })
    expect(refusals(exchangeFileSchema, file(12))).toEqual([])
    expect(refusals(exchangeFileSchema, file(13))).toEqual(['sales: An exchange file holds at most 12 sales'])
    expect(refusals(exchangeFileSchema, { ...exchangeFile, sales: [sale, sale] })).toEqual([
      'sales: Two sales have the same id',
    ])
  })

  test('of another version, or without a part, is refused', () => {
    expect(refusals(exchangeFileSchema, { ...exchangeFile, version: 3 })).toEqual([
      'version: Unknown version of the exchange file',
    ])
    expect(refusals(exchangeFileSchema, { ...exchangeFile, version: 1 })).toEqual([])
    for (const part of ['version', 'taxpayer', 'sales', 'deadlines', 'purchases', 'income', 'plan'])
      expect(refusals(exchangeFileSchema, { ...exchangeFile, [part]: undefined }), part).toHaveLength(1)
  })
})
