import { partnerFirm } from '@dst/content/partner'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import '@dst/vitest-config/postgres'
import { asTableOwner } from '../../testing/as-owner.ts'
import { putPartner } from '../../testing/desk-harness.ts'
import { onBothEnginesAsOwner, onBothEnginesInEveryRun, onEmbedded } from '../../testing/engines.ts'
import { lookAtClock, lookAtDatabase } from './look-at-database.ts'

test.each([
  [15_400, false],
  [-15_400, false],
  [15_600, true],
  [-15_600, true],
])('a clock that is %d ms ahead prevents operation: %s', (ahead, prevents) => {
  expect(lookAtClock(ahead).prevents).toBe(prevents)
})

const here = { databaseUrl: undefined, partner: { webhook: undefined, email: undefined, firm: partnerFirm } }

onBothEnginesInEveryRun((database) => {
  test('a database says its version and that it is migrated', async () => {
    const [first, ...others] = await lookAtDatabase({ db: database(), description: 'it' }, here)
    expect(first?.says).toMatch(/^it answers in \d+ ms \(Postgres \d+[.\d]*[^)]*\), migrated$/)
    expect(others).toEqual([
      {
        about: 'queue',
        says: expect.stringMatching(/^no dead letters \(pg-boss schema \d+\)$/) as string,
        prevents: false,
      },
    ])
  })

  test('one on a server also says how many connections are left, and the time', async () => {
    const databaseUrl = inject('postgresUrl')
    const begun = Date.now()
    const findings = await lookAtDatabase({ db: database(), description: 'it' }, { ...here, databaseUrl })
    const passed = Date.now() - begun
    expect(findings.map(({ about, prevents }) => [about, prevents])).toEqual([
      ['database', false],
      ['database', false],
      ['clock', false],
      ['queue', false],
    ])
    expect(findings[1]?.says).toMatch(/^\d+ of \d+ connections are used; a server needs up to 14/)
    // Both have the same clock, and differ by no more than half the time that the question took.
    const apart = /^(\d+) s apart from the database's$/.exec(findings[2]?.says ?? '')?.[1]
    expect(Number(apart)).toBeLessThanOrEqual(Math.round(passed / 2000))
  })
})

onBothEnginesAsOwner((database) => {
  test('a user who could change recorded rows is named, and prevents nothing', async () => {
    const findings = await lookAtDatabase({ db: database(), description: 'it' }, here)
    expect(findings[1]).toEqual({
      about: 'database',
      says:
        'its user has the right to change recorded rows (audit_entries, consent_wordings, consents, ' +
        'consultation_events, consultation_submissions, questionnaire_submissions), which only triggers refuse: ' +
        'see docs/operations.md, "Rows that nobody changes"',
      prevents: false,
    })
  })
})

onEmbedded((database) => {
  test('mails that lead to a desk at which the firm has nobody prevent operation', async () => {
    const byMail = { ...here, partner: { ...here.partner, email: 'leads@partner.example' } }
    const findings = async () =>
      (await lookAtDatabase({ db: database(), description: 'it' }, byMail)).filter(({ about }) => about === 'partner')
    expect(await findings()).toMatchObject([
      { says: expect.stringContaining('no member yet') as string, prevents: true },
    ])
    const person = { userId: '6f1d7f0a-3a86-4a57-9c4c-0a4a4a8f7b11', email: 'sam@partner.example' }
    await putPartner(database(), person, { crd: '104518', name: 'Larch Advisers' })
    expect(await findings(), 'of another firm').toHaveLength(1)
    await putPartner(database(), person)
    expect(await findings()).toEqual([])
  })

  test('a database of a later version prevents operation, a dead letter is only named', async () => {
    await asTableOwner(database(), (trx) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999-contract-names', '')`.execute(trx),
    )
    await sql`insert into pgboss.job (name, data, state) values ('dead-letters', '{}', 'created')`.execute(database())
    const findings = await lookAtDatabase({ db: database(), description: 'it' }, here)
    expect(findings).toMatchObject([
      { says: expect.stringContaining('a later version (9999-contract-names)') as string, prevents: true },
      { says: expect.stringMatching(/^1 dead letters: "pnpm jobs list --state dead"/) as string, prevents: false },
    ])
  })

  test('what fails and is tried again is named with its last reason, and prevents operation', async () => {
    await sql`insert into pgboss.job (name, data, state, retry_count, started_on, output) values
      ('lead-webhook', '{}', 'retry', 3, now() - interval '1 hour', '{"code":"webhook_timeout"}'),
      ('lead-webhook', '{}', 'retry', 2, now(), '{"code":"webhook_status_500"}'),
      ('lead-mail', '{}', 'created', 0, null, null)`.execute(database())
    const findings = await lookAtDatabase({ db: database(), description: 'it' }, here)
    expect(findings.slice(2)).toEqual([
      {
        about: 'queue',
        says:
          'lead-webhook: the last attempt failed (webhook_status_500), and 2 wait: ' +
          '"pnpm jobs list --kind lead-webhook"',
        prevents: true,
      },
    ])
  })
})
