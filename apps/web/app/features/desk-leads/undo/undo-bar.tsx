import type { DeskLead, PendingAction } from '@dst/contracts/desk'
import { useState } from 'react'
import { recordedAction } from '../lead-labels.ts'
import { PendingNote } from './pending-note.tsx'
import { useUndoStatus } from './undo-action.ts'
import { UndoStatusLine } from './undo-status-line.tsx'
import { secondsUntil } from './server-clock.ts'

/** What was reported last: how long it can be undone, and what became of it. Announced once, not every second. */
export function UndoBar({ lead: { id, pending, events } }: { lead: Pick<DeskLead, 'id' | 'pending' | 'events'> }) {
  const [last, setLast] = useState(pending)
  if (pending !== null && pending.id !== last?.id) setLast(pending)
  const undone = useUndoStatus((status) => status.done)
  return (
    <div className="leads-undo">
      <output className="ui-visually-hidden">
        {pending === null || !pending.mine ? null : <Announced key={pending.id} pending={pending} />}
      </output>
      {pending === null ? null : <PendingNote key={pending.id} leadId={id} pending={pending} />}
      {pending === null && last !== null && undone === undefined ? (
        <output className="leads-status">
          <span>{`${recordedAction(last.action)}. ${effectOf(last, events)}`}</span>
        </output>
      ) : null}
      <UndoStatusLine />
    </div>
  )
}

/** An action that no longer fits when its time has come is void. One that took effect is dated when it was reported. */
function effectOf({ at: reportedAt, action, undoUntil }: PendingAction, events: DeskLead['events']): string {
  const isVoid = events.some(({ event, at }) => String(event) === 'action_void' && at >= undoUntil)
  const reason = action.kind === 'schedule' ? 'the lead had changed or the time was taken' : 'the lead had changed'
  if (isVoid) return `It did not take effect, because ${reason}.`
  const isThere = events.some(({ at }) => at === reportedAt)
  return isThere ? 'It has taken effect.' : 'It no longer waits. Below stands what has happened.'
}

/** The seconds as they were when it was recorded. */
function Announced({ pending }: { pending: PendingAction }) {
  const [left] = useState(() => secondsUntil(pending.undoUntil))
  return <span>{`${recordedAction(pending.action)}. You can undo it for ${left} seconds.`}</span>
}
