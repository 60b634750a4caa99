import { parseArgs } from 'node:util'
import { findChromium } from '@dst/browser'
import { chromium } from 'playwright'
import { builtSite } from './built-site.ts'
import { buildEmptyApp } from './empty-app.ts'
import { loadPage, tapMenu, type PageLoad, type Tap } from './hydration/page-load.ts'
import { copyWithoutScripts } from './hydration/without-scripts.ts'
import { serveSite } from './serve-site.ts'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, page: { type: 'string', default: '/faq' } },
})
const rounds = Number(options.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds is a whole number from 1')

interface Subject {
  name: string
  url: string
  taps: readonly Tap[]
  loads: PageLoad[]
  answers: Map<Tap, number[]>
}

const cleanUps: (() => Promise<void>)[] = []
try {
  const subjects = await prepare()
  const { executablePath, args, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args, env })
  cleanUps.push(() => browser.close())
  // Interleaved in rounds, so that a busy minute on the machine does not affect only one page.
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, taps, loads, answers } of subjects) {
      loads.push(await loadPage(browser, url))
      for (const tap of taps) answers.set(tap, [...(answers.get(tap) ?? []), await tapMenu(browser, url, tap)])
    }
  }
  process.stdout.write(`${report(subjects)}\n`)
} finally {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp()
}

async function prepare(): Promise<Subject[]> {
  const empty = await buildEmptyApp()
  cleanUps.push(empty.remove)
  const bare = await copyWithoutScripts(builtSite)
  cleanUps.push(bare.remove)
  const subject = async (name: string, client: string, path: string, taps: readonly Tap[]): Promise<Subject> => {
    const { origin, stop } = await serveSite(client)
    cleanUps.push(stop)
    return { name, url: origin + path, taps, loads: [], answers: new Map() }
  }
  return [
    await subject(options.page, builtSite, options.page, ['at once', 'during the start']),
    await subject(`${options.page} without scripts`, bare.client, options.page, ['at once']),
    await subject('the empty app', empty.client, '/', []),
  ]
}

function report(subjects: readonly Subject[]): string {
  const rows = subjects.map(({ name, loads, answers }) => {
    const of = (figure: keyof PageLoad) => shown(loads.map((load) => load[figure]))
    const tap = (when: Tap) => shown(answers.get(when) ?? [])
    const cells = [name, of('firstPaint'), of('largestPaint'), of('blocking'), tap('at once'), tap('during the start')]
    return `| ${cells.join(' | ')} |`
  })
  return [
    `Medians of ${rounds} loads and their range, in ms, on a processor four times slower and slow 4G:`,
    '| page | first paint | largest paint | blocking | menu, tapped at once | menu, tapped during the start |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function shown(values: readonly number[]): string {
  if (values.length === 0) return ''
  const sorted = values.toSorted((one, other) => one - other).map((value) => Math.round(value))
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`
}
