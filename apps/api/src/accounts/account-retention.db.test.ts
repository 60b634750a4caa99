import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { newAddress, startAccountServer } from '../testing/account-server.ts'
import { onBothEngines } from '../testing/engines.ts'
import { soon } from '../testing/partner-harness.ts'

onBothEngines((database, queueOn) => {
  test('the sign-in service forgets unconfirmed accounts after 30 days, and its log after 12 months', async () => {
    const [old, young] = [newAddress(), newAddress()]
    for (const [address, days] of [
      [old, 30.1],
      [young, 29.9],
    ] as const)
      await sql`insert into auth.users (id, email, app_metadata, user_metadata, created_at, updated_at)
        values (gen_random_uuid(), ${address}, '{}', '{}', now() - ${`${days} days`}::interval, now())`.execute(
        database(),
      )
    for (const days of [367, 365])
      await sql`insert into auth.audit_log (id, payload, created_at, ip_address)
        values (gen_random_uuid(), ${JSON.stringify({ action: `after ${days} days` })}::jsonb,
          now() - ${`${days} days`}::interval, '')`.execute(database())

    await sql`insert into pgboss.job (name, data) values ('account-upkeep', '{}')`.execute(database())
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, () => Promise.resolve())
    onTestFinished(() => server.stop())

    const rows = async (query: ReturnType<typeof sql<{ what: string }>>) =>
      (await query.execute(database().withoutPlugins())).rows.map(({ what }) => what)
    await expect
      .poll(() => rows(sql`select email as what from auth.users where email in (${old}, ${young})`), soon)
      .toEqual([young])
    await expect
      .poll(() => rows(sql`select payload ->> 'action' as what from auth.audit_log`), soon)
      .toEqual(['after 365 days'])
  })
})
