import {
  emptyExchangeFile,
  itemFields,
  partFields,
  type ExchangeFile,
  type FileField,
  type ListName,
} from '@dst/domain/exchange-file'
import { exchangeFileMaximum, exchangeShareSize } from '@dst/domain/parameters'
import { expect, test } from 'vitest'
import { seal, unseal } from './seal.ts'
import { readCopy, writeCopy } from './shared-copy.ts'

const file: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [{ id: 'a', label: 'Elm Street 5', price: 2_000_000 }],
  deadlines: { noticeUrl: 'https://www.irs.gov/newsroom' },
  purchases: [
    { id: 'p', name: 'Harbor DST' },
    { id: 'q', kind: 'property', name: '7 Oak Avenue', units: 3, price: 900_000 },
  ],
}

test('a copy with names is the file', () => {
  const copy = { sharedOn: '2026-11-25', names: true, offerings: false, file }
  expect(readCopy(writeCopy(copy))).toEqual(copy)
})

test('a copy without names has no text of the person in it, and as many properties', () => {
  const text = writeCopy({ sharedOn: '2026-11-25', names: false, offerings: false, file })
  expect(text).not.toMatch(/Elm|irs\.gov|Harbor|Oak/)
  expect(readCopy(text)).toEqual({
    sharedOn: '2026-11-25',
    names: false,
    offerings: false,
    file: {
      ...emptyExchangeFile,
      sales: [{ id: 'a', price: 2_000_000 }],
      purchases: [
        { id: 'p', units: 1 },
        { id: 'q', kind: 'property', units: 3, price: 900_000 },
      ],
    },
  })
})

const compared: ExchangeFile = {
  ...file,
  offerings: [{ id: 'o', name: 'Mill DST', sponsor: 'Mill Partners', equity: 30_000_000 }],
  offeringCases: { growth1: -0.05 },
}

test('a copy has offerings only if they were ticked, and their names only with the tick for names', () => {
  const without = writeCopy({ sharedOn: '2026-11-25', names: true, offerings: false, file: compared })
  expect(without).not.toMatch(/Mill|30000000|-0\.05/)
  expect(readCopy(without)?.file).toEqual(file)
  const unnamed = writeCopy({ sharedOn: '2026-11-25', names: false, offerings: true, file: compared })
  expect(unnamed).not.toMatch(/Mill/)
  expect(readCopy(unnamed)?.file).toMatchObject({
    offerings: [{ id: 'o', equity: 30_000_000 }],
    offeringCases: { growth1: -0.05 },
  })
  const whole = { sharedOn: '2026-11-25', names: true, offerings: true, file: compared }
  expect(readCopy(writeCopy(whole))).toEqual(whole)
})

test('offerings that a copy says it has not are not read from it', () => {
  const made = { version: 1, sharedOn: '2026-11-25', names: true, file: compared }
  expect(readCopy(JSON.stringify(made))).toEqual({ sharedOn: '2026-11-25', names: true, offerings: false, file })
})

test.each([
  '',
  'null',
  '[]',
  '"copy"',
  JSON.stringify({ version: 2, sharedOn: '2026-11-25', names: true, offerings: false, file: emptyExchangeFile }),
  JSON.stringify({ version: 1, sharedOn: '2026-02-30', names: true, offerings: false, file: emptyExchangeFile }),
  JSON.stringify({ version: 1, names: true, offerings: false, file: emptyExchangeFile }),
  JSON.stringify({ version: 1, sharedOn: '2026-11-25', names: true, offerings: false, file: { version: 9 } }),
])('nothing is read of %s', (text) => {
  expect(readCopy(text)).toBeUndefined()
})

test('what no field can hold is left out of a copy', () => {
  const made = { version: 1, sharedOn: '2026-11-25', names: 'yes', file: { ...file, plan: { years: 1e9 }, more: 1 } }
  expect(readCopy(JSON.stringify(made))).toEqual({ sharedOn: '2026-11-25', names: false, offerings: false, file })
})

test('the largest file fits into a link, with the longest texts in the widest letters', async () => {
  const longest = (field: FileField) => {
    switch (field.type) {
      case 'text':
        return '家'.repeat(field.longest)
      case 'code':
        return 'x'.repeat(field.longest)
      case 'item':
        return 'x'.repeat(32)
      case 'date':
        return field.form === 'day' ? '2026-11-25' : '2026-11'
      case 'number':
        return field.whole ? field.most : Math.min(field.most, 1) * 0.123_456_789_012_345_6
      case 'flag':
        return false
      case 'choice':
        return field.options.toSorted((one, other) => other.length - one.length)[0]
    }
  }
  const filled = (fields: Readonly<Record<string, FileField>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, longest(field)]))
  const items = (list: ListName) =>
    Array.from({ length: exchangeFileMaximum[list] }, (_, index) => ({
      id: String(index).padStart(32, 'x'),
      ...filled(itemFields[list]),
    }))
  const largest = {
    ...emptyExchangeFile,
    ...Object.fromEntries(Object.entries(partFields).map(([part, fields]) => [part, filled(fields)])),
    ...Object.fromEntries((Object.keys(itemFields) as ListName[]).map((list) => [list, items(list)])),
  } as ExchangeFile
  const copy = { sharedOn: '2026-11-25', names: true, offerings: true, file: largest }
  const text = writeCopy(copy)
  expect(readCopy(text)).toEqual(copy)
  const sealed = await seal(text)
  expect(sealed.ciphertext.length).toBeGreaterThan(30_000)
  expect(sealed.ciphertext.length).toBeLessThanOrEqual(exchangeShareSize)
  expect(await unseal(sealed)).toBe(text)
})
