import { afterAll, beforeAll, beforeEach, expect, test, vi, type Mock } from 'vitest'
import { emptyExchangeFile, type ExchangeDescription, type ExchangeFile } from './index.ts'

/** Every derivation, by the module that has it. */
const derivations = {
  './dates-of.ts': ['datesOf'],
  './tax-of.ts': ['taxOf'],
  './known-tax-of.ts': ['knownTaxOf'],
  './receipt-of.ts': ['boughtPurchases'],
  './money-of.ts': ['moneyOf'],
  './list-of.ts': ['listedProperties', 'listOf'],
  './compare-of.ts': ['compareOf'],
  './facts-of.ts': ['factsOf'],
  './after-of.ts': ['afterOf'],
  './offerings-of.ts': ['offeringsOf'],
  './reminders-of.ts': ['remindersOf'],
}
const spies = new Map<string, Mock>()
let describeExchange: (file: ExchangeFile, today: string) => ExchangeDescription

beforeAll(async () => {
  // The modules of the other test files are these, unless they are loaded anew.
  vi.resetModules()
  for (const [path, names] of Object.entries(derivations)) {
    vi.doMock(path, { spy: true })
    const module = (await import(path)) as Record<string, Mock>
    for (const name of names) spies.set(name, module[name] as Mock)
  }
  ;({ describeExchange } = await import('./describe-exchange.ts'))
})

beforeEach(() => vi.clearAllMocks())

afterAll(() => {
  for (const path of Object.keys(derivations)) vi.doUnmock(path)
  vi.resetModules()
})

const counts = () => Object.fromEntries([...spies].map(([name, { mock }]) => [name, mock.calls.length]))

const today = '2026-11-25'
const file: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [{ id: '1', closing: '2026-11-21', price: 2_000_000, purchasePrice: 1_000_000, placedInService: '2015-03' }],
  purchases: [{ id: '2', equity: 500_000, loanShare: 0.5 }],
}

test('everything is derived once, however often it is read', () => {
  const exchange = describeExchange(file, today)
  const first = { ...exchange }
  expect({ ...exchange }).toEqual(first)
  for (const [name, value] of Object.entries(first)) expect(exchange[name as keyof typeof first], name).toBe(value)
  expect(counts()).toEqual(Object.fromEntries([...spies.keys()].map((name) => [name, 1])))
  expect(spies.size).toBe(12)
})

test('nothing is derived before it is read, nor what it does not rest on', () => {
  const exchange = describeExchange(file, today)
  expect(Object.values(counts()).every((count) => count === 0)).toBe(true)
  expect(exchange.reminders.length).toBeGreaterThan(0)
  expect(Object.entries(counts()).filter(([, count]) => count > 0)).toEqual([
    ['datesOf', 1],
    ['remindersOf', 1],
  ])
})

test('the tax of a trust is not estimated, and known by the number of its CPA', () => {
  const trust: ExchangeFile = { ...file, taxpayer: { kind: 'trust-or-estate' }, income: { cpaTax: 250_000 } }
  const { compared, knownTax: known, tax: estimated } = describeExchange(trust, today)
  expect(estimated).toEqual({ ok: false, error: { code: 'trust-not-computed' } })
  expect(known).toMatchObject({ ok: true, value: { tax: 250_000, estimated: undefined } })
  expect(compared.ok).toBe(true)
})

test('a day that is none is refused under its name', () => {
  expect(() => describeExchange(file, '2026-02-30')).toThrow(/^today/)
})
