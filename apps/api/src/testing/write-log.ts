import type { WriteLog } from './writers.ts'

/** Calls that failed, with an answer or without one. */
export function failuresOf({ statuses, unanswered }: WriteLog): number {
  const { 200: _repeated, 201: _created, ...failed } = statuses
  return Object.values(failed).reduce((sum, count) => sum + count, unanswered)
}

/** Prints what writers saw, and other facts. */
export function reported({ messages: _messages, slowest, ...seen }: WriteLog, facts: object = {}): void {
  process.stdout.write(`${JSON.stringify({ ...facts, ...seen, slowest: Math.round(slowest) })}\n`)
}
