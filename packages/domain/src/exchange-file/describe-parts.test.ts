import { expect, test } from 'vitest'
import { describeAfter } from './after.ts'
import { describeExchange, emptyExchangeFile, type ExchangeFile } from './index.ts'
import { describeOfferings } from './offerings.ts'
import { describeRunning } from './running.ts'

const file: ExchangeFile = {
  ...emptyExchangeFile,
  sales: [{ id: '1', closing: '2026-11-21', price: 2_000_000, purchasePrice: 1_000_000, placedInService: '2015-03' }],
  purchases: [{ id: '2', equity: 500_000, loanShare: 0.5 }],
  offerings: [{ id: '3', purchasePrice: 50_000_000, equity: 30_000_000, amount: 500_000 }],
}
const today = '2026-11-25'

test('each part of a description is the same as the whole has it', () => {
  const whole = describeExchange(file, today)
  const { after, offerings, ...running } = { ...whole }
  expect({ ...describeRunning(file, today) }).toEqual(running)
  expect({ ...describeAfter(file, today) }).toEqual({ ...running, after })
  expect({ ...describeOfferings(file, today) }).toEqual({ ...running, offerings })
})
