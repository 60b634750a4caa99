import { createServer } from 'node:http'
import { once } from 'node:events'
import { findChromium } from '@dst/browser'
import { chromium, type Browser } from 'playwright'
import { builtSite } from './built-site.ts'
import { serveSite } from './serve-site.ts'
import { keyToPaint, slowDown, slowedBy } from './typing.ts'

/** Milliseconds that a key may take longer than in a bare field, in the middle and at worst in 20. */
const limit = 50
const rounds = 5
const keys = '2150000'

/** A view of the exchange file, and a field of it whose every key changes what the view answers. */
const views = [
  { path: '/exchange/money', field: 'Sale price' },
  { path: '/exchange/list', field: 'Sale price' },
  { path: '/exchange/compare', field: 'Sale price' },
] as const

/** A file that fills every view: one sale, a property and two trusts. */
const file = {
  version: 1,
  taxpayer: { filing: 'joint' },
  sales: [
    {
      id: 'a',
      closing: '2026-11-21',
      price: 2_000_000,
      purchasePrice: 1_000_000,
      placedInService: '2015-03',
      debtPaidOff: 400_000,
    },
  ],
  deadlines: {},
  purchases: [
    { id: 'p', kind: 'property', name: 'Oak Street', price: 900_000 },
    { id: 'q', kind: 'dst', equity: 400_000, loanShare: 0.5 },
    { id: 'r', kind: 'dst', equity: 300_000, loanShare: 0.4 },
  ],
  income: { otherTaxable: 150_000 },
  plan: {},
}

const bare = await serveBareField()
const site = await serveSite(builtSite)
const { executablePath, args, env } = await findChromium()
const browser = await chromium.launch({ executablePath, args, env })
const floor: number[] = []
const found = new Map<string, number[]>(views.map(({ path }) => [path, []]))
try {
  // Interleaved in rounds, so that a busy minute on the machine does not affect only one page.
  for (let round = 0; round < rounds; round += 1) {
    floor.push(...(await measure(browser, bare.url, 'Amount')))
    for (const { path, field } of views)
      found.get(path)?.push(...(await measure(browser, `${site.origin}${path}`, field)))
  }
} finally {
  await browser.close()
  await site.stop()
  bare.stop()
}
process.exitCode = report()

async function measure(inBrowser: Browser, url: string, label: string): Promise<number[]> {
  const context = await inBrowser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    await context.addInitScript((kept) => {
      if (window.origin !== 'null') localStorage.setItem('dst-exchange', kept)
    }, JSON.stringify({ file }))
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    await slowDown(page)
    return await keyToPaint(page, page.getByRole('textbox', { name: label }).first(), keys)
  } finally {
    await context.close()
  }
}

function report(): number {
  const [bareMiddle, bareWorst] = [part(floor, 0.5), part(floor, 0.95)]
  const rows = [...found].map(([path, values]) => ({ path, middle: part(values, 0.5), worst: part(values, 0.95) }))
  const ms = (time: number) => String(time).padStart(5)
  const line = (name: string, middle: number, worst: number) =>
    `${name.padEnd(18)} ${ms(middle)} ms in the middle, ${ms(worst)} ms at worst in 20\n`
  process.stdout.write(`From a key to its paint, on a processor ${slowedBy} times slower:\n`)
  process.stdout.write(line('a bare field', bareMiddle, bareWorst))
  for (const { path, middle, worst } of rows) process.stdout.write(line(path, middle, worst))
  const slow = rows.filter(({ middle, worst }) => middle - bareMiddle >= limit || worst - bareWorst >= limit)
  for (const { path } of slow) process.stdout.write(`${path} takes ${limit} ms or more longer than a bare field\n`)
  return slow.length === 0 ? 0 : 1
}

/** Returns the value below which this share of the values falls. */
function part(values: readonly number[], share: number): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length * share)] ?? Number.NaN
}

async function serveBareField() {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end('<!doctype html><html lang="en"><title>Bare</title><label>Amount <input></label></html>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return { url: `http://127.0.0.1:${address.port}/`, stop: () => server.close() }
}
