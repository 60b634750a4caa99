import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { retentionMonths } from '@dst/domain/parameters'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onServerAsOwner } from '../../testing/engines.ts'

const script = readFileSync(join(import.meta.dirname, '../../../operations/remove-old-proof.sql'), 'utf8')

test('the script for operators takes what the privacy policy says', () => {
  expect(script.match(/interval '(\d+) months'/)?.[1]).toBe(String(retentionMonths.proof))
})

onServerAsOwner((database) => {
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(database().withoutPlugins())).rows
  const months = (ago: number) => sql`now() - ${`${ago} months`}::interval`

  test('it takes proof that is past its time, and nothing that is still needed', async () => {
    const [living, old, running] = [randomUUID(), randomUUID(), randomUUID()]
    await rows(sql`insert into investors
      (id, auth_user_id, email, email_token_expiry, username, first_name, last_name, auth_provider)
      values (${living}, ${randomUUID()}, ${`${living}@example.com`}, now(), 'x', 'x', 'x', 'email')`)
    await rows(sql`insert into consent_wordings (hash, kind, words) values (${'a'.repeat(64)}, 'terms', 'I agree')`)
    for (const [id, state] of [
      [old, 'closed'],
      [running, 'acknowledged'],
    ])
      await rows(sql`insert into consultation_requests
        (id, investor_id, preferred_contact_method, best_contact_time, share_data_consent, score, tier, state)
        values (${id}, ${living}, 'email', 'anytime', true, 80, 'gold', ${state})`)
    const happened = (id: string, ago: number) =>
      rows(sql`insert into consultation_events (request_id, event, version, at)
        values (${id}, 'changed', 1, ${months(ago)})`)
    for (const ago of [70, 61]) await happened(old, ago)
    for (const ago of [70, 59]) await happened(running, ago)
    const consent = (what: string, ago: number, person: string | null, request: string | null) =>
      rows(sql`insert into consents
        (investor_id, kind, given, reason, wording_hash, consultation_request_id, request_id, recorded_at)
        values (${person}, 'terms', true, 'choice', ${'a'.repeat(64)}, ${request}, ${what}, ${months(ago)})`)
    await consent('of a living account', 70, living, null)
    await consent('of a request that is over', 70, living, old)
    await consent('of a request that goes on', 70, living, running)
    await consent('of a deleted account, old', 61, null, null)
    await consent('of a deleted account, young', 59, null, null)
    for (const ago of [61, 59])
      await rows(sql`insert into audit_entries (action, request_id, details, at)
        values ('profile_saved', ${`${ago}`}, '{}', ${months(ago)})`)

    await sql.raw(script).execute(database().withoutPlugins())

    expect(await rows(sql`select request_id from consents order by 1`)).toEqual([
      { request_id: 'of a deleted account, young' },
      { request_id: 'of a living account' },
      { request_id: 'of a request that goes on' },
    ])
    expect(await rows(sql`select distinct request_id from consultation_events`)).toEqual([{ request_id: running }])
    expect(await rows(sql`select request_id from audit_entries`)).toEqual([{ request_id: '59' }])
    await expect(rows(sql`update audit_entries set action = 'x'`)).rejects.toThrow('never changed')
  })
})
