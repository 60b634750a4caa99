import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** An engine or its floor in a process of its own, so that what is compiled for one does not slow the other. */
export interface Side {
  /** Calls a second, measured for so many milliseconds. */
  readonly callsPerSecond: (milliseconds: number) => Promise<number>
  readonly stop: () => Promise<void>
}

/** Starts one side of the contest with this name. */
export function startSide(name: string, side: 'engine' | 'floor'): Side {
  const child = fork(join(import.meta.dirname, 'run-contest.ts'), [name, side])
  const ended = once(child, 'exit')
  return {
    callsPerSecond: async (milliseconds) => {
      child.send(milliseconds)
      const [answer] = (await Promise.race([once(child, 'message'), ended])) as [unknown]
      if (child.exitCode !== null) throw new Error(`${name}: the process of its ${side} ended`)
      return Number(answer)
    },
    stop: async () => {
      child.disconnect()
      await ended
    },
  }
}
