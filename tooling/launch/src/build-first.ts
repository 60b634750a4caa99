import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { turboEntry } from './turbo-entry.ts'

/**
 * Builds what a workspace's script needs when a person runs it directly: `pnpm --filter <name> test`. Under Turborepo
 * everything is already built, and this does nothing. `dependencies` leaves out the workspace itself, and the name of
 * another workspace builds that one instead.
 */
if (process.env['TURBO_HASH'] === undefined) {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
  const filter = process.argv[2] === 'dependencies' ? `${name}^...` : (process.argv[2] ?? name)
  const turbo = turboEntry(fileURLToPath(new URL('../../..', import.meta.url)))
  const { status } = spawnSync(
    process.execPath,
    [turbo, 'run', 'build', `--filter=${filter}`, '--output-logs=errors-only'],
    {
      stdio: 'inherit',
    },
  )
  process.exitCode = status ?? 1
}
