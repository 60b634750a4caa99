import { disagreement, type Contest } from './engines/contest.ts'
import { contests } from './engines/contests.ts'
import { startSide } from './engines/side.ts'
import { goals, standingOf, type Round } from './engines/standing.ts'

const rounds = 15
const millisecondsOfRound = 200
/** Until both are compiled. */
const warmUp = 1000

for (const contest of contests) if (!(await measure(contest))) process.exitCode = 1

async function measure(contest: Contest): Promise<boolean> {
  const { name } = contest
  const different = disagreement(contest)
  if (different !== undefined) throw new Error(`floor and engine differ: ${different}`)
  const [floor, engine] = [startSide(name, 'floor'), startSide(name, 'engine')]
  const found: Round[] = []
  try {
    await floor.callsPerSecond(warmUp)
    await engine.callsPerSecond(warmUp)
    // One after the other in every round, so that a busy minute on the machine affects both.
    for (let round = 0; round < rounds; round += 1)
      found.push({
        floor: await floor.callsPerSecond(millisecondsOfRound),
        engine: await engine.callsPerSecond(millisecondsOfRound),
      })
  } finally {
    await Promise.all([floor.stop(), engine.stop()])
  }
  const { kept, share, ...calls } = standingOf(found)
  const lines = [
    `${name}: ${kept ? 'kept' : 'not kept'}`,
    `  ${millions(calls.engine)} of ${millions(calls.floor)} million calls a second, ${share.toFixed(2)}` +
      ` (goals ${millions(goals.callsPerSecond)} million, ${goals.share})`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return kept
}

function millions(calls: number): string {
  return (calls / 1e6).toFixed(2)
}
