/** An exchange while it runs, for pages that need neither the time after it nor offerings. */
export { describeRunning } from './describe-running.ts'
export type { RunningExchange } from './describe-running.ts'
