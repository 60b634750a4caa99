import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TaskOutcomes } from './turbo-run.ts'

/** Seconds of the long tasks on two cores, for a first run; after that this machine's own times count. */
const atFirst: Readonly<Record<string, number>> = {
  '@dst/api#test': 120,
  '@dst/auth-server#test': 60,
  '@dst/bench#test': 20,
  '@dst/consumers#test': 30,
  '@dst/domain#test': 30,
  '@dst/e2e#test': 200,
  '@dst/storybook#test': 90,
  '@dst/ui#test': 120,
  '@dst/visual#test': 200,
  '@dst/web#build': 25,
  '@dst/web#test': 40,
}
const atFirstOthers = 8

/** Seconds that a task is expected to take: those of its last run here in this kind of run, or a first guess. */
export async function expectedSeconds(root: string, run: string): Promise<(task: string) => number> {
  const measured = await readMeasured(root, run)
  return (task) => measured[task] ?? atFirst[task] ?? atFirstOthers
}

/** Stores what the tasks of a run took, for the next estimate. */
export async function storeSeconds(root: string, run: string, outcomes: TaskOutcomes): Promise<void> {
  const took = [...outcomes].filter(([, { passed, seconds }]) => passed && seconds > 0)
  if (took.length === 0) return
  const measured = { ...(await readMeasured(root, run)) }
  for (const [task, { seconds }] of took) measured[task] = seconds
  await mkdir(join(root, '.tools'), { recursive: true })
  await writeFile(fileOf(root, run), JSON.stringify(measured, undefined, 1))
}

function fileOf(root: string, run: string): string {
  return join(root, '.tools', `seconds-${run}.json`)
}

async function readMeasured(root: string, run: string): Promise<Record<string, number>> {
  const text = await readFile(fileOf(root, run), 'utf8').catch(() => '{}')
  try {
    return JSON.parse(text) as Record<string, number>
  } catch {
    return {}
  }
}
