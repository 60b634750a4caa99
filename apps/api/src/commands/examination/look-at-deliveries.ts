import { millisecondsPerDay } from '@dst/domain/time'
import type { Kysely } from 'kysely'
import { failedDeliveries, type FailedDeliveries } from '../../database/delivery-attempts.ts'
import type { Tables } from '../../database/tables.ts'
import type { Finding } from './finding.ts'

/** What the partner refused or did not take in the last day, and has not taken since. */
export async function lookAtDeliveries(db: Kysely<Tables>, now = new Date()): Promise<Finding[]> {
  const failed = await failedDeliveries(db, new Date(now.getTime() - millisecondsPerDay))
  return (
    failed
      // That the partner has ended its webhook is a finding of its own.
      .filter(({ open, reason }) => open > 0 && reason !== 'webhook_ended')
      .map((deliveries) => ({
        about: 'partner',
        says: inWords(deliveries),
        prevents: true,
        ...(deliveries.channel === 'webhook' ? { disproves: webhookAnswers } : {}),
      }))
  )
}

/** That the webhook can be connected to, which says nothing of what it does with a lead. */
export const webhookAnswers = 'its webhook answers'

/** The findings, without what one of them disproves. */
export function withoutDisproved(findings: readonly Finding[]): Finding[] {
  const disproved = findings.flatMap(({ disproves }) => disproves ?? [])
  return findings.map((finding) =>
    disproved.includes(webhookAnswers) && finding.says.startsWith(webhookAnswers)
      ? { ...finding, says: `its webhook can be reached${finding.says.slice(webhookAnswers.length)}`, notice: true }
      : finding,
  )
}

const things = {
  lead: ['lead', 'leads'],
  withdrawal: ['withdrawal', 'withdrawals'],
  appointment: ['message about an appointment', 'messages about appointments'],
} as const satisfies Record<FailedDeliveries['what'], readonly [string, string]>

function inWords({ channel, what, reason, open, lastAt }: FailedDeliveries): string {
  const thing = things[what][open === 1 ? 0 : 1]
  const way = channel === 'mail' ? ' by mail' : ''
  const last = `${lastAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return `${open} ${thing} failed${way} with ${reason} in the last day, the last at ${last}`
}
