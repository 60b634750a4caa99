import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import { startAccountServer } from './account-server.ts'
import { asksOf, savesOf } from './calls.ts'
import { connections, loadOn, type Target } from './load.ts'
import { signUpPeople } from './people.ts'
import { middle } from './middle.ts'

const minutes = Number(process.argv[2] ?? 10)
/** How many times the memory of the second minute that of the last may be. */
const limit = 1.1
const secondsOfTurn = 5
const secondsBetweenLooks = 1
const account = { email: 'bench@example.com', password: 'Correct-Horse-1' }

const postgres = await startPostgresServer()
const server = await startAccountServer(account, { DATABASE_URL: postgres.url })
try {
  const people = await signUpPeople(server, connections)
  const { origin } = server
  const reads = people.map(({ authorization }) => ({ path: '/api/me', headers: { authorization } }))
  const turns: Target[] = [
    { origin, requests: reads },
    { origin, requests: [{ path: '/api/faqs', headers: { 'accept-encoding': 'br' } }] },
    savesOf(origin, people),
    asksOf(origin, people),
    {
      origin,
      requests: people.map(({ authorization }) => ({ path: '/api/me/submissions', headers: { authorization } })),
    },
  ]
  const begun = performance.now()
  const minutesSince = () => (performance.now() - begun) / 60_000
  const looks: { minute: number; megabytes: number }[] = []
  const look = async () => {
    while (minutesSince() < minutes) {
      looks.push({ minute: Math.floor(minutesSince()), megabytes: await residentMegabytes(server.pid()) })
      await sleep(secondsBetweenLooks * 1000)
    }
  }
  const call = async () => {
    let answers = 0
    for (let turn = 0; minutesSince() < minutes; turn += 1) {
      const target = turns[turn % turns.length]
      if (target) answers += (await loadOn(target, secondsOfTurn)).perSecond * secondsOfTurn
    }
    return answers
  }
  const [answers] = await Promise.all([call(), look()])
  const ofMinutes = Array.from({ length: minutes }, (_, minute) =>
    middle(looks.filter((one) => one.minute === minute).map(({ megabytes }) => megabytes)),
  )
  const share = (ofMinutes.at(-1) ?? Number.NaN) / (ofMinutes[1] ?? Number.NaN)
  process.stdout.write(
    `memory in each of ${minutes} minutes on ${connections} connections, ${answers} answers, in MB: ` +
      `${ofMinutes.map((megabytes) => megabytes.toFixed(0)).join(', ')}\n` +
      `  the last minute ${share.toFixed(2)} times the second (at most ${limit})\n`,
  )
  if (!(share <= limit)) process.exitCode = 1
} finally {
  await server.stop()
  await postgres.remove()
}

/** Memory of a process that is in RAM, as Linux counts it. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
}
