import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import '@dst/vitest-config/postgres'
import { createEmptyServerDatabase, createServerCopy } from '@dst/vitest-config/database-copies'
import { administer } from '@dst/vitest-config/migrated-databases'
import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { prepareDatabase } from '../process/prepare-database.ts'
import { startPooler, versionOf } from '../testing/database-path.ts'
import { kyselyOver, openDatabase, type Database } from './connection.ts'
import { findTooMuch } from './product-role.ts'
import { currentRole, roleOnServer } from './role-of-connections.ts'

const own = { hostedAuth: undefined }
let made = 0

/** A login without any special right, until the test ends. */
async function newLogin(): Promise<{ name: string; urlAs: (address: string) => string }> {
  const name = `login_${process.pid}_${(made += 1)}`
  const url = inject('postgresUrl')
  await administer(url, `create role ${name} login password 'a'`)
  onTestFinished(() => administer(url, `drop role ${name}`))
  const urlAs = (address: string) => {
    const changed = new URL(address)
    changed.username = name
    changed.password = 'a'
    return changed.href
  }
  return { name, urlAs }
}

async function open(databaseUrl: string | undefined, dataFolder = '/nowhere'): Promise<Database> {
  return openDatabase({ databaseUrl, dataFolder })
}

/** The roles of calls and jobs, and of what is done with patience. */
async function rolesOf({ db, queue, patiently }: Database) {
  const { rows } = (await queue.db.executeSql('select current_user::text as role', [])) as { rows: { role: string }[] }
  let patient = ''
  await patiently(async (other) => void (patient = await currentRole(other)))
  return { calls: await currentRole(db), jobs: rows[0]?.role, patient }
}

test('on a server calls and jobs are in the product’s role, also after RESET ROLE; migrations aren’t', async () => {
  const { url, drop } = await createEmptyServerDatabase()
  const database = await open(url)
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  await prepareDatabase(database, own)
  const owner = decodeURIComponent(new URL(url).username)
  expect(await rolesOf(database)).toEqual({ calls: 'dst_product', jobs: 'dst_product', patient: owner })
  await database.db.connection().execute(async (one) => {
    await sql`reset role`.execute(one)
    expect(await currentRole(one)).toBe('dst_product')
  })
  expect(await findTooMuch(database.db)).toEqual([])
})

test('so it is in the embedded database, from the first start and from the next', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dst-role-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const first = await open(undefined, folder)
  await prepareDatabase(first, own)
  expect(await rolesOf(first)).toEqual({ calls: 'dst_product', jobs: 'dst_product', patient: 'postgres' })
  await first.close()
  const next = await open(undefined, folder)
  expect(await currentRole(next.db)).toBe('dst_product')
  await next.close()
})

test('a user who may not make or take roles works as before, and triggers refuse changes', async () => {
  const { url, drop } = await createEmptyServerDatabase()
  const { name, urlAs } = await newLogin()
  await administer(url, `alter database ${new URL(url).pathname.slice(1)} owner to ${name}`)
  const database = await open(urlAs(url))
  onTestFinished(async () => {
    await database.close()
    await administer(url, `alter database ${new URL(url).pathname.slice(1)} owner to current_user`)
    await drop()
  })
  await prepareDatabase(database, own)
  expect(await rolesOf(database)).toEqual({ calls: name, jobs: name, patient: name })
  expect(await findTooMuch(database.db)).toHaveLength(6)
  await expect(sql`truncate consents`.execute(database.db)).rejects.toThrow('rows of consents are never changed')
})

test('a second login whose role is set beforehand serves a prepared database, and owns nothing', async () => {
  const { url, drop } = await createServerCopy()
  const { name, urlAs } = await newLogin()
  await administer(url, `grant dst_product to ${name}`)
  await administer(url, `alter role ${name} set role = 'dst_product'`)
  const database = await open(urlAs(url))
  onTestFinished(async () => {
    await database.close()
    await drop()
  })
  await prepareDatabase(database, own)
  expect(await rolesOf(database)).toEqual({ calls: 'dst_product', jobs: 'dst_product', patient: 'dst_product' })
  await database.db.connection().execute(async (one) => {
    await sql`set role none`.execute(one)
    await expect(sql`delete from consents`.execute(one)).rejects.toThrow('permission denied')
  })
})

test.skipIf((versionOf('pgbouncer') ?? 0) < 1.21)('behind a pooler no connection is left in a role', async () => {
  const { url, drop } = await createServerCopy()
  const pooler = await startPooler(url, 2)
  const direct = new pg.Pool({ connectionString: url })
  const pooled = new pg.Pool({ connectionString: pooler.url })
  onTestFinished(async () => {
    await Promise.all([direct.end(), pooled.end()])
    await pooler.stop()
    await drop()
  })
  const roleThrough = async (address: string, pool: pg.Pool) => {
    const role = roleOnServer(address)
    await role.look(kyselyOver(new PostgresDialect({ pool })), pool)
    return role.current()
  }
  expect(await roleThrough(url, direct)).toBe('dst_product')
  expect(await roleThrough(pooler.url, pooled)).toBeUndefined()
  expect(await roleThrough(`${url}?options=-c%20search_path%3Dpublic`, direct)).toBeUndefined()
})
