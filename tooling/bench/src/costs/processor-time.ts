import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

/** Reads the processor time that a program has used since it started, in milliseconds. */
export type ProcessorTime = () => number

/** Clock ticks of Linux, in which /proc counts, are 10 ms on every usual kernel. */
const tick = 10

/** The child of this process with this program among its arguments. Throws when there is none, or no Linux. */
export function processorTimeOfChild(program: string): ProcessorTime {
  const found = processes().findLast(({ pid, parent }) => parent === process.pid && argumentsOf(pid).includes(program))
  if (found === undefined) throw new Error(`no child of this process runs ${program}`)
  return () => statusOf(found.pid)?.own ?? 0
}

/** A Postgres server of this machine, all its processes together, ended ones included. */
export async function processorTimeOfPostgres(url: string): Promise<ProcessorTime> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const main = statusOf(rows[0]?.pid ?? 0)?.parent
  await client.end()
  if (main === undefined) throw new Error('Postgres does not run on this machine')
  return () =>
    (statusOf(main)?.withEnded ?? 0) +
    processes()
      .filter(({ parent }) => parent === main)
      .reduce((sum, { own }) => sum + own, 0)
}

interface Status {
  pid: number
  parent: number
  own: number
  withEnded: number
}

function processes(): Status[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statusOf(Number(name)) ?? [])
}

function statusOf(pid: number): Status | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map((ticks) => Number(ticks) * tick)
    const own = (user ?? 0) + (system ?? 0)
    return { pid, parent: Number(fields[1]), own, withEnded: own + (endedUser ?? 0) + (endedSystem ?? 0) }
  } catch {
    // It has ended since /proc was listed.
    return undefined
  }
}

function argumentsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
