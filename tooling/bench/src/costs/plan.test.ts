import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { atPeak, busyCores, demandOf } from './demand.ts'
import { limitsOf } from './limits.ts'
import type { Measured } from './measured.ts'
import { planFor } from './plan.ts'
import { readPrices } from './prices.ts'

const prices = readPrices()
const work = (server: number, database = 0) => ({ server, database })

/** Round figures, so that what follows from them can be worked out by hand. */
const measured: Measured = {
  command: '',
  date: '',
  machine: '',
  work: {
    page: work(1),
    asset: work(0.5),
    config: work(0.2),
    me: work(0.5, 0.5),
    save: work(2, 3),
    signUp: work(100, 20),
    signIn: work(50, 5),
    meEmbedded: work(2),
    saveEmbedded: work(8),
  },
  view: { first: { bytes: 300_000, requests: 11 }, later: { bytes: 20_000, requests: 2 } },
  apiAnswerBytes: 1000,
  bytesPerInvestor: 5000,
}

test('a month of a million visitors', () => {
  const demand = demandOf(1_000_000, measured, false)
  expect(demand).toMatchObject({ views: 6_000_000, signUps: 20_000, accounts: 240_000, signIns: 96_000 })
  // 240,000 accounts, of which a fifth comes back, and those who are new.
  expect(demand.activeAccounts).toBe(68_000)
  // 4 for each sign-up, and one for every other sign-in.
  expect(demand.mails).toBe(128_000)
  // Five records for each sign-in and each sign-up; a save for each.
  expect(demand.calls).toEqual({
    page: 6_000_000,
    asset: 10_000_000,
    config: 6_000_000,
    me: 580_000,
    save: 116_000,
    signUp: 20_000,
    signIn: 96_000,
  })
  // 1,000,000 first views of 300 kB, 5,000,000 later ones of 20 kB.
  expect(demand.siteBytes).toBe(400e9)
  expect(demand.callBytes).toBe(6_696_000_000)
})

test('behind a CDN, no page or file reaches a server', () => {
  const { calls } = demandOf(1000, measured, true)
  expect(Object.keys(calls)).toEqual(['config', 'me', 'save', 'signUp', 'signIn'])
})

test('the busiest second has ten times the mean of a month of 30 days', () => {
  expect(atPeak(2_592_000)).toBe(10)
})

test('cores are busy with the calls of the busiest second', () => {
  const demand = { ...demandOf(0, measured, true), calls: { me: 2_592_000, save: 2_592_000 } }
  const cores = (busy: { server: number; database: number }) =>
    [busy.server, busy.database].map((each) => each.toFixed(3))
  // Ten records and ten saves a second: 10 x 0.5 ms and 10 x 2 ms of a server, 10 x 0.5 and 10 x 3 of Postgres.
  expect(cores(busyCores(demand, measured))).toEqual(['0.025', '0.035'])
  // An embedded database works in the server: 10 x 2 ms and 10 x 8.
  expect(cores(busyCores(demand, measured, true))).toEqual(['0.100', '0.000'])
})

test.each([
  [10_000, '1'],
  [10_001, '2'],
  [100_000, '2'],
  [100_001, '3'],
  [500_000, '3'],
  [500_001, '4 to 6'],
  [20_000_000, '4 to 6'],
  [20_000_001, '4 to 7'],
])('%i visitors are at step %s', (visitors, step) => {
  expect(planFor(visitors, measured, prices).step.name).toBe(step)
})

test('two servers and one for jobs at least, once an outage is not bearable', () => {
  expect(planFor(500_000, measured, prices).servers).toBe(1)
  expect(planFor(500_001, measured, prices).servers).toBe(3)
})

test('as many servers as half of their cores can work for, and the smallest database that is large enough', () => {
  // At 10 million visitors the busiest second has 231.48 views, 22.38 records, 4.48 saves, 0.77 sign-ups and 3.7
  // sign-ins: 0.329 cores of servers and 0.058 of Postgres.
  const plan = planFor(10_000_000, measured, prices)
  expect(plan.serverCores).toBeCloseTo(0.329, 3)
  expect(plan.databaseCores).toBeCloseTo(0.0585, 3)
  expect([plan.servers, plan.database?.cores]).toEqual([3, 2])
  // Ten times the work of servers and sixty times that of Postgres: 3.29 and 3.51 cores, twice that with reserve.
  const heavy = {
    ...measured,
    work: Object.fromEntries(
      Object.entries(measured.work).map(([call, { server, database }]) => [call, work(10 * server, 60 * database)]),
    ) as Measured['work'],
  }
  const heavier = planFor(10_000_000, heavy, prices)
  expect([heavier.servers, heavier.database?.cores]).toEqual([4 + 1, 8])
})

test('as many servers for jobs as can send the mails of the busiest second, one at a time', () => {
  // 12.8 million mails a month are 49 in that second, of 0.2 seconds each: 9.9 servers, beside four that answer.
  expect(planFor(100_000_000, measured, prices).servers).toBe(4 + 10)
})

test('nothing is planned with a database that nobody sells here', () => {
  const work = { ...measured.work, me: { server: 0.5, database: 1000 } }
  expect(() => planFor(10_000_000, { ...measured, work }, prices)).toThrow('no database on the list has')
})

test('costs at list prices', () => {
  const plan = planFor(1_000_000, measured, prices)
  // Three servers at 66 and Redis at 6.70; 282 and 2 GB at 0.28; 400 GB at 0.01 and 6.696 at 0.02; 128 x 0.16.
  expect(plan.costs.servers).toBeCloseTo(204.7)
  expect(plan.costs.database).toBeCloseTo(282.56)
  expect(plan.costs.traffic).toBeCloseTo(4.134)
  expect(plan.costs.mails).toBeCloseTo(20.48)
  expect(plan.total).toBeCloseTo(511.87, 1)
})

test('a hosted auth service counts people above those of its plan', () => {
  expect(planFor(1_000_000, measured, prices).hostedAccounts).toBe(25)
  // 680,000 people, 580,000 above the plan at 0.00325.
  expect(planFor(10_000_000, measured, prices).hostedAccounts).toBeCloseTo(1910)
})

test('the limit that is reached first comes first', () => {
  const limits = limitsOf(measured, prices)
  const visitors = limits.map((limit) => limit.visitors)
  expect(visitors).toEqual(visitors.toSorted((left, right) => left - right))
  // 128,000 mails a month for a million visitors; three million a month are a hundred thousand a day.
  expect(limits.find(({ what }) => what.startsWith('completed jobs'))?.visitors).toBeCloseTo(23_437_500)
})

test('a price that is missing is named, and not guessed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dst-prices-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { cdn, ...items } = prices.items
  expect(cdn.price).toBe(0.01)
  const file = join(folder, 'prices.json')
  writeFileSync(file, JSON.stringify({ ...prices, items }))
  expect(() => readPrices(pathToFileURL(file))).toThrow('prices.json has no price for cdn')
})
