import { stripVTControlCharacters } from 'node:util'
import { estimateRest, type ExpectedTask } from './estimate.ts'
import type { Screen } from './progress.ts'
import type { TaskLine } from './turbo-run.ts'

/** What a run of tests shows while it lasts. */
export interface TestView {
  onLine: (line: TaskLine) => void
  end: () => void
}

const barWidth = 24
/** How often the bar is written where it can't be replaced. */
const everyMs = 15_000

// Vitest marks a failed test with × and its reason with →, Playwright's list a failed journey with ✘. The seed repeats
// their random values.
const failedTest = /^\s*(?:×|→|✘|SEED=)/
const start = /^cache (miss|bypass)/
/** The last word of Vitest and of Playwright's list. */
const endOfTests = /^(?:JSON report written to|\s+\d+ (?:passed|failed) \()/
/** pnpm's last word about a script that failed. */
const failedScript = /^\[?\s*ELIFECYCLE\]?/

/**
 * Shows a bar with what is running and an estimate of the rest, each failed test at once, and the output of every other
 * task that fails. The output of what passes is in each workspace's `.turbo` folder.
 */
export function showTests(planned: ReadonlyMap<string, number>, screen: Screen, now = () => Date.now()): TestView {
  const begun = now()
  const seconds = () => (now() - begun) / 1000
  const tasks = new Map<string, ExpectedTask & { output: string[] }>(
    [...planned].map(([task, expected]) => [task, { expected, output: [] }]),
  )
  const say = (text: string) => screen.write(`${screen.isTerminal ? '\r\u001b[2K' : ''}${text}\n`)
  const bar = () => {
    const line = barLine([...tasks], seconds())
    screen.write(screen.isTerminal ? `\r\u001b[2K${line.slice(0, 100)}` : `${line}\n`)
  }
  const timer = setInterval(bar, screen.isTerminal ? 1000 : everyMs)
  bar()

  return {
    onLine: ({ task, text: raw }) => {
      const text = stripVTControlCharacters(raw)
      const known = tasks.get(task)
      if (known === undefined) {
        // What failed is in the table; Turbo's other errors are about itself.
        if (task === 'turbo' && /error|panic/i.test(text) && !/run failed|exited|continuing/.test(text)) say(text)
        return
      }
      if (start.test(text)) endFormer(tasks, known, seconds())
      known.output.push(text)
      if (isTests(task) && failedTest.test(text)) say(`${task}: ${text.trim()}`)
      if (isTests(task) && endOfTests.test(text)) known.endedAt ??= seconds()
      if (!failedScript.test(text)) return
      known.endedAt = seconds()
      say(`${task} failed${isTests(task) ? '' : `:\n${known.output.join('\n')}`}`)
    },
    end: () => {
      clearInterval(timer)
      if (screen.isTerminal) screen.write('\r\u001b[2K')
    },
  }
}

/**
 * Turbo says when a task begins and not when it ends. At most two run at once: when a third begins, the one that has
 * run longest for its size has ended. Tests say themselves when they end.
 */
function endFormer(tasks: ReadonlyMap<string, ExpectedTask>, begins: ExpectedTask, at: number): void {
  begins.startedAt = at
  const running = [...tasks].filter(
    ([, task]) => task !== begins && task.startedAt !== undefined && task.endedAt === undefined,
  )
  if (running.length < 2) return
  const silent = running.filter(([name]) => !isTests(name))
  const overdue = ({ startedAt = at, expected }: ExpectedTask) => (at - startedAt) / expected
  const [ended] = (silent.length > 0 ? silent : running).sort(([, one], [, other]) => overdue(other) - overdue(one))
  if (ended) ended[1].endedAt = at
}

function isTests(task: string): boolean {
  return /#test(?::|$)/.test(task)
}

function barLine(tasks: [string, ExpectedTask][], at: number): string {
  const { done, rest } = estimateRest(
    tasks.map(([, task]) => task),
    at,
  )
  const filled = Math.round(done * barWidth)
  const running = tasks
    .filter(([, { startedAt, endedAt }]) => startedAt !== undefined && endedAt === undefined)
    .map(([task]) => task.replace('@dst/', '').replace('#', ' '))
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}]`
  return `${bar} ${minutes(at)}, about ${minutes(rest)} left: ${running.join(', ')}`
}

/** Minutes and seconds: `4:05`. */
export function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
