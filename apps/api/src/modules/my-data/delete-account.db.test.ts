import { remainsAfterDeletion } from '@dst/content/legal'
import type { ConsultationReceipt } from '@dst/contracts'
import { sql } from 'kysely'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { verifyProofFile } from '../../commands/verify-proof.ts'
import { phoneHash } from '../../database/phone-hash.ts'
import { mailboxMailer } from '../../mail/mailer.ts'
import { newAddress, startAccountServer, type AccountServer } from '../../testing/account-server.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { columnsWith, everyColumn } from '../../testing/every-column.ts'
import { soon } from '../../testing/partner-harness.ts'
import { partnerSecret } from '../../testing/partner-signature.ts'
import { makeDue, queueRows } from '../../testing/queue-rows.ts'
import { goldRecord } from '../../testing/records.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../testing/webhook-receiver.ts'
import { proofOf } from '../proof/consent-proof.ts'
import { signUp, fixturePassword, fullFixture } from '../../testing/full-fixture.ts'

vi.setConfig({ testTimeout: 120_000 })

onBothEngines((database, queueOn) => {
  let partner: WebhookReceiver
  beforeAll(async () => {
    partner = await startWebhookReceiver()
    return () => partner.close()
  })

  const start = async (environment: NodeJS.ProcessEnv = {}): Promise<AccountServer> => {
    const server = await startAccountServer({ db: database(), queueOn: queueOn() }, mailboxMailer(database()), {
      ACCOUNT_DELETION: 'on',
      PARTNER_EMAIL: 'desk@partner.example',
      PARTNER_WEBHOOK_URL: partner.url,
      PARTNER_WEBHOOK_SECRET: partnerSecret,
      PARTNER_WEBHOOK_ALLOW_PRIVATE: 'on',
      ...environment,
    })
    onTestFinished(() => server.stop())
    return server
  }
  /**
   * Waits for the mail that confirms the deletion, on a machine whose mails go to its own mailbox: nothing else has the
   * person's address, or another trace of them.
   */
  const onlyConfirmed = async ({ email, traces = [] }: { email: string; traces?: readonly string[] }) => {
    const inAddress = [email, ...traces].filter((trace) => email.includes(trace))
    const places = inAddress.map((trace) => `public.mailbox_messages.to: ${trace}`).toSorted()
    await expect.poll(async () => (await columnsWith(database(), [...traces, email])).toSorted(), soon).toEqual(places)
    const mails = database().selectFrom('mailboxMessages').select('subject').where('to', '=', email)
    expect(await mails.execute()).toEqual([{ subject: 'Your account is deleted' }])
  }
  const rowsIn = async () => {
    const tables = new Set((await everyColumn(database())).map(({ schema, table }) => `${schema}.${table}`))
    const counts = await Promise.all(
      [...tables].map(async (name) => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(
          database(),
        )
        return [name, rows[0]?.count] as const
      }),
    )
    return Object.fromEntries(counts)
  }

  test('an account is deleted with every trace of the person in any table, and with nobody else’s', async () => {
    const server = await start()
    const stays = await fullFixture(server, database())
    const quill = await fullFixture(server, database())
    const traces = [...quill.traces, quill.email]
    for (const trace of traces) expect(await columnsWith(database(), [trace])).not.toEqual([])
    const before = (await stays.call('GET', '/api/me/data')).json<object>()
    const deletions = async () =>
      (
        await sql`select action, investor_id from audit_entries where action = 'account_deleted' order by at`.execute(
          database().withoutPlugins(),
        )
      ).rows
    const earlier = await deletions()

    const proven = JSON.stringify(await proofOf(database(), quill.requestId))
    expect(proven).toContain(quill.traces[3])
    const answer = await quill.call('DELETE', '/api/me')
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    await onlyConfirmed(quill)
    const after = (await stays.call('GET', '/api/me/data')).json<object>()
    expect(after).toMatchObject(
      Object.fromEntries(Object.entries(before).filter(([name]) => !['writtenAt', 'activity'].includes(name))),
    )

    // The consents can still be proven, by the request id that the partner knows, without naming anybody.
    const { rows: proof } = await sql`select consents.kind, given, investor_id, words is not null as words from consents
      join consent_wordings on hash = wording_hash where consultation_request_id = ${quill.requestId}
      order by recorded_at, consents.kind`.execute(database().withoutPlugins())
    const about = (kind: string, given: boolean) => ({ kind, given, investor_id: null, words: true })
    expect(proof).toEqual([
      about('data-sharing', false),
      about('data-sharing', true),
      about('text-messages', true),
      about('data-sharing', false),
      about('text-messages', false),
    ])
    const provable = await proofOf(database(), quill.requestId)
    expect(provable?.entries.filter(({ type }) => type === 'event').at(-1)).toMatchObject({ event: 'account_deleted' })
    expect(provable?.entries.find((entry) => 'kind' in entry && entry.kind === 'text-messages')).toMatchObject({
      given: true,
      number: null,
      numberHash: await phoneHash(database(), quill.traces[3] ?? ''),
    })
    expect(provable?.entries.filter(({ type }) => type === 'submission')).toHaveLength(2)
    expect(await verifyProofFile(proven, database())).toMatchObject({
      holds: true,
      findings: [{ code: 'added-later' }, { code: 'added-later' }, { code: 'added-later' }],
    })
    expect(await deletions()).toEqual([...earlier, { action: 'account_deleted', investor_id: null }])

    // The partner is notified by jobs that need none of the deleted data.
    partner.received.splice(0)
    await makeDue(database())
    const heard = () =>
      partner.received
        .filter(({ body }) => body.includes(quill.requestId))
        .map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
    await expect.poll(heard, soon).toHaveLength(2)
    const reported = heard()
    expect(reported.find(({ type }) => type === 'lead.withdrawn')?.data).toEqual({ id: quill.requestId, version: 2 })
    expect(reported.find(({ type }) => type === 'appointment.cancelled')?.data).toMatchObject({
      id: quill.appointmentId,
      requestId: quill.requestId,
      sequence: 1,
    })
    const mailed = async () =>
      (
        await database()
          .selectFrom('mailboxMessages')
          .select(['to', 'subject'])
          .where('to', '=', 'desk@partner.example')
          .execute()
      ).filter(({ subject }) => subject.includes(quill.requestId.slice(0, 8)))
    await expect.poll(mailed, soon).toHaveLength(2)
    await onlyConfirmed(quill)
    await expect
      .poll(
        async () =>
          (await queueRows(database()))
            .filter(({ payload }) => JSON.stringify(payload).includes(quill.requestId))
            .map(({ state }) => state),
        soon,
      )
      .toEqual(Array.from({ length: 4 }, () => 'completed'))
  })

  /** Where each part of what people are told is left stands; the partner's copy is at the partner. */
  const remains: Record<(typeof remainsAfterDeletion)[number]['kind'], string[]> = {
    consents: ['public.consents'],
    requests: ['public.consultation_events', 'public.consultation_submissions', 'public.delivery_attempts'],
    audit: ['public.audit_entries'],
    hash: ['public.deleted_accounts'],
    notice: ['public.deletion_notices'],
    partner: [],
  }
  /** Tables of which no row is about anybody, or only this machine's stand-in for a mail server. */
  const others = ['public.consent_wordings', 'public.mailbox_messages', 'public.verdict_counts']

  test('rows are left only where the dialog and the mail say so', async () => {
    const server = await start()
    const before = await rowsIn()
    const quill = await fullFixture(server, database())
    expect((await quill.call('DELETE', '/api/me')).statusCode).toBe(204)
    await onlyConfirmed(quill)
    const after = await rowsIn()
    const grown = Object.keys(after).filter(
      (table) => !table.startsWith('pgboss.') && Number(after[table]) > Number(before[table] ?? 0),
    )
    const said = remainsAfterDeletion.flatMap(({ kind }) => remains[kind])
    // The address is gone with its mail.
    expect(grown.filter((table) => !others.includes(table)).toSorted()).toEqual(
      said.filter((table) => table !== 'public.deletion_notices').toSorted(),
    )
  })

  test('a cancellation that has yet to reach the partner still does', async () => {
    const server = await start()
    const quill = await fullFixture(server, database())
    partner.answer((reply) => void reply.writeHead(500).end())
    onTestFinished(() => partner.answer((reply) => void reply.writeHead(204).end()))
    partner.received.splice(0)
    const heard = () =>
      partner.received
        .filter(({ body }) => body.includes(quill.requestId))
        .map(({ body }) => (JSON.parse(body) as { type: string }).type)
    expect((await quill.call('DELETE', `/api/consultation-requests/${quill.requestId}/appointment`)).statusCode).toBe(
      204,
    )
    await expect.poll(heard, soon).toContain('appointment.cancelled')
    expect((await quill.call('DELETE', '/api/me')).statusCode).toBe(204)
    await onlyConfirmed(quill)
    partner.received.splice(0)
    partner.answer((reply) => void reply.writeHead(204).end())
    await makeDue(database())
    await expect.poll(() => heard().toSorted(), soon).toEqual(['appointment.cancelled', 'lead.withdrawn'])
  })

  test('afterwards the old session opens nothing, and the same person can begin anew', async () => {
    const server = await start()
    const quill = await fullFixture(server, database())
    expect((await quill.call('DELETE', '/api/me')).statusCode).toBe(204)
    for (const url of [
      '/api/me',
      '/api/me/consents',
      '/api/me/data',
      '/api/consultation-requests',
      `/api/users/${encodeURIComponent(quill.email)}`,
    ]) {
      expect([url, (await quill.call('GET', url)).statusCode]).toEqual([url, 401])
    }
    expect((await quill.call('DELETE', '/api/me')).statusCode).toBe(401)
    expect(
      (await server.auth('POST', '/token?grant_type=refresh_token', { refresh_token: quill.refreshToken })).statusCode,
    ).toBe(400)
    expect(
      (await server.auth('POST', '/token?grant_type=password', { email: quill.email, password: fixturePassword }))
        .statusCode,
    ).toBe(400)
    expect(await columnsWith(database(), [quill.userId, quill.investorId])).toEqual([])
    const anew = await signUp(
      { auth: server.auth, db: database() },
      { email: quill.email, data: { firstName: 'Quill' } },
    )
    const me = await server.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${anew.token}` } })
    expect(me.json()).toMatchObject({
      email: quill.email,
      firstName: 'Quill',
      bio: null,
      questionnaireCompletedAt: null,
    })
    expect(me.json<{ id: string }>().id).not.toBe(quill.investorId)
  })

  test('a lead that is on its way at that moment is taken back afterwards', async () => {
    const server = await start()
    let finish = () => {}
    partner.answer((reply) => {
      finish = () => void reply.writeHead(204).end()
    })
    onTestFinished(() => partner.answer((reply) => void reply.writeHead(204).end()))
    partner.received.splice(0)
    const { token, email } = await quickUser(server)
    const headers = { authorization: `Bearer ${token}` }
    await server.app.inject({
      method: 'PUT',
      url: `/api/users/${encodeURIComponent(email)}`,
      headers,
      payload: goldRecord(email),
    })
    const asked = await server.app.inject({
      method: 'POST',
      url: '/api/consultation-requests',
      headers,
      payload: { shareDataConsent: true, preferredContactMethod: 'email', contactTimeZone: 'America/Chicago' },
    })
    const { id } = asked.json<ConsultationReceipt>()
    const heard = () =>
      partner.received
        .filter(({ body }) => body.includes(id))
        .map(({ body }) => (JSON.parse(body) as { type: string }).type)
    await expect.poll(heard, soon).toEqual(['lead.created'])
    expect((await server.app.inject({ method: 'DELETE', url: '/api/me', headers })).statusCode).toBe(204)
    partner.answer((reply) => void reply.writeHead(204).end())
    finish()
    await makeDue(database())
    await expect.poll(heard, soon).toEqual(['lead.created', 'lead.withdrawn'])
    await onlyConfirmed({ email })
  })

  test('while the operator has not switched it on, nothing is deleted', async () => {
    const server = await start({ ACCOUNT_DELETION: 'off' })
    const { token } = await quickUser(server)
    const before = await rowsIn()
    const answer = await server.app.inject({
      method: 'DELETE',
      url: '/api/me',
      headers: { authorization: `Bearer ${token}` },
    })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'deletion_closed'])
    expect(await rowsIn()).toEqual(before)
  })

  async function quickUser({ auth }: AccountServer) {
    const email = newAddress()
    const { token } = await signUp({ auth, db: database() }, { email, data: {} })
    return {
      email,
      token,
      userId: (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub,
    }
  }
})
