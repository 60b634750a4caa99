import { execFileSync, spawnSync } from 'node:child_process'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
/** What each measurement needs built. */
const needs = {
  api: ['@dst/api', '@dst/web'],
  size: ['@dst/api'],
  'sign-in': ['@dst/api'],
  web: ['@dst/api', '@dst/web'],
  capacity: ['@dst/api', '@dst/web'],
  costs: [],
} as const satisfies Record<string, readonly string[]>
type Name = keyof typeof needs

/** Those beside a floor, in the order of the table in docs/performance.md. */
const besideAFloor: readonly Name[] = ['api', 'size', 'sign-in']

const [wanted, ...options] = process.argv.slice(2)
if (wanted === undefined) {
  describeMachine()
  for (const name of besideAFloor) {
    process.stdout.write(`\npnpm bench ${name}\n`)
    measure(name)
  }
} else if (isName(wanted)) measure(wanted, options)
else {
  process.stderr.write(`pnpm bench ${wanted} is not known; there are: ${Object.keys(needs).join(', ')}\n`)
  process.exitCode = 2
}

function isName(name: string): name is Name {
  return Object.hasOwn(needs, name)
}

/** Builds what the measurement needs, and runs it. */
function measure(name: Name, options: readonly string[] = []): void {
  const filters = needs[name].map((workspace) => `--filter=${workspace}`)
  const turbo = [join(root, 'node_modules/turbo/bin/turbo'), 'run', 'build', '--output-logs=errors-only', ...filters]
  const program = [join(import.meta.dirname, `bench-${name}.ts`), ...options]
  if (!((filters.length === 0 || succeeds(turbo)) && succeeds(program))) process.exitCode = 1
}

function succeeds(args: readonly string[]): boolean {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}

function describeMachine(): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  const gigabytes = (totalmem() / 1024 ** 3).toFixed(0)
  process.stdout.write(
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ` +
      `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${gigabytes} GB\n`,
  )
}
