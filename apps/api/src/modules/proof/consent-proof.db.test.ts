import { randomUUID } from 'node:crypto'
import { consentText } from '@dst/content/consents'
import { consentProofSchema, type ConsentProof, type ConsultationReceipt } from '@dst/contracts'
import { expect, test } from 'vitest'
import { proofFindingTexts, verifyProofFile } from '../../commands/verify-proof.ts'
import { phoneHash, plainNumber } from '../../database/phone-hash.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { newInvestor, soon, startPartnerHarness } from '../../testing/partner-harness.ts'
import { proofOf } from './consent-proof.ts'
import { chainEntries } from './proof-chain.ts'

test('a number has one hash, however it is written, and another number another', () => {
  for (const same of ['+1 (555) 555-0100', '555.555.0100', '15555550100', ' +15555550100'])
    expect(plainNumber(same)).toBe('15555550100')
  expect(plainNumber('+44 20 7946 0000')).toBe('442079460000')
  expect(plainNumber('+4420794600')).toBe('4420794600')
})

onBothEngines((database, queueOn) => {
  /** A request by phone that the partner has confirmed and that was then withdrawn. */
  async function withdrawn() {
    const { app } = await startPartnerHarness({ db: database(), queueOn: queueOn() })
    const ruth = await newInvestor(app)
    const { id } = (
      await ruth.call(
        'POST',
        '/api/consultation-requests',
        {
          shareDataConsent: true,
          preferredContactMethod: 'phone',
          contactTimeZone: 'America/Denver',
          notes: 'After six',
          facts: { debtToReplace: 400_000, lastNamingDay: '2027-01-05' },
        },
        { 'shown-on': '/profile', 'shown-words': 'a'.repeat(64) },
      )
    ).json<ConsultationReceipt>()
    const events = async () => (await ruth.requests())[0]?.events.map(({ event }) => event)
    await expect.poll(events, soon).toContain('acknowledged')
    await ruth.call('POST', `/api/consultation-requests/${id}/withdraw`)
    await expect.poll(events, soon).toContain('withdrawal_told')
    return { id, proof: (await proofOf(database(), id)) as ConsentProof }
  }

  test('a proof has all that was agreed to, sent and taken back, in order, and no more of the person', async () => {
    const { id, proof } = await withdrawn()
    expect(consentProofSchema.parse(proof)).toEqual(proof)
    expect(proof).toMatchObject({ requestId: id, algorithm: 'sha-256', first: '0'.repeat(64) })
    const told = (entry: ConsentProof['entries'][number]) =>
      entry.type === 'consent' ? `${entry.kind} ${entry.given}` : entry.type === 'event' ? entry.event : entry.type
    expect(proof.entries.map((entry) => told(entry))).toEqual([
      'request',
      'submission',
      'data-sharing true',
      'phone-calls true',
      'asked',
      'sent',
      'acknowledged',
      'data-sharing false',
      'phone-calls false',
      'withdrawn',
      'withdrawal_told',
    ])
    const [request, submission, sharing, calls, asked, sent] = proof.entries
    const firm = { crd: '000000' }
    expect(request).toMatchObject({ id, firm })
    expect(submission).toMatchObject({
      choices: {
        method: 'phone',
        shareDataConsent: true,
        textConsent: false,
        facts: ['debtToReplace', 'lastNamingDay'],
      },
    })
    expect(sharing).toMatchObject({ shownHash: 'a'.repeat(64), number: null, numberHash: null, firm })
    expect(calls).toMatchObject({
      words: consentText('phone-calls'),
      language: 'en',
      page: '/profile',
      reason: 'choice',
      number: '+1 555 555 0100',
      numberHash: await phoneHash(database(), '555-555-0100'),
      source: 'profile',
      firm,
    })
    expect(asked).toMatchObject({ firm: null, channel: null })
    expect(sent).toMatchObject({ channel: 'webhook', version: 1, firm })
    expect(JSON.stringify(proof)).not.toMatch(/Ruth|Okafor|@|After six|400000/)
    expect(await proofOf(database(), randomUUID())).toBeUndefined()
  })

  test('a file holds, alone and against the database, until something in it or there is different', async () => {
    const { id, proof } = await withdrawn()
    const check = (changed: object) => verifyProofFile(JSON.stringify({ ...proof, ...changed }), database())
    expect(await check({})).toEqual({ holds: true, entries: 11, findings: [] })
    expect(await verifyProofFile(JSON.stringify(proof))).toEqual({ holds: true, entries: 11, findings: [] })

    const loose = proof.entries.map(({ hash: _hash, ...entry }) => entry) as Parameters<typeof chainEntries>[0]
    const rechained = (change: (entries: object[]) => object[]) => ({
      entries: chainEntries(change([...loose]) as Parameters<typeof chainEntries>[0]),
    })
    const edited = (changes: object, at: number) => (entries: object[]) =>
      entries.with(at, { ...entries[at], ...changes })
    expect(
      (await check({ entries: proof.entries.with(3, { ...proof.entries[3], page: '/' } as never) })).findings,
    ).toEqual([
      { code: 'broken', entry: 4 },
      { code: 'changed', entry: 4 },
    ])
    // Whoever makes all hashes anew is caught by the database alone.
    expect((await check(rechained(edited({ page: '/' }, 3)))).findings).toEqual([{ code: 'changed', entry: 4 }])
    expect((await check(rechained(edited({ number: '+1 555 555 0101' }, 3)))).findings).toEqual([
      { code: 'other-number', entry: 4 },
    ])
    expect((await check(rechained((entries) => entries.slice(0, 9)))).findings).toEqual([
      { code: 'left-out', entry: expect.any(String) as string },
      { code: 'left-out', entry: expect.any(String) as string },
    ])
    expect((await check(rechained((entries) => [...entries, { ...entries[5], id: '999999' }]))).findings).toEqual([
      { code: 'missing', entry: 12 },
    ])
    const early = { ...rechained((entries) => entries.slice(0, 9)), madeAt: '2026-01-01T00:00:00.000Z' }
    expect(await check(early)).toMatchObject({
      holds: true,
      findings: [{ code: 'added-later' }, { code: 'added-later' }],
    })
    expect(await verifyProofFile(JSON.stringify(proof).replaceAll(id, randomUUID()), database())).toMatchObject({
      holds: false,
      findings: [{ code: 'broken' }, { code: 'unknown-request' }],
    })
    for (const text of ['', '{}', '[]', JSON.stringify({ ...proof, requestId: randomUUID() })])
      expect(await verifyProofFile(text, database())).toEqual({
        holds: false,
        entries: 0,
        findings: [{ code: 'unreadable' }],
      })
    expect(Object.keys(proofFindingTexts)).toHaveLength(8)
  })
})
