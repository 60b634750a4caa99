import type { DeskLead, LeadAction } from '@dst/contracts/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { createIdempotencyKeys } from '~/lib/forms/idempotency-keys.ts'
import { deskApi } from '~/services/desk.ts'
import { actionProblem, type ActionProblem } from '../action-problem.ts'
import { changeLead, leadQuery } from '../leads-queries.ts'
import { noteServerTime } from '../undo/server-clock.ts'
import { forgetUndoStatus } from '../undo/undo-action.ts'

/** Records actions on a lead, one at a time. */
export function useLeadAction(lead: Pick<DeskLead, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  const keys = useRef(createIdempotencyKeys())
  const underWay = useRef(false)
  const [busy, setBusy] = useState<LeadAction['kind']>()
  const [problem, setProblem] = useState<ActionProblem>()

  /** Whether it was recorded. A repeat after a failure has the key of the first try. */
  async function record(action: LeadAction): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    setBusy(action.kind)
    setProblem(undefined)
    forgetUndoStatus()
    const options = { idempotencyKey: keys.current(action), version: lead.version }
    const outcome = await deskApi.leads.act(lead.id, action, options)
    if (outcome.ok) {
      noteServerTime(outcome.value.at)
      changeLead(queryClient, lead.id, { pending: outcome.value })
    } else setProblem(actionProblem(outcome.error, 'recorded'))
    const isFinal = outcome.ok || (outcome.error.kind === 'http' && outcome.error.status === 409)
    if (isFinal) keys.current = createIdempotencyKeys()
    if (isFinal && !outcome.ok) await queryClient.refetchQueries({ queryKey: leadQuery(lead.id).queryKey })
    underWay.current = false
    setBusy(undefined)
    return outcome.ok
  }

  return { record, busy, problem, forgetProblem: () => setProblem(undefined) }
}

/** What {@link useLeadAction} gives. */
export type LeadRecorder = ReturnType<typeof useLeadAction>
