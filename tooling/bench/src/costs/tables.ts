import { assumptions } from './demand.ts'
import type { Limit } from './limits.ts'
import type { Plan } from './plan.ts'
import { calls, storedBytes, type Call, type Measured } from './measured.ts'
import type { Prices } from './prices.ts'

const callNames: Readonly<Record<Call, string>> = {
  page: 'a page, compressed',
  asset: 'a file of the first view, the mean',
  config: '`GET /config.json`',
  faqs: '`GET /api/faqs`',
  me: '`GET /api/me`',
  save: '`PUT /api/users/{email}`',
  signUp: 'a sign-up and its mail',
  signIn: 'a sign-in with a password',
  meEmbedded: '`GET /api/me`, embedded database',
  saveEmbedded: '`PUT /api/users/{email}`, embedded database',
}

const largestTables = 5

const assumptionNames: Readonly<Record<keyof typeof assumptions, string>> = {
  viewsPerVisitor: 'page views of a visitor in a month, the first with an empty cache',
  signUpShare: 'share of visitors who sign up',
  monthsOfAccounts: 'months of sign-ups that have gathered',
  returningShare: 'share of accounts that come back in a month',
  signInsPerReturning: 'sign-ins of each of them',
  callsPerSignIn: 'records read for each sign-in and sign-up',
  savesPerSignIn: 'saves for each sign-in; a sign-up has one',
  mailsPerSignUp: 'mails for each sign-up',
  mailsPerSignIn: 'mails for each sign-in',
  peak: 'the busiest second, as a multiple of the mean one',
  usable: 'share of a processor that may be used then',
  secondsPerMail: 'seconds in which a mail server takes a mail',
}

/** What is assumed about people, as a Markdown table. */
export function assumptionsTable(): string {
  const names = Object.keys(assumptionNames) as (keyof typeof assumptions)[]
  return table(
    ['assumed', 'value'],
    names.map((name) => [assumptionNames[name], String(assumptions[name])]),
  )
}

/** What each number of visitors needs and costs, as a Markdown table. */
export function plansTable(plans: readonly Plan[]): string {
  return table(
    [
      'visitors a month',
      'views a second at the peak',
      'passwords a second at the peak',
      'step',
      'servers',
      'cores busy: servers, database',
      'stored after a year',
      'servers',
      'database',
      'traffic',
      'mails',
      'a month',
      'hosted accounts',
    ],
    plans.map(({ demand, step, costs, database, ...plan }) => [
      whole(demand.visitors),
      short(plan.viewsAtPeak),
      short(plan.passwordsAtPeak),
      step.name,
      whole(plan.servers),
      `${short(plan.serverCores)}, ${short(plan.databaseCores)}`,
      `${short(plan.storedGigabytes)} GB`,
      dollars(costs.servers),
      `${dollars(costs.database)}${database === undefined ? '' : ` (${database.cores} cores)`}`,
      dollars(costs.traffic),
      dollars(costs.mails),
      dollars(plan.total),
      `+${dollars(plan.hostedAccounts)}`,
    ]),
  )
}

/** What is full first, as a Markdown table. */
export function limitsTable(limits: readonly Limit[]): string {
  return table(
    ['limit', 'holds', 'full at visitors a month'],
    limits.map(({ what, holds, visitors }) => [what, holds, rounded(visitors)]),
  )
}

/** What was measured, as a Markdown table. */
export function measuredTable(measured: Measured): string {
  const { work, view, apiAnswerBytes, bytesPerInvestor } = measured
  const rows = calls.map((call) => [
    callNames[call],
    `${short(work[call].server)} ms`,
    call.endsWith('Embedded') ? 'in the server' : `${short(work[call].database)} ms`,
  ])
  return [
    table(['call', "server's processor", "Postgres's processor"], rows),
    table(
      ['what', 'bytes'],
      [
        [`the first view of a visitor, ${view.first.requests} requests`, whole(view.first.bytes)],
        [`a later view, ${view.later.requests} requests`, whole(view.later.bytes)],
        ['an answer of the API, headers included', whole(apiAnswerBytes)],
        ['one person in the database, indexes included', whole(storedBytes(measured))],
        ...Object.entries(bytesPerInvestor)
          .slice(0, largestTables)
          .map(([name, bytes]) => [`of these in \`${name}\``, whole(bytes)]),
      ],
    ),
  ].join('\n\n')
}

/** The prices and where they are published, as a Markdown table. */
export function pricesTable({ items, databases }: Prices): string {
  const plans = databases.plans.map(({ cores, gigabytes, price }) => [
    `${databases.what}: ${cores} cores, ${gigabytes} GB`,
    exact(price),
    databases.source,
  ])
  return table(
    ['what', 'price', 'published at'],
    [...Object.values(items).map(({ what, price, source }) => [what, exact(price), source]), ...plans],
  )
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en-US')
}

/** Two significant digits: the figures behind it are no more exact. */
function rounded(value: number): string {
  return Number(value.toPrecision(2)).toLocaleString('en-US')
}

function short(value: number): string {
  return value >= 100 ? whole(value) : String(Number(value.toPrecision(2)))
}

function dollars(value: number): string {
  return `$${whole(value)}`
}

function exact(price: number): string {
  const fraction = Number.isInteger(price) ? 0 : 2
  return `$${price.toLocaleString('en-US', { minimumFractionDigits: fraction, maximumFractionDigits: 5 })}`
}
