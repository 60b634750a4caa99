import { randomUUID } from 'node:crypto'
import type { DeskMessage, MessagePage } from '@dst/contracts/desk'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { newStaff, startPartnerHarness } from '../../testing/partner-harness.ts'
import { emptyQueue } from '../../testing/queue-rows.ts'

vi.setConfig({ testTimeout: 60_000 })

onBothEngines((database, queueOn) => {
  beforeEach(async () => {
    await emptyQueue(database())
    await sql`delete from contact_messages`.execute(database())
  })

  async function start() {
    const { app } = await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs: false })
    const staff = await newStaff(app, database())
    const list = async (answered: boolean, cursor?: string) =>
      (
        await staff.call('POST', '/api/desk/messages/list', { answered, ...(cursor ? { cursor } : {}) })
      ).json<MessagePage>()
    const mark = async (id: string, answered: boolean) =>
      staff.call('PUT', `/api/desk/messages/${id}/answered`, { answered })
    const receive = async (subject: string, hoursAgo: number) => {
      const { rows } = await sql<{ id: string }>`insert into contact_messages
        (first_name, last_name, email, subject, message, received_at) values
        ('Walter', 'Brandt', 'walter@example.com', ${subject}, 'When?', now() - ${hoursAgo}::int * interval '1 hour')
        returning id`.execute(database())
      return rows[0]?.id ?? ''
    }
    return { app, staff, list, mark, receive }
  }
  const subjects = ({ messages }: MessagePage) => messages.map(({ subject }) => subject)

  test('unanswered messages come oldest first, answered ones newest first', async () => {
    const { list, mark, receive } = await start()
    const [late, early] = [await receive('late', 1), await receive('early', 5)]
    await receive('middle', 3)
    expect(subjects(await list(false))).toEqual(['early', 'middle', 'late'])
    await mark(early, true)
    await mark(late, true)
    expect(subjects(await list(true))).toEqual(['late', 'early'])
    expect(await list(false)).toMatchObject({
      total: 1,
      next: null,
      messages: [{ subject: 'middle', answeredBy: null }],
    })
  })

  test('a mark names its first member, and can be taken back', async () => {
    const { app, staff, mark, receive, list } = await start()
    const other = await newStaff(app, database())
    const id = await receive('Deadlines', 1)
    const marked = (await mark(id, true)).json<DeskMessage>()
    expect(marked).toMatchObject({ id, name: 'Walter Brandt', message: 'When?', answeredBy: staff.email })
    const again = await other.call('PUT', `/api/desk/messages/${id}/answered`, { answered: true })
    expect(again.json<DeskMessage>()).toEqual(marked)
    expect((await mark(id, false)).json()).toMatchObject({ answeredAt: null, answeredBy: null })
    expect((await list(false)).total).toBe(1)
    expect((await mark(randomUUID(), true)).statusCode).toBe(404)
    const { rows } = await sql`select details from audit_entries where action = 'message_marked'
      and details ->> 'message' = ${id} order by at`.execute(database().withoutPlugins())
    expect(rows).toEqual([
      { details: { message: id, member: staff.userId, answered: true } },
      { details: { message: id, member: other.userId, answered: true } },
      { details: { message: id, member: staff.userId, answered: false } },
    ])
  })

  test.each([false, true])('a hundred and twenty fill three pages without a gap; answered: %s', async (answered) => {
    const { staff, list } = await start()
    await sql`insert into contact_messages
      (first_name, last_name, email, subject, message, received_at, answered_at, answered_by)
      select 'A', 'B', 'a@example.com', n::text, 'm', now(), ${answered ? sql`now()` : null},
        ${answered ? staff.userId : null}::uuid from generate_series(1, 120) as n`.execute(database())
    const pages: MessagePage[] = []
    for (let cursor: string | undefined; pages.length === 0 || cursor !== undefined;) {
      const page = await list(answered, cursor)
      pages.push(page)
      cursor = page.next ?? undefined
    }
    expect(pages.map(({ messages }) => messages.length)).toEqual([50, 50, 20])
    expect(new Set(pages.flatMap(subjects)).size).toBe(120)
    const bad = await staff.call('POST', '/api/desk/messages/list', { answered, cursor: '1_x' })
    expect(bad.statusCode).toBe(400)
  })
})
