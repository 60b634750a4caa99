import { createHash } from 'node:crypto'
import { consentText } from '@dst/content/consents'
import { partnerFirm } from '@dst/content/partner'
import type { ConsentRecord, ConsultationReceipt } from '@dst/contracts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { asTableOwner } from '../../testing/as-owner.ts'
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
      'phone-calls given',
      'text-messages not given',
      'data-sharing given',
      'text-messages given',
    ])
  })

  test('a request by phone agrees to calls at its number, and says where, until it is not by phone', async () => {
    const { app } = await desk()
    const ruth = await newInvestor(app)
    const details = { shareDataConsent: true, preferredContactMethod: 'phone', contactTimeZone: 'America/Denver' }
    const page = { 'shown-on': '/profile' }
    const { id } = (
      await ruth.call('POST', '/api/consultation-requests', { ...details, phoneNumber: '(555) 555-0177' }, page)
    ).json<ConsultationReceipt>()
    const [, calls] = await ledgerOf(ruth)
    expect(calls).toMatchObject({
      kind: 'phone-calls',
      given: true,
      words: consentText('phone-calls'),
      language: 'en',
      page: '/profile',
      phoneNumber: '(555) 555-0177',
      source: 'request_form',
      consultationRequestId: id,
    })
    await ruth.ask({ ...details, preferredContactMethod: 'email' })
    expect(summary(await ledgerOf(ruth)).slice(0, 2)).toEqual(['data-sharing given', 'phone-calls not given'])
    await ruth.ask({ ...details, notes: 'After six' })
    await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
    expect(summary(await ledgerOf(ruth)).slice(0, 2)).toEqual(['data-sharing not given', 'phone-calls not given'])
  })

  test('a request that is only saved agrees to no calls; shared later it does, at the known number', async () => {
    const { app } = await desk()
    const ruth = await newInvestor(app)
    const { id } = (await ruth.ask({ preferredContactMethod: 'phone' })).json<ConsultationReceipt>()
    expect(summary(await ledgerOf(ruth))).toEqual(['data-sharing not given'])
    await ruth.call('POST', `/api/consultation-requests/${id}/share`, { shareDataConsent: true })
    expect((await ledgerOf(ruth))[1]).toMatchObject({
      kind: 'phone-calls',
      phoneNumber: '+1 555 555 0100',
      source: 'profile',
    })
  })

  test('a number that came with the contact details of the form says so', async () => {
    const { app } = await desk()
    const ruth = await newInvestor(app)
    const contactInfo = { firstName: 'Ruth', lastName: 'Okafor', email: ruth.person.email, phone: '+1 555 555 0188' }
    await ruth.ask({ shareDataConsent: true, preferredContactMethod: 'phone', contactInfo })
    expect((await ledgerOf(ruth))[1]).toMatchObject({ phoneNumber: '+1 555 555 0188', source: 'contact_info' })
  })

  test.for(['/profile?name=ruth', 'https://example.com/', '/Profile', `/${'a'.repeat(200)}`])(
    'the page %s is none of the site’s, and refused',
    async (page) => {
      const { app } = await desk()
      const ruth = await newInvestor(app)
      const details = { shareDataConsent: true, preferredContactMethod: 'email' }
      const answer = await ruth.call('POST', '/api/consultation-requests', details, { 'shown-on': page })
      expect(answer.statusCode).toBe(400)
    },
  )

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
        asTableOwner(database(), (trx) =>
          sql`update consents set ${sql.id(name)} = ${other} where id = ${id}`.execute(trx),
        ),
        name,
      ).rejects.toThrow('rows of consents are never changed')
    }
    const removal = asTableOwner(database(), (trx) => sql`delete from consents where id = ${id}`.execute(trx))
    await expect(removal).rejects.toThrow('rows of consents are never changed')
    await expect(
      sql`update audit_entries set investor_id = null
        where investor_id in (select investor_id from consents where id = ${id})`.execute(database()),
    ).rejects.toThrow('never changed')
    expect(await ledgerOf(ruth)).toEqual(before)
  })
})
