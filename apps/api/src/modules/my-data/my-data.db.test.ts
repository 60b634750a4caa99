import { actionLabels, fieldLabels } from '@dst/content/my-data'
import { myDataSchema, type MyData } from '@dst/contracts'
import { questionNames } from '@dst/domain/questionnaire'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { mailboxMailer } from '../../mail/mailer.ts'
import { startAccountServer, type AccountServer } from '../../testing/account-server.ts'
import { onEmbedded } from '../../testing/engines.ts'
import { everyColumn, type Column } from '../../testing/every-column.ts'
import { partnerSecret } from '../../testing/partner-signature.ts'
import { exportedTables, withheldColumns, withheldTables } from '../../testing/exported-columns.ts'
import { startWebhookReceiver } from '../../testing/webhook-receiver.ts'
import { fullFixture, type FullFixture } from '../../testing/full-fixture.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** The values at a path such as `consultations[].events[].at`. */
function valuesAt(value: unknown, path: string): unknown[] {
  const [first = '', ...rest] = path.split('.')
  const inner = (value as Record<string, unknown> | null)?.[first.replaceAll('[]', '')]
  const found = first.endsWith('[]') ? ((inner as unknown[] | undefined) ?? []) : [inner]
  return rest.length === 0 ? found : found.flatMap((each) => valuesAt(each, rest.join('.')))
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}

/** The same text for equal values, whatever the order of their keys. */
function canonical(value: unknown): string {
  const sorted = (each: unknown): unknown =>
    Array.isArray(each)
      ? each.map((part) => sorted(part))
      : each !== null && typeof each === 'object'
        ? Object.fromEntries(
            Object.entries(each)
              .toSorted(([one], [other]) => (one < other ? -1 : 1))
              .map(([key, part]) => [key, sorted(part)]),
          )
        : each
  return JSON.stringify(sorted(value instanceof Date ? value.toISOString() : value))
}

const inCamelCase = (column: string) => column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase())

onEmbedded((database, queueOn) => {
  let server: AccountServer
  let quill: FullFixture
  let download: Awaited<ReturnType<FullFixture['call']>>
  let columns: Column[]
  beforeAll(async () => {
    const partner = await startWebhookReceiver()
    server = await startAccountServer({ db: database(), queueOn: queueOn() }, mailboxMailer(database()), {
      PARTNER_WEBHOOK_URL: partner.url,
      PARTNER_WEBHOOK_SECRET: partnerSecret,
      PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on',
    })
    quill = await fullFixture(server, database())
    download = await quill.call('GET', '/api/me/data')
    columns = await everyColumn(database())
    return async () => {
      await server.stop()
      await partner.close()
    }
  })

  test('the download is a file that nobody else keeps', () => {
    expect(download.statusCode).toBe(200)
    expect(download.headers['content-disposition']).toBe('attachment; filename="dst-investing-my-data.json"')
    expect(download.headers['cache-control']).toBe('no-store')
    expect(myDataSchema.safeParse(download.json()).error).toBeUndefined()
  })

  test('every table is exported or withheld for a reason, and what is named exists', () => {
    expect(columns.length).toBeGreaterThan(150)
    const tables = new Set(columns.map(({ schema, table }) => `${schema}.${table}`))
    const isExported = (table: string) => table in exportedTables
    const isWithheld = (table: string) => table in withheldTables || (table.split('.')[0] ?? '') in withheldTables
    expect([...tables].filter((table) => isExported(table) === isWithheld(table))).toEqual([])
    const named = [
      ...Object.entries(exportedTables).map(([table, { elsewhere = {} }]) => ({ table, names: elsewhere })),
      ...Object.entries(withheldColumns).map(([table, withheld]) => ({ table, names: withheld })),
    ].flatMap(({ table, names }) => Object.keys(names).map((column) => `${table}.${column}`))
    expect(named.filter((name, place) => named.indexOf(name) !== place)).toEqual([])
    const existing = new Set(columns.map(({ schema, table, column }) => `${schema}.${table}.${column}`))
    expect(
      [...named, ...Object.keys(exportedTables)].filter((name) => !existing.has(name) && !tables.has(name)),
    ).toEqual([])
  })

  test.each(Object.entries(exportedTables))(
    'what %s holds of the person is in the download',
    async (name, { rows: theirs, at, elsewhere = {} }) => {
      const { userId, investorId, email } = quill
      const where = theirs
        .replaceAll('$investor', `'${investorId}'`)
        .replaceAll('$user', `'${userId}'`)
        .replaceAll('$email', `'${email}'`)
      const exported = columns.filter(
        ({ schema, table, column }) => `${schema}.${table}` === name && !(column in (withheldColumns[name] ?? {})),
      )
      expect(exported.length).toBeGreaterThan(0)
      for (const { schema, column } of exported) {
        const place = elsewhere[column] ?? `${at}.${schema === 'public' ? inCamelCase(column) : column}`
        const { path, of = column } = typeof place === 'string' ? { path: place } : place
        const { rows } = await sql<{
          value: unknown
        }>`select ${sql.raw(of)} as value from ${sql.table(name)} where ${sql.raw(where)}`.execute(
          database().withoutPlugins(),
        )
        const stored = new Set(rows.filter(({ value }) => value !== null).map(({ value }) => canonical(value)))
        const reported = new Set(
          [path]
            .flat()
            .flatMap((each) => valuesAt(download.json(), each))
            .map((value) => canonical(value)),
        )
        expect(stored.size, `${name}.${column} is empty, so that nothing is shown`).toBeGreaterThan(0)
        expect(
          [...stored].filter((value) => !reported.has(value)),
          `${name}.${column}`,
        ).toEqual([])
      }
    },
  )

  test('every field of it has words for who reads it as a page', () => {
    const { exchangeFile, ...rest } = download.json<MyData>()
    // What the person entered is on the pages of the exchange.
    const names = new Set(Object.values({ ...rest, exchangeFile: { ...exchangeFile, file: {} } }).flatMap(namesIn))
    names.delete('file')
    expect(names.size).toBeGreaterThan(150)
    const known = new Set([...Object.keys(fieldLabels), ...questionNames])
    expect([...names].filter((name) => !known.has(name))).toEqual([])
  })

  test('so has every action that was logged', () => {
    const actions = [...download.body.matchAll(/"action":"([^"]+)"/g)].map(([, action]) => action ?? '')
    expect(actions.length).toBeGreaterThan(3)
    expect(actions.filter((action) => !Object.hasOwn(actionLabels, action))).toEqual([])
  })

  test('nobody’s secrets are in it', async () => {
    const { rows } = await sql<{ secret: string }>`select encrypted_password as secret from auth.users
      union all select code_hash from auth.one_time_tokens union all select link_hash from auth.one_time_tokens
      union all select secret from auth.factors union all select code_hash from auth.recovery_codes
      union all select credential_id from auth.passkeys
      union all select secret from product_secrets`.execute(database().withoutPlugins())
    expect(rows.length).toBeGreaterThan(3)
    for (const { secret } of rows) expect(download.body).not.toContain(secret)
    expect(download.body).not.toContain(quill.refreshToken)
  })

  test('of another person there is nothing in it', async () => {
    const walter = await fullFixture(server, database())
    const body = (await quill.call('GET', '/api/me/data')).body
    for (const trace of walter.traces) expect(body).not.toContain(trace)
  })
})
