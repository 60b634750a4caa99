import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothEngines } from '../testing/engines.ts'
import { migrate } from './migrate.ts'

onBothEngines((database) => {
  test('migrating again, and twice at once, changes nothing', async () => {
    await database().updateTable('faqs').set({ question: 'Out of date' }).where('id', '=', 1).execute()
    await Promise.all([migrate(database()), migrate(database())])
    const faqs = await database().selectFrom('faqs').select(['id', 'question']).orderBy('id').execute()
    expect(faqs).toHaveLength(30)
    expect(faqs[0]?.question).not.toBe('Out of date')
  })

  test('a database that a later version has migrated is refused', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(database())
    try {
      await expect(migrate(database())).rejects.toMatchObject({
        code: 'database-newer',
        message: expect.stringContaining('(9999-later)') as string,
      })
    } finally {
      await sql`delete from kysely_migration where name = '9999-later'`.execute(database())
    }
  })

  test('a request of a tier that may not ask is refused by the database itself', async () => {
    const request = database()
      .insertInto('consultationRequests')
      .values({
        investorId: '00000000-0000-4000-8000-000000000000',
        preferredContactMethod: 'phone',
        bestContactTime: 'anytime',
        shareDataConsent: false,
        textConsent: false,
        notes: null,
        score: 30,
        tier: 'bronze',
      })
      .execute()
    await expect(request).rejects.toThrow(/consultation_requests_tier_check/)
  })

  test('a submission without an investor is refused by the database itself', async () => {
    const submission = database()
      .insertInto('questionnaireSubmissions')
      .values({
        investorId: '00000000-0000-4000-8000-000000000000',
        answers: '{"truthfulAcknowledgement": true}',
        score: 30,
        tier: 'bronze',
      })
      .execute()
    await expect(submission).rejects.toThrow(/foreign key/)
  })
})
