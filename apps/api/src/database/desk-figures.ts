import { declineReasons, leadOutcomes, type DeclineReason, type LeadOutcome } from '@dst/contracts/desk'
import type { Tier } from '@dst/domain/tiers'
import { sql, type Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Counts of the requests that were asked for in one week, of one tier. */
export interface WeekRow {
  /** The Monday on which the week begins in UTC, as yyyy-mm-dd. */
  week: string
  tier: Tier
  requests: number
  shared: number
  acknowledged: number
  acknowledgedInTime: number
  called: number
  hoursToCall: number | null
  withdrawn: number
  outcomes: Record<LeadOutcome, number>
  declined: Record<DeclineReason, number>
}

/** The newest weeks that have a request, newest first, with a row for each tier. */
export async function figuresByWeek(db: Kysely<Tables>, weeks: number): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`with told as (
      select to_char(date_trunc('week', requested_at at time zone 'UTC'), 'YYYY-MM-DD') as week, tier, state,
        shared_at, acknowledged_at, contact_by, outcome, declined,
        (select min(at) from consultation_events where request_id = request.id and event = 'called') as called_at
      from consultation_requests as request
      where requested_at >= (select min(begins) from (
        select distinct date_trunc('week', requested_at at time zone 'UTC')
        at time zone 'UTC' as begins from consultation_requests order by begins desc limit ${weeks}) as newest))
    select week, tier, count(*)::int as requests, count(shared_at)::int as shared,
      count(acknowledged_at)::int as acknowledged,
      count(*) filter (where acknowledged_at < contact_by)::int as "acknowledgedInTime",
      count(called_at)::int as called,
      (percentile_cont(0.5) within group (order by extract(epoch from called_at - shared_at)::float8 / 3600)
        filter (where called_at > shared_at))::float8 as "hoursToCall",
      count(*) filter (where state = 'withdrawn')::int as withdrawn,
      json_build_object(${counted('outcome', leadOutcomes)}) as outcomes,
      json_build_object(${counted('declined', declineReasons)}) as declined
    from told group by week, tier order by week desc, tier`.execute(db.withoutPlugins())
  return rows
}

function counted(column: string, values: readonly string[]) {
  return sql.join(
    values.map((value) => sql`${sql.lit(value)}, count(*) filter (where ${sql.ref(column)} = ${sql.lit(value)})`),
  )
}
