import { createHash } from 'node:crypto'
import { consentText } from '@dst/content/consents'
import { partnerFirm } from '@dst/content/partner'
import type { ConsentRecord, ConsultationReceipt } from '@dst/contracts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onBothEngines } from '../../testing/engines.ts'
import { newInvestor, startPartnerHarness } from '../../testing/partner-harness.ts'

const versionOf = (words: string) => createHash('sha256').update(words).digest('hex').slice(0, 12)

onBothEngines((database, queueOn) => {
  const desk = () => startPartnerHarness({ db: database(), queueOn: queueOn() })
  const ledgerOf = async ({ call }: Awaited<ReturnType<typeof newInvestor>>) =>
    (await call('GET', '/api/me/consents')).json<ConsentRecord[]>()
  const summary = (ledger: ConsentRecord[]) =>
    ledger.map(({ kind, given }) => `${kind} ${given ? 'given' : 'not given'}`)

  test('the ledger says what was agreed to, with whom, in which words and on which request, newest first', async () => {
    const { app } = await desk()
    const ruth = await newInvestor(app)
    await ruth.call('PUT', '/api/me/notifications', {
      emailNotifications: true,
      smsNotifications: true,
      marketingNotifications: true,
    })
    const { id } = (
      await ruth.ask({ shareDataConsent: true, textConsent: true, preferredContactMethod: 'text' })
    ).json<ConsultationReceipt>()
    const ledger = await ledgerOf(ruth)
    expect(summary(ledger)).toEqual(['data-sharing given', 'text-messages given', 'smsNotifications given'])
    const words = consentText('data-sharing')
    const { name, crd, formAdvUrl } = ledger[0]?.recipient ?? {}
    expect(ledger[0]).toMatchObject({
      kind: 'data-sharing',
      given: true,
      reason: 'choice',
      words,
      version: versionOf(words),
      consultationRequestId: id,
    })
    expect(name).toContain(partnerFirm.name)
    expect([crd, formAdvUrl]).toEqual([partnerFirm.crd, partnerFirm.formAdvUrl])
    expect(ledger[2]).toMatchObject({
      recipient: null,
      consultationRequestId: null,
      words: consentText('smsNotifications'),
    })
    const times = ledger.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('taking a request back takes back both consents, each with a row of its own', async () => {
    const { app } = await desk()
    const ruth = await newInvestor(app)
    const { id } = (
      await ruth.ask({ shareDataConsent: true, textConsent: true, preferredContactMethod: 'text' })
    ).json<ConsultationReceipt>()
    await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
    expect(summary(await ledgerOf(ruth))).toEqual([
      'data-sharing not given',
      'text-messages not given',
      'data-sharing given',
      'text-messages given',
    ])
  })

  test('a consent to text messages that was not given is not taken back', async () => {
    const { app } = await desk()
    const ruth = await newInvestor(app)
    const { id } = (
      await ruth.ask({ shareDataConsent: true, preferredContactMethod: 'email' })
    ).json<ConsultationReceipt>()
    await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
    expect(summary(await ledgerOf(ruth))).toEqual(['data-sharing not given', 'data-sharing given'])
  })

  test('asking again without text messages ends that consent alone', async () => {
    const { app } = await desk()
    const ruth = await newInvestor(app)
    await ruth.ask({ shareDataConsent: true, textConsent: true, preferredContactMethod: 'text' })
    await ruth.ask({ shareDataConsent: true, textConsent: false, preferredContactMethod: 'phone' })
    expect(summary(await ledgerOf(ruth))).toEqual([
      'data-sharing given',
      'text-messages not given',
      'data-sharing given',
      'text-messages given',
    ])
  })

  test('each sees only their own', async () => {
    const { app } = await desk()
    const [ruth, walter] = [await newInvestor(app), await newInvestor(app)]
    await ruth.ask({ shareDataConsent: true, preferredContactMethod: 'email' })
    expect(await ledgerOf(walter)).toEqual([])
  })

  test('no row of the ledger can be changed, taken out, or parted from its living person', async () => {
    const { app } = await desk()
    const ruth = await newInvestor(app)
    await ruth.ask({ shareDataConsent: true, preferredContactMethod: 'email' })
    const before = await ledgerOf(ruth)
    const id = before[0]?.id ?? ''
    const { rows: columns } = await sql<{
      name: string
    }>`select column_name as name from information_schema.columns where table_name = 'consents'`.execute(database())
    expect(columns.map(({ name }) => name)).toContain('recipient')
    for (const { name } of columns) {
      const other =
        name === 'given' ? sql`not given` : name === 'recorded_at' ? sql`now() - interval '1 day'` : sql`null`
      await expect(
        sql`update consents set ${sql.id(name)} = ${other} where id = ${id}`.execute(database()),
        name,
      ).rejects.toThrow('rows of consents are never changed')
    }
    await expect(sql`delete from consents where id = ${id}`.execute(database())).rejects.toThrow(
      'rows of consents are never changed',
    )
    await expect(
      sql`update audit_entries set investor_id = null
        where investor_id in (select investor_id from consents where id = ${id})`.execute(database()),
    ).rejects.toThrow('never changed')
    expect(await ledgerOf(ruth)).toEqual(before)
  })
})
