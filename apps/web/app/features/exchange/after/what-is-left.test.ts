import { describeExchange, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { afterDay, boughtIn, intoThreeTrusts, withSold } from '../testing/after-files.ts'
import { decidedOf, tasksOf } from './what-is-left.ts'

const tasks = (file: ExchangeFile) => tasksOf(describeExchange(file, afterDay), boughtIn(file))
const textOf = (file: ExchangeFile, what: string) => tasks(file).find((task) => task.what === what)?.text
const decided = (file: ExchangeFile) =>
  Object.fromEntries(
    decidedOf(describeExchange(file, afterDay), boughtIn(file)).map(({ term, description }) => [term, description]),
  )

test('what is left stands in the order of its days', () => {
  expect(tasks(intoThreeTrusts).map(({ what }) => what)).toEqual([
    'The return',
    'Your money',
    'Form 8824, with the return for 2025',
    'Form 4562, with the returns for 2025 and 2026',
    'Form 6252',
    'The states',
    'Each year',
  ])
  expect(textOf(intoThreeTrusts, 'Your money')).toBe(
    'Ask the intermediary for what is left of it, from Mon Feb 2, 2026 on.',
  )
})

test('the lines that still lack an entry are named', () => {
  const worksheet = 'Form 8824, with the return for 2025'
  expect(textOf(intoThreeTrusts, worksheet)).toMatch(/ Still missing: lines 3 and 7\.$/)
  expect(textOf(withSold({ acquiredOn: '2004-02-01' }), worksheet)).toMatch(/ Still missing: line 7\.$/)
  const answered = { ...withSold({ acquiredOn: '2004-02-01' }), settlement: { relatedParty: false } }
  expect(textOf(answered, worksheet)).toBe(
    'The lines are below. Give this page, both closing statements and the notice to your CPA.',
  )
})

test('what was bought in one year is written off on the return for that year', () => {
  const one = { ...intoThreeTrusts, purchases: intoThreeTrusts.purchases.slice(0, 1) }
  expect(tasks(one).map(({ what }) => what)).toContain('Form 4562, with the return for 2025')
})

test('money that was paid back is no task, and what counted in the year of the sale needs no Form 6252', () => {
  const paid = { ...intoThreeTrusts, moneyBack: [{ id: 'm', on: '2025-12-31', amount: 5_000 }] }
  const left = tasks(paid).map(({ what }) => what)
  expect(left).not.toContain('Your money')
  expect(left).not.toContain('Form 6252')
})

test('with a related party the form comes again', () => {
  expect(textOf({ ...intoThreeTrusts, settlement: { relatedParty: true } }, 'Form 8824 again')).toBe(
    'A related party: with the returns for 2026 and 2027.',
  )
})

test('states that want a form of their own are named', () => {
  const states = (state: 'CA' | 'OR' | 'TX') => textOf(withSold({ state }), 'The states')
  expect(states('CA')).toMatch(
    /^California: Form FTB 3840 for property exchanged into another state, with this return and each later one\. /,
  )
  expect(states('OR')).toMatch(/^Oregon: Form OR-24, with the return for the exchange\. /)
  expect(states('TX')).toMatch(/^A state that keeps its claim/)
})

test('what was decided is told with its amounts', () => {
  expect(decided(intoThreeTrusts)).toEqual({
    Sold: '$790,000, October 6, 2025',
    Received: 'Oak Trust, December 15, 2025; Ash Trust, January 20, 2026; Elm Trust, February 2, 2026',
    Taxed: '$5,000',
    'Gain put off': '$633,000',
    'New basis': '$270,000',
    'Write-off of Oak Trust': '$24,916.94 on the old schedule, $34,883.72 on a new one',
    'Write-off of Ash Trust': '$49,136.21 on the old schedule, $68,790.70 on a new one',
    'Write-off of Elm Trust': '$15,946.85 on the old schedule, $22,325.57 on a new one',
  })
})

test('an election is told as one, a loss as put off, and a sale without its day', () => {
  const purchases = intoThreeTrusts.purchases.map((one, at) => (at === 1 ? { ...one, writeOff: 'new' as const } : one))
  expect(decided({ ...intoThreeTrusts, purchases })['Write-off of Ash Trust']).toBe('$117,926.91 on a new schedule')
  const loss = decided(withSold({ price: 800_000, purchasePrice: 1_200_000 }))
  expect(loss['Loss put off']).toBe('$242,000')
  const { closing: _closing, ...sale } = { ...intoThreeTrusts.sales[0] }
  expect(decided({ ...intoThreeTrusts, sales: [{ id: 's', ...sale }] })['Sold']).toBe('$790,000')
})

test('without a write-off nothing is said of it', () => {
  const earlier = decided(withSold({ priorDeferredGain: 50_000 }))
  expect(Object.keys(earlier).filter((term) => term.startsWith('Write-off'))).toEqual([])
})
