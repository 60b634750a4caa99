import { randomUUID } from 'node:crypto'
import { problemSchema, savedExchangeFileSchema, type SavedExchangeFile } from '@dst/contracts'
import { emptyExchangeFile, mergeFiles, withValues, type ExchangeFile } from '@dst/domain/exchange-file'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { onBothEnginesInEveryRun } from '../../testing/engines.ts'
import { buildTestApp } from '../../testing/test-app.ts'
import { createMint, type TestUser, type TokenMint } from '../../testing/tokens.ts'

const file: ExchangeFile = {
  ...emptyExchangeFile,
  taxpayer: { kind: 'individual', filing: 'joint' },
  sales: [{ id: 'k3x9', label: 'Duplex, “Oak”', closing: '2026-11-21', price: 2_000_000 }],
}

onBothEnginesInEveryRun((database) => {
  let app: FastifyInstance
  let mint: TokenMint
  beforeAll(async () => {
    mint = await createMint()
    app = await buildTestApp({ db: database(), verifier: mint.verifier })
  })

  async function visitor() {
    const person: TestUser = { userId: randomUUID(), email: `${randomUUID()}@example.com` }
    const authorization = `Bearer ${await mint.valid(person)}`
    const url = '/api/me/exchange-file'
    return {
      person,
      read: () => app.inject({ url, headers: { authorization } }),
      save: (sent: object, tag?: string) =>
        app.inject({
          method: 'PUT',
          url,
          headers: { authorization, ...(tag === undefined ? {} : { 'if-match': tag }) },
          payload: { file: sent },
        }),
      remove: () => app.inject({ method: 'DELETE', url, headers: { authorization } }),
    }
  }
  const tag = (answer: { headers: Record<string, unknown> }) => String(answer.headers['etag'])

  test('a person without a file reads none, and the first save needs no version', async () => {
    const { read, save } = await visitor()
    const before = await read()
    expect(before.json()).toEqual({ saved: null })
    expect(before.headers.etag).toBeUndefined()
    const saved = savedExchangeFileSchema.parse((await save(file)).json())
    expect(saved.file).toEqual(file)
    const after = await read()
    expect(after.json()).toEqual({ saved })
    expect(after.headers.etag).toBe(`"${saved.version}"`)
  })

  test('a file of the first version is read as what it came to, whoever saved it', async () => {
    const sold = { ...file, sales: [{ id: 'k3x9', state: 'CA' as const }] }
    const now = { ...sold, income: { highestStateRate: true } }
    const { save, read, person } = await visitor()
    expect(savedExchangeFileSchema.parse((await save({ ...sold, version: 1 })).json()).file).toEqual(now)
    // As an earlier version of the server left it.
    await database()
      .updateTable('exchangeFiles')
      .set({ file: JSON.stringify({ ...sold, version: 1 }) })
      .where('investorId', 'in', (query) =>
        query.selectFrom('investors').select('id').where('email', '=', person.email),
      )
      .execute()
    expect((await read()).json<{ saved: SavedExchangeFile }>().saved.file).toEqual(now)
  })

  test('a save on the version that was seen is taken, also with a weak tag, and gives another version', async () => {
    const { save, read } = await visitor()
    const first = await save(file)
    const second = await save({ ...file, plan: { years: 9 } }, `W/${tag(first)}`)
    expect(second.statusCode).toBe(200)
    expect(tag(second)).not.toBe(tag(first))
    expect((await read()).json()).toMatchObject({ saved: { file: { plan: { years: 9 } } } })
  })

  test('a save on another version is refused with the saved file, with which both can be merged', async () => {
    const { save, read } = await visitor()
    const base = await save(file)
    const theirs = withValues(file, [['plan.years', 9]])
    await save(theirs, tag(base))
    const mine = withValues(file, [['sales.k3x9.price', 2_100_000]])
    const refused = await save(mine, tag(base))
    expect(refused.statusCode).toBe(409)
    const { code, error, savedFile } = problemSchema.parse(refused.json())
    expect([code, error]).toEqual([
      'exchange_file_conflict',
      'Your exchange file was changed elsewhere. Please choose which values to keep.',
    ])
    expect(savedFile?.file).toEqual(theirs)
    expect((await read()).json()).toEqual({ saved: savedFile })
    const merged = mergeFiles(file, mine, savedFile?.file ?? emptyExchangeFile)
    expect(merged.conflicts).toEqual([])
    const again = await save(merged.file, `"${savedFile?.version}"`)
    expect(again.json()).toMatchObject({ file: { sales: [{ price: 2_100_000 }], plan: { years: 9 } } })
  })

  test('a save that has seen no file is refused where there is one', async () => {
    const { save } = await visitor()
    await save(file)
    const refused = await save({ ...file, plan: { years: 9 } })
    expect(refused.statusCode).toBe(409)
    expect(problemSchema.parse(refused.json()).savedFile?.file).toEqual(file)
  })

  test('a repeat after a lost answer is no conflict, and no change', async () => {
    const { save } = await visitor()
    const first = await save(file)
    const reordered = Object.fromEntries(Object.entries(file).toReversed())
    const repeated = await save(reordered)
    expect(repeated.statusCode).toBe(200)
    expect(repeated.json()).toEqual(first.json())
  })

  test('a deleted file stays deleted for a device that still has it, also after a new one was made', async () => {
    const { save, read, remove } = await visitor()
    const old = tag(await save(file))
    expect((await remove()).statusCode).toBe(204)
    expect((await remove()).statusCode).toBe(204)
    expect((await read()).json()).toEqual({ saved: null })
    const refused = await save({ ...file, plan: { years: 9 } }, old)
    expect(refused.statusCode).toBe(409)
    expect(problemSchema.parse(refused.json()).savedFile).toBeNull()
    await save(emptyExchangeFile)
    expect((await save(file, old)).statusCode).toBe(409)
  })

  test('of twenty saves at once on one version exactly one wins, and of twenty first ones too', async () => {
    const { save, read } = await visitor()
    for (const base of [undefined, 'seen'] as const) {
      const seen = base && tag(await read())
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, count) =>
          save({ ...file, plan: { years: count + 1, ownReturns: base === 'seen' } }, seen),
        ),
      )
      const won = answers.filter(({ statusCode }) => statusCode === 200)
      expect(won).toHaveLength(1)
      expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
      expect((await read()).json()).toEqual({ saved: won[0]?.json() as object })
    }
  })

  test('one person’s file is nobody else’s', async () => {
    const [one, other] = [await visitor(), await visitor()]
    await one.save(file)
    expect((await other.read()).json()).toEqual({ saved: null })
    expect((await other.save(emptyExchangeFile)).statusCode).toBe(200)
    expect((await one.read()).json()).toMatchObject({ saved: { file } })
  })

  test('the log of the account says that it was saved and deleted, without a figure', async () => {
    const { person, save, remove } = await visitor()
    await save(file)
    await remove()
    const entries = await database()
      .selectFrom('auditEntries')
      .innerJoin('investors', 'investors.id', 'auditEntries.investorId')
      .select(['action', 'details'])
      .where('authUserId', '=', person.userId)
      .orderBy('at')
      .execute()
    expect(entries.slice(1)).toEqual([
      { action: 'exchange_file_saved', details: {} },
      { action: 'exchange_file_deleted', details: {} },
    ])
  })
})
