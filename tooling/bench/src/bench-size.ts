import pg from 'pg'
import { startPostgresServer } from '@dst/vitest-config/postgres-server'
import { asksOf, savesOf, type Person } from './calls.ts'
import { compare } from './comparison.ts'
import { connections, loadOn, type Target } from './load.ts'
import { signUpUsers } from './users.ts'
import { startServer, type ProductServer } from './product-server.ts'

/** How many times the p99 of the small database the one of the large may be. */
const p99Goal = 1.2
const sizes = { small: 1_000, large: 1_000_000 }
const submissionsOfEach = 10

interface Side {
  readonly server: ProductServer
  readonly people: readonly Person[]
}

const postgres = await startPostgresServer()
const started: ProductServer[] = []
try {
  const small = await sideWith('small')
  const large = await sideWith('large')
  const on = (side: Side, calls: (side: Side) => Target) => (seconds: number) => loadOn(calls(side), seconds)
  const calls: Record<string, (side: Side) => Target> = {
    'GET /api/me': ({ server: { origin }, people }) => ({
      origin,
      requests: people.map(({ authorization }) => ({ path: '/api/me', headers: { authorization } })),
    }),
    'PUT /api/users/{email}': ({ server: { origin }, people }) => savesOf(origin, people),
    'POST /api/consultation-requests': ({ server: { origin }, people }) => asksOf(origin, people),
  }
  for (const [name, target] of Object.entries(calls)) {
    const stored = await compare({
      name: `${name}, ${formatSize('large')} beside ${formatSize('small')}`,
      product: on(large, target),
      floor: on(small, target),
      p99Goal,
    })
    if (!stored) process.exitCode = 1
  }
} finally {
  for (const server of started) await server.stop()
  await postgres.remove()
}

/** A server of the product with a database of its own that has so many investors. */
async function sideWith(size: keyof typeof sizes): Promise<Side> {
  await onDatabase(postgres.url, `create database ${size}`)
  const databaseUrl = postgres.url.replace(/\/postgres$/, `/${size}`)
  const server = await startServer({ DATABASE_URL: databaseUrl })
  started.push(server)
  const people = await signUpUsers(server, connections)
  // What is queued would be worked off beside the calls.
  await server.restart({ JOBS: 'off' })
  const begun = performance.now()
  await fill(databaseUrl, sizes[size])
  process.stdout.write(`${formatSize(size)}: filled in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  return { server, people }
}

/** Foreign keys are not checked row by row: every submission is made from its investor's row. */
async function fill(databaseUrl: string, investors: number): Promise<void> {
  await onDatabase(
    databaseUrl,
    `set session_replication_role = replica;
     insert into investors (auth_user_id, email, email_token_expiry, username, first_name, last_name, location,
       auth_provider, accredited, sale_status, equity_bracket, horizon, return_need, passive_importance, property_type,
       mortgage_bracket, prior1031, qi_ready, risk_tolerance, dst_score, dst_segment, questionnaire_completed_at)
     select gen_random_uuid(), 'investor-' || number || '@example.com', now(), 'investor-' || number, 'Ruth', 'Okafor',
       'Ohio', 'email', 'yes', 'active', '500-999', '5-10 years', '6.1%-8%', 4, 'multifamily', '<25%', 'no', 'no', 3,
       101, 'gold', now()
     from generate_series(1, ${investors}) number;
     insert into questionnaire_submissions (investor_id, answers, score, tier, fingerprint, submitted_at)
     select investors.id, answers, 101, 'gold', md5(number::text) || md5(investors.id::text),
       now() - number * interval '30 days'
     from generate_series(1, ${submissionsOfEach}) number, investors,
       (select answers from questionnaire_submissions limit 1) sample;
     vacuum analyze`,
  )
}

async function onDatabase(connectionString: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    for (const statement of statements.split(';')) await client.query(statement)
  } finally {
    await client.end()
  }
}

function formatSize(size: keyof typeof sizes): string {
  const investors = sizes[size]
  const submissions = investors * submissionsOfEach
  return `${investors.toLocaleString('en')} investors and ${submissions.toLocaleString('en')} submissions`
}
