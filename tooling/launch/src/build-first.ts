import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Builds what a script of one workspace needs, when a person runs that script alone: `pnpm --filter <name> test`.
 * Under Turborepo everything is built already, and this does nothing. `dependencies` leaves the workspace itself
 * out, and the name of another workspace stands in for it.
 */
if (process.env['TURBO_HASH'] === undefined) {
  const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
  const filter = process.argv[2] === 'dependencies' ? `${name}^...` : (process.argv[2] ?? name)
  const turbo = fileURLToPath(new URL('../../../node_modules/.bin/turbo', import.meta.url))
  const { status } = spawnSync(turbo, ['run', 'build', `--filter=${filter}`, '--output-logs=errors-only'], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}
