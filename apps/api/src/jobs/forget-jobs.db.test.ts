import { randomUUID } from 'node:crypto'
import { full } from '@dst/vitest-config/run'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { onBothEngines } from '../testing/engines.ts'
import { emptyQueue, queueRows } from '../testing/queue-rows.ts'
import { forgetJobs } from './forget-jobs.ts'

const states = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const

onBothEngines((database) => {
  beforeEach(() => emptyQueue(database()))
  const put = async (
    name: string,
    data: object,
    { state = 'created', source = null }: { state?: string; source?: string | null } = {},
  ) =>
    sql`insert into pgboss.job (name, data, state, source_name)
      values (${name}, ${JSON.stringify(data)}::jsonb, ${state}::pgboss.job_state, ${source})`.execute(database())
  const forget = (...ids: string[]) =>
    database()
      .transaction()
      .execute((trx) => forgetJobs(trx, ids))
  const left = async () => (await queueRows(database())).map(({ kind, state }) => `${kind} ${state}`)

  test('what names one of the ids goes, whatever its kind and state, dead letters too; the rest stays', async () => {
    const [account, request, message, appointment, order] = Array.from({ length: 5 }, () => randomUUID()) as [
      string,
      string,
      string,
      string,
      string,
    ]
    await put('account-mail', { id: order, account, kind: 'recovery', language: 'en' })
    for (const state of states) await put('lead-mail', { requestId: request, version: 1 }, { state })
    await put('contact-mail', { messageId: message })
    await put('appointment-mail', { what: 'reminder-1', appointmentId: appointment, requestId: randomUUID() })
    await put('dead-letters', { requestId: request, version: 1 }, { source: 'lead-webhook' })
    await put('lead-webhook', { requestId: randomUUID(), version: 1 })
    await put('lead-watch', {})
    expect(await forget(account, request, message, appointment)).toEqual([order])
    expect((await left()).toSorted()).toEqual(['lead-watch created', 'lead-webhook created'])
  })

  test('a cancellation the partner has yet to hear of stays, on either channel, also as a dead letter', async () => {
    const requestId = randomUUID()
    for (const kind of ['appointment-webhook', 'appointment-partner-mail']) {
      for (const state of states) await put(kind, { what: 'cancelled', requestId }, { state })
      await put(kind, { what: 'booked', requestId })
      await put('dead-letters', { what: 'cancelled', requestId }, { source: kind })
    }
    await put('appointment-mail', { what: 'cancelled', requestId })
    await forget(requestId)
    const stored = (kind: string) => ['created', 'retry', 'active'].map((state) => `${kind} ${state}`)
    expect((await left()).toSorted()).toEqual(
      [
        ...stored('appointment-webhook'),
        ...stored('appointment-partner-mail'),
        'dead-letters created',
        'dead-letters created',
      ].toSorted(),
    )
  })

  test(
    'fifty thousand jobs of a week are gone through about as fast as one look at each of them',
    // It compares times.
    { tags: [full], timeout: 120_000 },
    async () => {
      const account = randomUUID()
      await put('account-mail', { id: randomUUID(), account, kind: 'recovery', language: 'en' })
      await sql`insert into pgboss.job (name, data, state)
      select 'appointment-mail', jsonb_build_object('what', 'booked', 'appointmentId', gen_random_uuid(),
      'requestId', gen_random_uuid(), 'start', now(), 'end', now(), 'sequence', 0), 'completed'
      from generate_series(1, 50000)`.execute(database())
      // The baseline is a search for one id in the text of each job, on this machine at this moment: eight ids must
      // cost little more.
      const timed = async (work: () => Promise<unknown>) => {
        const begun = performance.now()
        await work()
        return performance.now() - begun
      }
      const floors: number[] = []
      const found: number[] = []
      for (let round = 0; round < 3; round += 1) {
        floors.push(
          await timed(() =>
            sql`select count(*) from pgboss.job where strpos(data::text, ${account}) > 0`.execute(database()),
          ),
        )
        found.push(await timed(() => forget(...Array.from({ length: 8 }, () => randomUUID()))))
      }
      expect(Math.min(...found)).toBeLessThan(3 * Math.min(...floors))
      expect(await forget(account)).toHaveLength(1)
    },
  )
})
