import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { builtSite, listFiles, weighSite, type Weight } from './built-site.ts'
import { buildEmptyApp } from './empty-app.ts'
import { installLighthouse, readWithLighthouse, type Reading } from './lighthouse.ts'
import { medians, misses, type Measurement } from './measurement.ts'
import { serveSite } from './serve-site.ts'
import { drawTable } from './table.ts'

interface Subject extends Weight {
  name: string
  url: string
}

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' }, page: { type: 'string', multiple: true } } })
const runs = Number(options.runs)
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is how often each page is loaded: a whole number from 1')

const say = (text: string) => process.stderr.write(`${text}\n`)
const cleanUps: (() => Promise<void>)[] = []
try {
  say('Installing Lighthouse and building the empty app')
  await installLighthouse()
  const { readings, subjects } = await readAll(await prepare(), runs)
  process.exitCode = report(subjects, readings)
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
}

/** Both sites come from the same server, so that only what it serves differs. */
async function prepare(): Promise<Subject[]> {
  const empty = await buildEmptyApp()
  cleanUps.push(empty.remove)
  for (const file of await listFiles(empty.client, /\.(?:html|js)$/)) {
    const path = join(empty.client, file)
    await writeFile(`${path}.br`, brotliCompressSync(await readFile(path)))
  }
  const subjects = await Promise.all([subjectsOf(empty.client, 'the empty app'), subjectsOf(builtSite)])
  const chosen = options.page
  return subjects.flat().filter(({ name, path }) => chosen === undefined || name !== path || chosen.includes(path))
}

async function subjectsOf(client: string, name?: string): Promise<Subject[]> {
  const { origin, stop } = await serveSite(client)
  cleanUps.push(stop)
  return (await weighSite(client)).map((page) => ({ ...page, name: name ?? page.path, url: `${origin}${page.path}` }))
}

/** Round by round, so that a busy minute of the machine does not fall on one page alone. */
async function readAll(subjects: Subject[], rounds: number) {
  const readings = new Map<Subject, Reading[]>(subjects.map((subject) => [subject, []]))
  for (let round = 1; round <= rounds; round += 1) {
    for (const [subject, found] of readings) {
      say(`${round}/${rounds} ${subject.name}`)
      found.push(await readWithLighthouse(subject.url).catch((error: unknown) => readAgain(subject, error)))
    }
  }
  return { readings, subjects }
}

/** A browser that was slow to start can cost Lighthouse its trace; a page that cannot be loaded fails twice. */
async function readAgain(subject: Subject, error: unknown): Promise<Reading> {
  say(`  once more: ${error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error)}`)
  return readWithLighthouse(subject.url)
}

function report(subjects: Subject[], readings: Map<Subject, Reading[]>): number {
  const rows = subjects.flatMap((subject) => {
    const [first, ...others] = (readings.get(subject) ?? []).map(({ measurement }) => measurement)
    return first === undefined ? [] : [{ subject, name: subject.name, firstScriptBytes: subject.scriptBytes, found: medians([first, ...others]) }]
  })
  const missed = rows.filter(({ subject }) => subject.name === subject.path).flatMap(({ subject, found }) => missesOf(subject, found, readings))
  process.stdout.write(`${drawTable(rows)}\n\n`)
  process.stdout.write(missed.length === 0 ? `Every page keeps its limits (medians of ${runs}).\n` : `Missed (medians of ${runs}):\n${missed.join('\n')}\n`)
  return missed.length === 0 ? 0 : 1
}

function missesOf(subject: Subject, found: Measurement, readings: Map<Subject, Reading[]>): string[] {
  const missed = misses(subject.kind, found)
  if (missed.length === 0) return []
  const failed = new Set(readings.get(subject)?.flatMap(({ failedChecks }) => failedChecks))
  return [`${subject.path}: ${[...missed, ...failed].join('; ')}`]
}
