import type { PendingAction } from '@dst/contracts/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createStore } from '~/lib/browser/create-store.ts'
import { deskApi } from '~/services/desk.ts'
import { actionProblem, type ActionProblem } from '../action-problem.ts'
import { changeLead, leadQuery } from '../leads-queries.ts'

/** What became of the last undoing. */
interface UndoStatus {
  /** The action that is being undone. */
  busy: string | undefined
  /** What became of the last one, in words. */
  done: string | undefined
  problem: ActionProblem | undefined
}

const idle: UndoStatus = { busy: undefined, done: undefined, problem: undefined }

/** What became of the last undoing, for the page that is shown. */
export const useUndoStatus = createStore<UndoStatus>(idle)

/** Forgets it, as something else is reported. */
export function forgetUndoStatus(): void {
  useUndoStatus.setState(idle)
}

/** Forgets it, with the page. */
export function useFreshUndoStatus(): void {
  useEffect(() => forgetUndoStatus, [])
}

/** Undoes an action on a lead; the server has the last word on whether there is still time. */
export function useUndo() {
  const queryClient = useQueryClient()
  return async (leadId: string, pending: PendingAction) => {
    if (!pending.mine || useUndoStatus.getState().busy !== undefined) return
    useUndoStatus.setState({ ...idle, busy: pending.id })
    const outcome = await deskApi.leads.undo(pending.id)
    if (outcome.ok) {
      changeLead(queryClient, leadId, { pending: null })
      useUndoStatus.setState({ ...idle, done: 'Undone. Nothing was recorded.' })
      return
    }
    const isOver = outcome.error.kind === 'http' && outcome.error.status === 409
    useUndoStatus.setState(
      isOver
        ? { ...idle, done: 'Too late to undo: the time for that is over.' }
        : { ...idle, problem: actionProblem(outcome.error, 'undone') },
    )
    if (isOver) {
      changeLead(queryClient, leadId, { pending: null })
      void queryClient.invalidateQueries({ queryKey: leadQuery(leadId).queryKey })
    }
  }
}
