import { randomUUID } from 'node:crypto'
import type { ConsentProof, ConsultationReceipt } from '@dst/contracts'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { newInvestor, newStaff, startPartnerHarness } from '../../testing/partner-harness.ts'

vi.setConfig({ testTimeout: 60_000 })

onBothEngines((database, queueOn) => {
  test('the proof of a request is read before and after its account is deleted, and each time recorded', async () => {
    const { app } = await startPartnerHarness({ db: database(), queueOn: queueOn() }, {}, { jobs: false })
    const staff = await newStaff(app, database())
    const investor = await newInvestor(app)
    const { id } = (await investor.ask({ shareDataConsent: true })).json<ConsultationReceipt>()
    const { id: owner } = await database()
      .selectFrom('investors')
      .select('id')
      .where('email', '=', investor.person.email)
      .executeTakeFirstOrThrow()
    const read = async () => staff.call('GET', `/api/desk/requests/${id}/proof`)
    const entries = async () =>
      (
        await sql<{ owner: string | null; details: object }>`select investor_id as owner, details from audit_entries
          where action = 'proof_read' and details ->> 'member' = ${staff.userId} order by at`.execute(
          database().withoutPlugins(),
        )
      ).rows
    const given = async () =>
      (await read())
        .json<ConsentProof>()
        .entries.flatMap((entry) => (entry.type === 'consent' ? [[entry.kind, entry.given]] : []))
    expect(await given()).toContainEqual(['data-sharing', true])
    expect(await entries()).toEqual([{ owner, details: { request: id, member: staff.userId, role: 'staff' } }])

    await database().deleteFrom('investors').where('id', '=', owner).execute()
    expect(await given()).toContainEqual(['data-sharing', true])
    expect(await entries()).toHaveLength(2)
    expect((await staff.call('GET', `/api/desk/requests/${id}`)).statusCode).toBe(404)
    expect((await staff.call('GET', `/api/desk/requests/${randomUUID()}/proof`)).statusCode).toBe(404)
    expect(await entries()).toHaveLength(2)
  })
})
