import { engines } from './engines/engines.ts'
import { longestCall, timeCalls } from './engines/time-calls.ts'

for (const engine of engines) {
  const { usual, slowest, isKept } = timeCalls(engine)
  process.stdout.write(
    `${engine.name}: ${isKept ? 'kept' : 'not kept'}\n` +
      `  ${inMicroseconds(usual)} µs a call, ${inMicroseconds(slowest)} with the slowest input` +
      ` (goal ${longestCall * 1000})\n`,
  )
  if (!isKept) process.exitCode = 1
}

function inMicroseconds(milliseconds: number): string {
  return (milliseconds * 1000).toPrecision(2)
}
