import type pg from 'pg'
import type { Transaction } from './transactions.ts'

const lockInvestor = 'select * from investors where auth_user_id = $1 for no key update'
const audit = 'insert into audit_entries (action, investor_id, request_id, details) values ($1, $2, $3, $4)'

/** The statements of `PUT /api/users/{email}` with a profile. */
export function profileSaves(userIds: readonly string[]): Transaction {
  return async (client, place) => {
    const { id } = await investorAt(client, userIds, place)
    await client.query(
      `update investors set first_name = $2, last_name = $3, phone_number = $4, location = $5, bio = $6,
       updated_at = now(), version = version + 1 where id = $1 returning *`,
      [id, 'Ruth', 'Okafor', '+1 (555) 010-0199', 'Ohio', 'Landlord since 1988.'],
    )
    await client.query(audit, ['profile_saved', id, crypto.randomUUID(), '{}'])
  }
}

/** The statements of `POST /auth/v1/token` with a refresh token, for one session at each place. */
export function tokenRefreshes(sessionIds: readonly string[]): Transaction {
  return async (client, place) => {
    const sessionId = sessionIds[place]
    const now = new Date()
    await client.query(`set local lock_timeout = '5s'`)
    const { rows } = await client.query<{ user_id: string; refresh_counter: string }>(
      'select * from auth.sessions where id = $1 for update',
      [sessionId],
    )
    const { user_id: userId, refresh_counter: counter } = rows[0] ?? {}
    await client.query('select * from auth.users where id = $1', [userId])
    await client.query(
      `select
         (select json_agg(i) from (select * from auth.identities where user_id = $1 order by created_at) i),
         (select json_agg(f) from (select * from auth.factors where user_id = $1 order by created_at) f)`,
      [userId],
    )
    await client.query('delete from auth.rotated_refresh_tokens where session_id = $1 and rotated_at < $2', [
      sessionId,
      new Date(now.getTime() - 10_000),
    ])
    await client.query(
      'insert into auth.rotated_refresh_tokens (session_id, counter, rotated_at) values ($1, $2, $3)',
      [sessionId, counter, now],
    )
    await client.query('update auth.sessions set refresh_counter = refresh_counter + 1 where id = $1 returning *', [
      sessionId,
    ])
    await client.query('update auth.sessions set refreshed_at = $2, updated_at = $2, ip = $3 where id = $1', [
      sessionId,
      now,
      '127.0.0.1',
    ])
    await client.query('insert into auth.audit_log (id, payload, created_at, ip_address) values ($1, $2, $3, $4)', [
      crypto.randomUUID(),
      { action: 'token_refreshed', actor_id: userId },
      now,
      '127.0.0.1',
    ])
  }
}

/** The statements of `POST /api/consultation-requests` that changes an open request and shares it. */
export function consultationRequests(userIds: readonly string[], { hash, words }: ConsentWording): Transaction {
  return async (client, place) => {
    const { id } = await investorAt(client, userIds, place)
    const { rows } = await client.query<OpenRequest>(
      `select * from consultation_requests
       where investor_id = $1 and state in ('saved', 'queued', 'sent', 'acknowledged', 'scheduled', 'failed')
       for no key update`,
      [id],
    )
    const { id: requestId, version = 0, lead, partner } = rows[0] ?? {}
    await client.query(
      `update consultation_requests set preferred_contact_method = 'phone', share_data_consent = true, notes = $2,
       score = 101, tier = 'gold', version = version + 1 where id = $1 returning *`,
      [requestId, 'Two duplexes.'],
    )
    await client.query(
      `insert into consultation_submissions (investor_id, request_id, fingerprint) values ($1, $2, $3)`,
      [id, requestId, 'a'.repeat(64)],
    )
    await client.query(`insert into consultation_events (request_id, version, event) values ($1, $2, 'changed')`, [
      requestId,
      version + 1,
    ])
    await client.query(
      `insert into consent_wordings (hash, kind, words) values ($1, 'data-sharing', $2) on conflict (hash) do nothing`,
      [hash, words],
    )
    await client.query(
      `insert into consents (investor_id, request_id, given, kind, reason, consultation_request_id, wording_hash,
       recipient) values ($1, $2, true, 'data-sharing', 'choice', $3, $4, $5) returning recorded_at`,
      [id, crypto.randomUUID(), requestId, hash, partner],
    )
    await client.query(
      'update investors set share_with_vc = true, updated_at = now(), version = version + 1 where id = $1 returning *',
      [id],
    )
    await client.query(
      'select answers from questionnaire_submissions where investor_id = $1 order by submitted_at desc limit 1',
      [id],
    )
    await client.query(
      `update consultation_requests set state = 'queued', lead = $2, partner = $3, shared_at = now(),
       acknowledged_at = null where id = $1 returning *`,
      [requestId, lead, partner],
    )
    for (const kind of ['lead-webhook', 'request-mail'])
      await client.query(
        `insert into pgboss.job_common (name, data, policy, retry_limit, retry_delay, expire_seconds, deletion_seconds)
         select name, $2, policy, retry_limit, retry_delay, expire_seconds, deletion_seconds
         from pgboss.queue where name = $1 returning id`,
        [kind, { requestId, version: version + 1 }],
      )
    await client.query(audit, ['consultation_changed', id, crypto.randomUUID(), '{}'])
  }
}

/** The text that a person agrees to, stored once. */
export interface ConsentWording {
  readonly hash: string
  readonly words: string
}

interface OpenRequest {
  readonly id: string
  readonly version: number
  readonly lead: object
  readonly partner: object
}

async function investorAt(client: pg.ClientBase, userIds: readonly string[], place: number): Promise<{ id: string }> {
  const { rows } = await client.query<{ id: string }>(lockInvestor, [userIds[place % userIds.length]])
  const [investor] = rows
  if (investor === undefined) throw new Error('the person has no record')
  return investor
}
