import type { FirmSlotDays, SavedFirmSchedule } from '@dst/contracts'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { newMember, otherFirm } from '../../testing/desk-harness.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { startPartnerHarness } from '../../testing/partner-harness.ts'

onBothEngines((database, queueOn) => {
  let app: FastifyInstance
  beforeEach(async () => {
    await sql`delete from firm_schedules`.execute(database())
    app = (await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs: false })).app
  })
  const url = '/api/desk/schedule'
  const actionsOf = (member: string) =>
    database()
      .selectFrom('auditEntries')
      .select(['action', 'details'])
      .where(sql<string>`details ->> 'member'`, '=', member)
      .orderBy('at')
      .execute()

  test('a member sets the firm’s times, and whoever saves an older version sees the one in force', async () => {
    const [sam, ana] = [await newMember(app, database()), await newMember(app, database())]
    const { schedule, version } = (await sam.call('GET', url)).json<SavedFirmSchedule>()
    expect(version).toBe(0)
    const shorter = { ...schedule, conversationMinutes: 45 }
    const saved = await sam.call('PUT', url, { schedule: shorter, version })
    expect([saved.statusCode, saved.json()]).toMatchObject([200, { schedule: shorter, version: 1 }])
    const late = await ana.call('PUT', url, { schedule, version })
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'version_conflict', schedule: { version: 1, schedule: shorter } },
    ])
    expect(late.json<{ error: string }>().error).toContain('changed your times')
    const { updatedBy } = await database().selectFrom('firmSchedules').select('updatedBy').executeTakeFirstOrThrow()
    expect(updatedBy).toBe(sam.id)
    expect(await actionsOf(sam.id)).toMatchObject([
      { action: 'schedule_read' },
      { action: 'schedule_saved', details: { version: 1 } },
    ])
    expect(await actionsOf(ana.id), 'what was not saved').toEqual([])
  })

  test('a schedule that cannot be is refused field by field', async () => {
    const sam = await newMember(app, database())
    const { schedule } = (await sam.call('GET', url)).json<SavedFirmSchedule>()
    const refused = await sam.call('PUT', url, { schedule: { ...schedule, timeZone: 'Mars/Olympus' }, version: 0 })
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { code: 'validation_failed', issues: [{ field: 'schedule.timeZone' }] },
    ])
    const tooHigh = await sam.call('PUT', url, { schedule, version: 2 ** 31 })
    expect([tooHigh.statusCode, tooHigh.json()], 'a version that no row can have').toMatchObject([
      400,
      { code: 'validation_failed', issues: [{ field: 'version' }] },
    ])
  })

  test('the firm sees its own times', async () => {
    const sam = await newMember(app, database())
    const { days, timeZone } = (await sam.call('GET', '/api/desk/slots')).json<FirmSlotDays>()
    expect(timeZone).toBe('America/New_York')
    expect(days).toHaveLength(5)
    expect(await actionsOf(sam.id)).toMatchObject([{ action: 'slots_listed' }])
  })

  test('a firm that requests no longer go to has no times to see or to set', async () => {
    const sam = await newMember(app, database())
    const { schedule } = (await sam.call('GET', url)).json<SavedFirmSchedule>()
    const stranger = await newMember(app, database(), otherFirm)
    for (const call of [
      stranger.call('GET', url),
      stranger.call('GET', '/api/desk/slots'),
      stranger.call('PUT', url, { schedule, version: 0 }),
    ])
      expect((await call).statusCode).toBe(404)
    expect(await database().selectFrom('firmSchedules').select('firm').execute()).toEqual([])
  })
})
