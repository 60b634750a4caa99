import { randomUUID } from 'node:crypto'
import { questionnaireRecordSchema } from '@dst/contracts'
import { expect, test } from 'vitest'
import type { Identity } from '../../database/identity.ts'
import { asTableOwner } from '../../testing/as-owner.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { goldRecord, nurturedRecord } from '../../testing/records.ts'
import { saveInvestor } from './users-service.ts'

const caller = (identity: Identity) => ({ identity, requestId: 'test', privacySignal: false })

function person(): Identity {
  return {
    userId: randomUUID(),
    email: `${randomUUID()}@example.com`,
    provider: 'email',
    firstName: 'Ruth',
    lastName: 'Okafor',
    tokenExpiry: new Date('2026-11-21T12:00:00Z'),
  }
}

onBothEngines((database) => {
  const submit = async (identity: Identity, record = goldRecord(identity.email)) => {
    const saved = await saveInvestor(database(), caller(identity), questionnaireRecordSchema.parse(record))
    if (!saved.ok) throw new Error(saved.error.code)
    return saved.value
  }

  test('a questionnaire is stored as a submission, a scored record and two audit entries', async () => {
    const ruth = person()
    const { investor } = await submit(ruth)
    expect(investor).toMatchObject({ dstScore: 95, dstSegment: 'gold', riskTolerance: 3, location: 'Texas' })
    expect(investor.questionnaireCompletedAt).not.toBeNull()
    const submissions = await database()
      .selectFrom('questionnaireSubmissions')
      .selectAll()
      .where('investorId', '=', investor.id)
      .execute()
    expect(submissions).toMatchObject([
      { score: 95, tier: 'gold', answers: { accredited: 'yes', location: 'Texas', truthfulAcknowledgement: true } },
    ])
    const audit = await database()
      .selectFrom('auditEntries')
      .select('action')
      .where('investorId', '=', investor.id)
      .execute()
    expect(audit.map(({ action }) => action).sort()).toEqual(['investor_created', 'questionnaire_submitted'])
  })

  test('answering again adds a submission and keeps the first as it was', async () => {
    const ruth = person()
    await submit(ruth)
    const { investor } = await submit(ruth, nurturedRecord(ruth.email))
    expect(investor).toMatchObject({ dstScore: -13, dstSegment: 'nurtured' })
    const scores = await database()
      .selectFrom('questionnaireSubmissions')
      .select('score')
      .where('investorId', '=', investor.id)
      .orderBy('submittedAt')
      .execute()
    expect(scores).toEqual([{ score: 95 }, { score: -13 }])
  })

  test('a stored submission cannot be changed', async () => {
    const { investor } = await submit(person())
    const change = asTableOwner(database(), (trx) =>
      trx
        .updateTable('questionnaireSubmissions')
        .set({ id: randomUUID() })
        .where('investorId', '=', investor.id)
        .execute(),
    )
    await expect(change).rejects.toThrow('rows of questionnaire_submissions are never changed')
  })

  test('when one part of a submission cannot be stored, no part of it is', async () => {
    const ruth = person()
    const record = { ...questionnaireRecordSchema.parse(goldRecord(ruth.email)), truthfulAcknowledgement: false }
    await expect(saveInvestor(database(), caller(ruth), record)).rejects.toThrow(/check constraint/)
    const rows = await database().selectFrom('investors').select('id').where('authUserId', '=', ruth.userId).execute()
    expect(rows).toEqual([])
  })
})
