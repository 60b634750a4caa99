import { assumptions, atPeak, busyCores, demandOf } from './demand.ts'
import type { Measured } from './measured.ts'
import type { Prices } from './prices.ts'

/** Of Postgres without settings of its own, and what one server opens to it. */
const connections = { postgres: 100, server: 15 }
/** Completed jobs a day, from which on they should be kept for less than a week: docs/operations.md. */
const jobsPerDay = 100_000

/** What is full first, and at how many visitors a month. */
export interface Limit {
  what: string
  /** What it can do, in words. */
  holds: string
  visitors: number
}

/** Every limit, the lowest first. */
export function limitsOf(measured: Measured, prices: Prices): Limit[] {
  const one = { without: demandOf(1, measured, false), behind: demandOf(1, measured, true) }
  const perSecond = (milliseconds: number) => Math.floor((1000 / milliseconds) * assumptions.usable)
  const full = (coresOfOneVisitor: number, cores = 1) => (cores * assumptions.usable) / coresOfOneVisitor
  const { work } = measured
  const passwords = atPeak(one.behind.signIns) * work.signIn.server + atPeak(one.behind.signUps) * work.signUp.server
  const served = busyCores(one.behind, measured)
  const pages = { ...one.without, calls: { page: one.without.calls.page ?? 0, asset: one.without.calls.asset ?? 0 } }
  const serversOnPostgres = Math.floor(connections.postgres / connections.server)
  const limits: Limit[] = [
    {
      what: 'the embedded database, in the one process of step 1',
      holds: `${perSecond(work.saveEmbedded.server)} saves a second`,
      visitors: full(busyCores(one.without, measured, true).server),
    },
    {
      what: 'one core that sends the pages and files itself',
      holds: `${perSecond(work.page.server)} pages a second`,
      visitors: full(busyCores(pages, measured).server),
    },
    {
      what: 'one core that checks and makes passwords',
      holds: `${perSecond(work.signIn.server)} sign-ins a second`,
      visitors: full(passwords / 1000),
    },
    {
      what: 'one core of a server behind a CDN, everything together',
      holds: `${perSecond(work.me.server)} records a second`,
      visitors: full(served.server),
    },
    ...prices.databases.plans.map(({ cores }) => ({
      what: `a Postgres of ${cores} cores`,
      holds: `${perSecond(work.save.database) * cores} saves a second`,
      visitors: full(served.database, cores),
    })),
    {
      what: `${connections.postgres} connections of Postgres, without PgBouncer`,
      holds: `${serversOnPostgres} servers of one core`,
      visitors: serversOnPostgres * full(served.server),
    },
    {
      what: 'one server that sends the mails, one at a time',
      holds: `${1 / assumptions.secondsPerMail} mails a second`,
      visitors: 1 / assumptions.secondsPerMail / atPeak(one.behind.mails),
    },
    {
      what: 'completed jobs that are kept for a week',
      holds: `${jobsPerDay.toLocaleString('en-US')} jobs a day`,
      visitors: (jobsPerDay * 30) / one.behind.mails,
    },
  ]
  return limits.toSorted((left, right) => left.visitors - right.visitors)
}
