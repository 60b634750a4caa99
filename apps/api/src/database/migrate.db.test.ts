import { builtInFaqs } from '@dst/content/faq'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothEnginesAsOwner } from '../testing/engines.ts'
import { migrate, schemaStatus } from './migrate.ts'

onBothEnginesAsOwner((database) => {
  test('migrating again, and twice at once, changes nothing', async () => {
    await database().updateTable('faqs').set({ question: 'Out of date' }).where('id', '=', 1).execute()
    await Promise.all([migrate(database()), migrate(database())])
    const faqs = await database().selectFrom('faqs').select(['id', 'question']).orderBy('id').execute()
    expect(faqs).toHaveLength(builtInFaqs.length)
    expect(faqs[0]?.question).not.toBe('Out of date')
  })

  const afterLater = async (name: string, work: () => Promise<void>) => {
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(database())
    try {
      await work()
    } finally {
      await sql`delete from kysely_migration where name = ${name}`.execute(database())
    }
  }

  test('the version before works with what a later one has added, and adds nothing itself', async () => {
    await afterLater('9999-later', async () => {
      await migrate(database())
      expect(await schemaStatus(database())).toEqual({ pending: 0, later: '9999-later', isUsable: true })
    })
  })

  test('a database from which a later version has removed something is refused', async () => {
    await afterLater('9999-contract-names', async () => {
      await expect(migrate(database())).rejects.toMatchObject({
        code: 'database-newer',
        message: expect.stringContaining('(9999-contract-names)') as string,
      })
    })
  })

  test('so is one with migrations of another line, of which some of this one are missing', async () => {
    await afterLater('9999-later', async () => {
      await sql`update kysely_migration set name = '0000-hidden' where name = '0011-consultation-facts'`.execute(
        database(),
      )
      try {
        await expect(migrate(database())).rejects.toMatchObject({ code: 'database-newer' })
      } finally {
        await sql`update kysely_migration set name = '0011-consultation-facts' where name = '0000-hidden'`.execute(
          database(),
        )
      }
    })
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
