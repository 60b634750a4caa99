import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
/** Every measurement beside a floor, in the order of the table in docs/performance.md. */
const measurements = ['api', 'size', 'sign-in', 'queue', 'engines', 'memory', 'start']

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
const gigabytes = (totalmem() / 1024 ** 3).toFixed(0)
process.stdout.write(
  `${new Date().toISOString().slice(0, 10)}, commit ${commit}, Node ${process.versions.node}, ` +
    `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), ${gigabytes} GB\n`,
)
for (const name of measurements) {
  process.stdout.write(`\npnpm bench:${name}\n`)
  const child = spawn('pnpm', ['--silent', `bench:${name}`], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) process.exitCode = 1
}
