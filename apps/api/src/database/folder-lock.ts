import { site } from '@dst/content/site'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefusal } from '../config/start-refusal.ts'
import { refusalOf } from '../config/start-checks.ts'

/**
 * Creates `folder` and locks it for this process: two embedded databases on one folder silently lose rows. Returns the
 * function that releases the folder. A lock whose process is gone (killed, machine restarted) is taken over. Throws a
 * {@link StartRefusal} when another process holds it or the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'server.lock')
  const mine = `${process.pid} ${startOf(process.pid)}`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    take(file, mine, folder)
  } catch (error) {
    throw (
      refusalOf(error, folder) ??
      new StartRefusal(
        'data-folder-unwritable',
        `The data folder ${folder} cannot be written (${codeOf(error)}). Set DATA_DIR to another folder.`,
        { cause: error },
      )
    )
  }
  return () => {
    if (read(file) === mine) rmSync(file, { force: true })
  }
}

function take(file: string, mine: string, folder: string): void {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
      return
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const [pid = '', start = ''] = (read(file) ?? '').split(' ')
    if (isRunning(Number(pid), start)) {
      throw new StartRefusal(
        'data-folder-in-use',
        `Another ${site.brand} server (process ${pid}) is using the data folder ${folder}. Stop that one first, ` +
          'or set DATA_DIR to another folder.',
      )
    }
    rmSync(file, { force: true })
  }
  throw new StartRefusal(
    'data-folder-in-use',
    `The data folder ${folder} is being opened by another server. Wait for it, or set DATA_DIR to another folder.`,
  )
}

/** A process id alone is not enough: after a reboot it may belong to another program. */
function isRunning(pid: number, start: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return start === 'unknown' || startOf(pid) === start
}

/** A process's start time in Linux clock ticks; `unknown` where the system does not report it. */
function startOf(pid: number): string {
  const stat = read(`/proc/${pid}/stat`)
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown'
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}
