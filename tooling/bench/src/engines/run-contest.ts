import { inputsOf } from './contest.ts'
import { contests } from './contests.ts'

const [name, side] = process.argv.slice(2)
const contest = contests.find((each) => each.name === name)
if (contest === undefined || (side !== 'engine' && side !== 'floor'))
  throw new Error(`no such contest: ${name} ${side}`)
const inputs = inputsOf(contest)
const call = contest[side]
// Where every answer is stored, so that none can be left out.
let answer: unknown

process.on('message', (milliseconds: number) => process.send?.(callsPerSecond(milliseconds)))

function callsPerSecond(milliseconds: number): number {
  const begun = performance.now()
  let calls = 0
  let took = 0
  while (took < milliseconds) {
    for (const input of inputs) answer = call(input)
    calls += inputs.length
    took = performance.now() - begun
  }
  if (answer === undefined) throw new Error(`${name} answered nothing`)
  return (calls * 1000) / took
}
