import { assumptions, atPeak, busyCores, demandOf, type Demand } from './demand.ts'
import type { Measured } from './measured.ts'
import type { DatabasePlan, Prices } from './prices.ts'

const coresPerServer = 2
const gigabyte = 1e9
/** Of what the plan of a hosted auth service includes. */
const includedUsers = 100_000

/** A step of docs/growth.md, and up to how many visitors a month its weaknesses are bearable. */
export interface Step {
  name: string
  upTo: number
  database: 'embedded' | 'beside' | 'managed'
  cdn: boolean
  /** Fewer would make the restart of one an outage. */
  leastServers: number
  /** Servers that only do jobs; more when they can't send the mails of the busiest second. */
  workers: number
}

const steps: readonly Step[] = [
  { name: '1', upTo: 10_000, database: 'embedded', cdn: false, leastServers: 1, workers: 0 },
  { name: '2', upTo: 100_000, database: 'beside', cdn: false, leastServers: 1, workers: 0 },
  { name: '3', upTo: 500_000, database: 'beside', cdn: true, leastServers: 1, workers: 0 },
  { name: '4 to 6', upTo: 20_000_000, database: 'managed', cdn: true, leastServers: 2, workers: 1 },
  { name: '4 to 7', upTo: Infinity, database: 'managed', cdn: true, leastServers: 3, workers: 2 },
]

/** What a number of visitors needs and costs; prices in US dollars a month. */
export interface Plan {
  demand: Demand
  step: Step
  viewsAtPeak: number
  /** Of two cores each, those that do jobs included. */
  servers: number
  serverCores: number
  databaseCores: number
  /** Undefined without a managed one. */
  database: DatabasePlan | undefined
  costs: Readonly<Record<'servers' | 'database' | 'traffic' | 'mails', number>>
  total: number
  /** What a hosted auth service adds. */
  hostedAccounts: number
}

/** Plans for this many visitors a month. Throws when they need more than the largest database on the list. */
export function planFor(visitors: number, measured: Measured, prices: Prices): Plan {
  const step = stepFor(visitors)
  const demand = demandOf(visitors, measured, step.cdn)
  const busy = busyCores(demand, measured, step.database === 'embedded')
  const needed = (cores: number) => cores / assumptions.usable
  const onServers = step.database === 'managed' ? busy.server : busy.server + busy.database
  const answering = Math.max(step.leastServers, Math.ceil(needed(onServers) / coresPerServer))
  const servers = answering + (step.workers === 0 ? 0 : Math.max(step.workers, mailing(demand)))
  const database = step.database === 'managed' ? planWith(needed(busy.database), prices) : undefined
  const storedGigabytes = (demand.accounts * measured.bytesPerInvestor) / gigabyte
  const costs = costsOf({ demand, step, servers, database }, storedGigabytes, prices)
  return {
    demand,
    step,
    viewsAtPeak: atPeak(demand.views),
    servers,
    serverCores: busy.server,
    databaseCores: busy.database,
    database,
    costs,
    total: Object.values(costs).reduce((sum, cost) => sum + cost, 0),
    hostedAccounts: hostedCosts(demand, prices),
  }
}

/** Servers that it takes to send the mails of the busiest second: each sends one at a time. */
function mailing({ mails }: Demand): number {
  return Math.ceil(atPeak(mails) * assumptions.secondsPerMail)
}

function stepFor(visitors: number): Step {
  const step = steps.find(({ upTo }) => visitors <= upTo)
  if (step === undefined) throw new Error(`no step for ${visitors} visitors`)
  return step
}

function planWith(cores: number, { databases }: Prices): DatabasePlan {
  const plan = databases.plans.find((each) => each.cores >= cores)
  if (plan === undefined) throw new Error(`no database on the list has ${cores.toFixed(1)} cores`)
  return plan
}

function costsOf(
  { demand, step, servers, database }: Pick<Plan, 'demand' | 'step' | 'servers' | 'database'>,
  storedGigabytes: number,
  { items }: Prices,
): Plan['costs'] {
  const redis = step.leastServers > 1 ? items.redis.price : 0
  const siteTraffic = step.cdn ? items.cdn.price : items.traffic.price
  const disk = Math.ceil(storedGigabytes)
  return {
    servers: servers * items.server.price + redis,
    database: database === undefined ? disk * items.disk.price : database.price + disk * items.databaseDisk.price,
    traffic: (demand.siteBytes * siteTraffic + demand.callBytes * items.traffic.price) / gigabyte,
    mails: (demand.mails / 1000) * items.mails.price,
  }
}

function hostedCosts({ activeAccounts }: Demand, { items }: Prices): number {
  return items.hostedPlan.price + Math.max(0, activeAccounts - includedUsers) * items.hostedUser.price
}
