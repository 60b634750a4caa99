import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { hitsOf, lockedPackages, type Advisory, type Hit, type Locked } from './osv.ts'

const root = join(import.meta.dirname, '../../..')
const registryPatience = 60_000
const dayMs = 86_400_000

/** Nothing could be compared: neither a registry nor advisories were there. */
class Unchecked extends Error {}

/** What was asked, and what it knows about the locked packages. */
interface Report {
  source: string
  hits: readonly Hit[]
}

try {
  const locked = lockedPackages(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))
  const { source, hits } = askRegistry() ?? compareAdvisories(process.env['OSV_ADVISORIES'], locked)
  const found = hits.length === 0 ? 'None is known to be vulnerable.' : `Known vulnerabilities: ${hits.length}`
  const lines = hits.map(({ name, version, id, summary }) => `${name} ${version}: ${id} ${summary}`.trim())
  process.stdout.write(`${[`${source} Packages compared: ${locked.length}.`, found, ...lines].join('\n')}\n`)
  process.exitCode = hits.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof Unchecked)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

/** The registry's own answer to `pnpm audit`; undefined if it gives none. */
function askRegistry(): Report | undefined {
  const { stdout } = spawnSync('pnpm', ['audit', '--json'], { cwd: root, encoding: 'utf8', timeout: registryPatience })
  let answer: RegistryAnswer
  try {
    answer = JSON.parse(stdout) as RegistryAnswer
  } catch {
    return undefined
  }
  if (answer.metadata === undefined) return undefined
  const hits = Object.values(answer.advisories ?? {}).flatMap(({ findings, module_name: name, url, title }) =>
    findings.map(({ version }) => ({ name, version, id: url, summary: title })),
  )
  return { source: 'The registry answered `pnpm audit`.', hits }
}

interface RegistryAnswer {
  metadata?: object
  advisories?: Record<string, { findings: { version: string }[]; module_name: string; url: string; title: string }>
}

/** The advisories at this path, and which of them name a locked package. */
function compareAdvisories(path: string | undefined, locked: readonly Locked[]): Report {
  if (!path)
    throw new Unchecked(
      'The registry did not answer `pnpm audit`, and OSV_ADVISORIES names no advisories. See SECURITY.md.',
    )
  const seen = { count: 0, newest: '' }
  // One at a time: the whole list of npm has hundreds of thousands.
  const all = function* (): Generator<Advisory> {
    for (const file of filesIn(resolve(path))) {
      const advisory = parse(file)
      seen.count += 1
      if ((advisory.modified ?? '') > seen.newest) seen.newest = advisory.modified ?? ''
      yield advisory
    }
  }
  const hits = hitsOf(all(), locked)
  if (seen.count === 0) throw new Unchecked(`${path} holds no advisory (*.json).`)
  const days = Math.floor((Date.now() - Date.parse(seen.newest)) / dayMs)
  const age = Number.isNaN(days) ? 'of unknown age' : `the newest of ${seen.newest.slice(0, 10)}, ${days} days ago`
  return { source: `The registry did not answer; advisories read from ${path}: ${seen.count}, ${age}.`, hits }
}

/** The advisories in a folder, or the one in a file. */
function filesIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })) throw new Unchecked(`${path} is not there.`)
  if (statSync(path).isFile()) return [path]
  return readdirSync(path)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(path, name))
}

function parse(file: string): Advisory {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Advisory
  } catch (error) {
    throw new Unchecked(`${file} cannot be read: ${String(error)}`, { cause: error })
  }
}
