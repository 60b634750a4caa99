import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import { startAccountServer } from './account-server.ts'
import { drawFlameGraph, framesOf, type CpuProfile } from './flame-graph.ts'
import { loadOn } from './load.ts'
import { signedIn } from './people.ts'

const account = { email: 'bench@example.com', password: 'Correct-Horse-1' }
const seconds = 10
/** Seconds after the start of the profile, from which calls alone run. */
const settled = 6
const pictures = join(import.meta.dirname, '../../../docs/performance')

for (const path of ['/api/faqs', '/api/me']) {
  const folder = await mkdtemp(join(tmpdir(), 'dst-profile-'))
  const postgres = await startPostgresServer()
  const server = await startAccountServer(account, { DATABASE_URL: postgres.url })
  try {
    const { authorization } = await signedIn(server, account)
    await server.restart({ NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` })
    await loadOn({ origin: server.origin, requests: [{ path, headers: { authorization } }] }, settled + seconds)
  } finally {
    await server.stop()
    await postgres.remove()
  }
  const frames = framesOf(await largestProfile(folder), settled * 1e6)
  await rm(folder, { recursive: true })
  const picture = join(pictures, `${path.slice('/api/'.length)}.svg`)
  await writeFile(picture, drawFlameGraph(frames, `The server's processor time under GET ${path}`))
  process.stdout.write(`${picture}\n`)
}

/** Node writes one for each thread; the one that answers calls is the largest. */
async function largestProfile(folder: string): Promise<CpuProfile> {
  const texts = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  const [largest = '{}'] = texts.toSorted((one, other) => other.length - one.length)
  return JSON.parse(largest) as CpuProfile
}
