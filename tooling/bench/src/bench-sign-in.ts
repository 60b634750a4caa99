import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startAccountServer, type AccountServer } from './account-server.ts'
import { middle } from './middle.ts'

/** Concurrent sign-ins, as in the review's measurement. */
const atOnce = 12
const rounds = 3
const secondsOfRound = 5
/** Milliseconds between health checks of the server. */
const probeInterval = 20
const healthLimit = 20
const throughputLimit = 0.9

const account = { email: 'bench@example.com', password: 'Correct-Horse-1' }
const server = await startAccountServer(account)
const bare: number[] = []
const signIns: number[] = []
const waits: number[] = []
try {
  // Interleaved, so that a busy minute on the machine does not affect only one of them.
  for (let round = 0; round < rounds; round += 1) {
    bare.push(
      Number(
        execFileSync(process.execPath, [join(import.meta.dirname, 'bare-hashes.ts'), String(secondsOfRound)], {
          encoding: 'utf8',
        }),
      ),
    )
    signIns.push(await signInsPerSecond(server))
  }
} finally {
  await server.stop()
}
process.exitCode = report()

async function signInsPerSecond({ origin, call }: AccountServer): Promise<number> {
  const start = performance.now()
  const end = start + secondsOfRound * 1000
  let done = 0
  const person = async () => {
    while (performance.now() < end) {
      const answer = await call('/token?grant_type=password', account)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`a sign-in was answered with ${answer.status}`)
      done += 1
    }
  }
  const probe = async () => {
    while (performance.now() < end) {
      const asked = performance.now()
      await (await fetch(`${origin}/health/live`)).arrayBuffer()
      waits.push(performance.now() - asked)
      await sleep(probeInterval)
    }
  }
  await Promise.all([...Array.from({ length: atOnce }, person), probe()])
  return (done * 1000) / (performance.now() - start)
}

function report(): number {
  const [floor, found] = [middle(bare, 0.5), middle(signIns, 0.5)]
  const share = found / floor
  const p99 = middle(waits, 0.99)
  const lines = [
    `bare hash, all cores    ${floor.toFixed(1)} a second (${bare.map((value) => value.toFixed(1)).join(', ')})`,
    `sign-ins, ${atOnce} at once    ${found.toFixed(1)} a second ` +
      `(${signIns.map((value) => value.toFixed(1)).join(', ')}): ${share.toFixed(2)} of the bare hash, at least ` +
      `${throughputLimit}`,
    `/health/live meanwhile  p50 ${middle(waits, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, under ` +
      `${healthLimit}; ${waits.length} looks`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return share >= throughputLimit && p99 < healthLimit ? 0 : 1
}
