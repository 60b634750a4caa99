import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TaskOutcomes } from './turbo-run.ts'

/** The two kinds of run, whose tasks take different times. */
export type RunKind = 'core' | 'full'

type Seconds = Readonly<Record<string, number>>

/** Seconds of the long tasks on two cores, for a first run; after that this machine's own times count. */
const core: Seconds = {
  '@dst/api#test': 140,
  '@dst/auth-server#test': 130,
  '@dst/e2e#test': 190,
  '@dst/launch#test': 30,
  '@dst/checks#test': 18,
  '@dst/storybook#test': 140,
  '@dst/ui#test': 70,
  '@dst/visual#test': 200,
  '@dst/web#build': 25,
}
const atFirst: Record<RunKind, Seconds> = {
  core,
  full: {
    ...core,
    '@dst/api#test': 1200,
    '@dst/auth-server#test': 720,
    '@dst/consumers#test': 120,
    '@dst/e2e#test': 1200,
    '@dst/storybook#test': 180,
  },
}
const atFirstOthers = 6

/** Seconds that a task is expected to take: those of its last run here in this kind of run, or a first guess. */
export async function expectedSeconds(root: string, run: RunKind): Promise<(task: string) => number> {
  const measured = await readMeasured(root, run)
  return (task) => measured[task] ?? atFirst[run][task] ?? atFirstOthers
}

/** Stores what the tasks of a run took, for the next estimate. */
export async function storeSeconds(root: string, run: RunKind, outcomes: TaskOutcomes): Promise<void> {
  const took = [...outcomes].filter(([, { passed, seconds }]) => passed && seconds > 0)
  if (took.length === 0) return
  const measured = { ...(await readMeasured(root, run)) }
  for (const [task, { seconds }] of took) measured[task] = seconds
  await mkdir(join(root, '.tools'), { recursive: true })
  await writeFile(fileOf(root, run), JSON.stringify(measured, undefined, 1))
}

function fileOf(root: string, run: RunKind): string {
  return join(root, '.tools', `seconds-${run}.json`)
}

async function readMeasured(root: string, run: RunKind): Promise<Record<string, number>> {
  const text = await readFile(fileOf(root, run), 'utf8').catch(() => '{}')
  try {
    return JSON.parse(text) as Record<string, number>
  } catch {
    return {}
  }
}
