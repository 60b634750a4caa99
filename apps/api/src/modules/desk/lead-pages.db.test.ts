import { randomUUID } from 'node:crypto'
import { partnerFirm } from '@dst/content/partner'
import { sql, type Kysely } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Tables } from '../../database/tables.ts'
import { asTableOwner } from '../../testing/as-owner.ts'
import { ownFirm } from '../../testing/desk-harness.ts'
import { onBothEngines } from '../../testing/engines.ts'
import { listLeads, type LeadCursor, type LeadListRow } from '../../database/desk-leads.ts'
import { cursorAfter, readCursor } from './lead-cursor.ts'
import { readLeads, type FirmMember } from './leads-service.ts'

const many = 5000
const few = { crd: '900050', name: 'Fifty Advisers' }

onBothEngines((database) => {
  const memberOf = (firm: { crd: string; name: string }): FirmMember => ({
    id: randomUUID(),
    role: 'partner',
    requestId: randomUUID(),
    firm,
  })
  const read = async (member: FirmMember, view: 'open' | 'ended', cursor?: string) => {
    const page = await readLeads(
      { db: database(), partner: partnerFirm, now: () => new Date('2026-11-29T12:00:00Z') },
      member,
      { view, cursor },
    )
    if (!page.ok) throw new Error('the page was refused')
    return page.value
  }

  /** Leads of one firm, due a minute after the other; every tenth has ended, every 20th was called. */
  const fill = (crd: string, count: number) =>
    sql`with people as (
      insert into investors (auth_user_id, email, email_token_expiry, username, first_name, last_name, auth_provider)
      select gen_random_uuid(), 'lead' || n || '-' || ${crd}::text || '@example.com', now(), 'lead', 'Lead',
        n::text, 'email'
      from generate_series(1, ${count}::int) as n returning id, last_name::int as n)
    insert into consultation_requests (investor_id, preferred_contact_method, best_contact_time, share_data_consent,
      score, tier, state, shared_at, contact_by, partner, lead, ended_at)
    select id, 'phone', 'anytime', true, 95, 'gold',
      case when n % 10 = 0 then 'closed' when n % 20 = 1 then 'called' else 'queued' end,
      '2026-11-01T00:00:00Z', timestamptz '2026-11-28T00:00:00Z' + n * interval '1 minute',
      json_build_object('name', 'A firm', 'crd', ${crd}::text, 'formAdvUrl', 'https://example.com'),
      json_build_object('person', json_build_object('firstName', 'Lead', 'lastName', n::text), 'tier', 'gold',
        'contact', json_build_object('method', 'phone'), 'notes', repeat('Words. ', 200)),
      case when n % 10 = 0 then timestamptz '2026-11-28T00:00:00Z' + n * interval '1 minute' end
    from people`.execute(database())

  beforeAll(async () => {
    await fill(ownFirm.crd, many)
    await fill(few.crd, 50)
    await asTableOwner(database(), (trx) => sql`analyze`.execute(trx))
  })

  test('page after page holds each lead once, what is due first first, and what is not due last', async () => {
    const member = memberOf(ownFirm)
    const seen: { id: string; dueAt: string | null }[] = []
    let cursor: string | undefined
    do {
      const page = await read(member, 'open', cursor)
      // Of the 2,159 minutes before noon, every tenth has ended and every twentieth was called.
      expect(page).toMatchObject({ total: 4500, late: 1836 })
      expect(page.leads.length).toBeLessThanOrEqual(50)
      seen.push(...page.leads)
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(4500)
    const due = seen.map(({ dueAt }) => dueAt ?? '9999')
    expect(due).toEqual(due.toSorted())
    expect(due.filter((moment) => moment === '9999')).toHaveLength(250)
  })

  test('what has ended comes newest first, in as many pages', async () => {
    const member = memberOf(ownFirm)
    const first = await read(member, 'ended')
    expect(first).toMatchObject({ total: 500, late: 0 })
    const second = await read(member, 'ended', first.next ?? '')
    const ended = [...first.leads, ...second.leads].map(({ endedAt }) => endedAt ?? '')
    expect(ended).toHaveLength(100)
    expect(ended).toEqual(ended.toSorted().toReversed())
    // The 5,000th minute after November 28 begins on December 1 at 11:20 am.
    expect(ended[0]).toBe('2026-12-01T11:20:00.000Z')
  })

  test('a page of five thousand leads takes about as long as one of fifty', async () => {
    const timeOf = async (member: FirmMember) => {
      const times: number[] = []
      for (let round = 0; round < 9; round += 1) {
        const begun = performance.now()
        await read(member, 'open')
        times.push(performance.now() - begun)
      }
      return times.toSorted((one, other) => one - other)[4] ?? 0
    }
    await timeOf(memberOf(few))
    const [short, long] = [await timeOf(memberOf(few)), await timeOf(memberOf(ownFirm))]
    expect(long).toBeLessThan(short * 4 + 20)
  })

  test.each(['open', 'ended'] as const)('a page of the %s ones reads no more leads than it shows', async (view) => {
    const rowsRead = async (trx: Kysely<Tables>) => {
      const { rows } = await sql<{ read: number }>`select (seq_tup_read + idx_tup_fetch)::int as read
        from pg_stat_xact_user_tables where relname = 'consultation_requests'`.execute(trx)
      return rows[0]?.read ?? Number.NaN
    }
    const read = async (after: LeadCursor | undefined) =>
      database()
        .transaction()
        .execute(async (trx) => {
          const before = await rowsRead(trx)
          const page = await listLeads(trx, { firmCrd: ownFirm.crd, view, after })
          return { page, read: (await rowsRead(trx)) - before }
        })
    const first = await read(undefined)
    const cursor = readCursor(cursorAfter(first.page.at(-1) as LeadListRow, view))
    for (const { page, read: rows } of [first, await read(cursor)]) {
      expect(page).toHaveLength(51)
      expect(rows).toBeGreaterThanOrEqual(51)
      expect(rows).toBeLessThan(60)
    }
  })
})
