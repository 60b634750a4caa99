import { stripVTControlCharacters } from 'node:util'
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
/** pnpm's last word about a script that failed. */
const failedScript = /^\[?\s*ELIFECYCLE\]?/

/**
 * Shows how many of the asked tasks have begun, each failed test at once, and the output of every other task that
 * fails. The output of what passes is in each workspace's `.turbo` folder.
 */
export function showTests(asked: readonly string[], screen: Screen, now = () => Date.now()): TestView {
  const begunAt = now()
  const outputs = new Map<string, string[]>()
  const say = (text: string) => screen.write(`${screen.isTerminal ? '\r\u001b[2K' : ''}${text}\n`)
  const bar = () => {
    const line = barLine([...outputs.keys()], asked, (now() - begunAt) / 1000)
    screen.write(screen.isTerminal ? `\r\u001b[2K${line.slice(0, 100)}` : `${line}\n`)
  }
  const timer = setInterval(bar, screen.isTerminal ? 1000 : everyMs)
  bar()

  return {
    onLine: ({ task, text: raw }) => {
      const text = stripVTControlCharacters(raw)
      if (task === 'turbo') {
        // What failed is in the table; Turbo's other errors are about itself.
        if (/error|panic/i.test(text) && !/run failed|exited|continuing/.test(text)) say(text)
        return
      }
      const output = outputs.get(task) ?? []
      outputs.set(task, output)
      output.push(text)
      if (isTests(task) && failedTest.test(text)) say(`${task}: ${text.trim()}`)
      if (failedScript.test(text)) say(`${task} failed${isTests(task) ? '' : `:\n${output.join('\n')}`}`)
    },
    end: () => {
      clearInterval(timer)
      if (screen.isTerminal) screen.write('\r\u001b[2K')
    },
  }
}

function isTests(task: string): boolean {
  return /#test(?::|$)/.test(task)
}

/** Turbo says when a task begins, and not when it ends. */
function barLine(begun: readonly string[], asked: readonly string[], seconds: number): string {
  const count = asked.filter((task) => begun.includes(task)).length
  const filled = Math.round((count / asked.length) * barWidth)
  const bar = `[${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}]`
  const latest = begun.slice(-2).map((task) => task.replace('@dst/', '').replace('#', ' '))
  return `${bar} ${minutes(seconds)}, ${count} of ${asked.length} tasks begun: ${latest.join(', ')}`
}

/** Minutes and seconds: `4:05`. */
export function minutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
