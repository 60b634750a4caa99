import { Console } from 'node:console'
import { parseArgs } from 'node:util'
import { allDeviceFonts, type DeviceFonts } from '@dst/browser'
import { builtSite, weighSite, type Weight } from './built-site.ts'
import { readWithLighthouse, type Reading } from './lighthouse.ts'
import { medians, misses, type Measurement } from './measurement.ts'
import { startServer } from './product-server.ts'

/** It is what a wrong address gets, and so nothing that Lighthouse would load. */
const notFoundPage = '/404.html'

interface Subject extends Weight {
  url: string
}

/** Most computers and iPhones, most Android phones, and a device with neither set of fonts. */
const defaultDevices: readonly DeviceFonts[] = ['Arial and Times New Roman', 'Roboto and Noto Serif', 'none of these']

const say = (text: string) => process.stderr.write(`${text}\n`)
const { runs, devices, pages: wanted } = readOptions()
const cleanUps: (() => Promise<void>)[] = []
try {
  const subjects = await prepare()
  for (const fonts of devices) {
    const missed = report(fonts, subjects, await readAll(fonts, subjects))
    if (missed) process.exitCode = 1
  }
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
}

async function prepare(): Promise<Subject[]> {
  const { origin, stop } = await startServer({ WEB: 'on', WEB_ROOT: builtSite })
  cleanUps.push(stop)
  const pages = (await weighSite(builtSite)).filter(({ path }) => path !== notFoundPage)
  return pages
    .filter(({ path }) => wanted === undefined || wanted.includes(path))
    .map((page) => ({ ...page, url: origin + page.path }))
}

/** Interleaved in rounds, so that a busy minute on the machine does not affect only one page. */
async function readAll(fonts: DeviceFonts, subjects: Subject[]) {
  const readings = new Map<Subject, Reading[]>(subjects.map((subject) => [subject, []]))
  for (let round = 1; round <= runs; round += 1) {
    for (const [subject, found] of readings) {
      say(`${fonts}: ${round}/${runs} ${subject.path}`)
      found.push(
        await readWithLighthouse(subject.url, fonts).catch((error: unknown) => readAgain(fonts, subject, error)),
      )
    }
  }
  return readings
}

/** Retries once: a slow browser start can make Lighthouse lose its trace; a page that cannot be loaded fails twice. */
async function readAgain(fonts: DeviceFonts, subject: Subject, error: unknown): Promise<Reading> {
  say(`  once more: ${error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error)}`)
  return readWithLighthouse(subject.url, fonts)
}

/** Prints the results for these devices; true when a page exceeds a limit. */
function report(fonts: DeviceFonts, subjects: Subject[], readings: Map<Subject, Reading[]>): boolean {
  const rows = subjects.map((subject) => {
    const found = medians((readings.get(subject) ?? []).map(({ measurement }) => measurement))
    return { subject, found }
  })
  const missed = rows.flatMap(({ subject, found }) => missesOf(subject, misses(found), readings))
  process.stdout.write(`\nOn a device with ${fonts}:\n`)
  new Console(process.stdout).table(
    Object.fromEntries(rows.map(({ subject, found }) => [subject.path, shown(subject, found)])),
  )
  process.stdout.write(
    missed.length === 0
      ? `Every page keeps its limits (medians of ${runs}).\n`
      : `Missed (medians of ${runs}):\n${missed.join('\n')}\n`,
  )
  return missed.length > 0
}

function shown({ scriptBytes }: Subject, found: Measurement): Record<string, number> {
  const to = (digits: number, value: number) => Number(value.toFixed(digits))
  return {
    performance: found.performance,
    accessibility: found.accessibility,
    'best practices': found.bestPractices,
    SEO: found.seo,
    'LCP s': to(2, found.lcp / 1000),
    CLS: to(4, found.cls),
    'TBT ms': to(0, found.tbt),
    'first script KB': to(1, scriptBytes / 1000),
    'all script KB': to(1, found.scriptBytes / 1000),
  }
}

function missesOf(subject: Subject, missed: string[], readings: Map<Subject, Reading[]>): string[] {
  if (missed.length === 0) return []
  const failed = new Set(readings.get(subject)?.flatMap(({ failedChecks }) => failedChecks))
  return [`${subject.path}: ${[...missed, ...failed].join('; ')}`]
}

/** The command's options. What is wrong with them is told in a sentence, and the command ends. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        runs: { type: 'string', default: '5' },
        page: { type: 'string', multiple: true },
        fonts: { type: 'string', multiple: true },
      },
    })
    const { fonts, page: pages } = values
    const runs = Number(values.runs)
    if (!Number.isInteger(runs) || runs < 1)
      throw new Error('--runs is how often each page is loaded: a whole number from 1')
    const devices = fonts === undefined ? defaultDevices : allDeviceFonts.filter((device) => fonts.includes(device))
    if (devices.length === 0) throw new Error(`--fonts is one of: ${allDeviceFonts.join('; ')}`)
    return { runs, devices, pages }
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
