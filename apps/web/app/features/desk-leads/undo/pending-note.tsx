import type { PendingAction } from '@dst/contracts/desk'
import { Button } from '@dst/ui/button'
import { recordedAction } from '../lead-labels.ts'
import { useUndo, useUndoStatus } from './undo-action.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface PendingNoteProps {
  leadId: string
  pending: PendingAction
}

/** An action that has not taken effect yet, and its Undo while there is time. */
export function PendingNote({ leadId, pending }: PendingNoteProps) {
  const left = useSecondsLeft(pending.undoUntil)
  const undo = useUndo()
  const busy = useUndoStatus((status) => status.busy === pending.id)
  const what = recordedAction(pending.action)
  return (
    <div className="leads-pending">
      <span>{pending.mine ? what : `${what}, by another adviser`}</span>
      {/* Counted for the eyes alone: a screen reader is told once how long there is. */}
      {left === 0 ? <span>Taking effect</span> : <span aria-hidden="true">{`${left} s`}</span>}
      {pending.mine && left > 0 ? (
        <Button
          size="small"
          variant="secondary"
          busy={busy}
          busyLabel="Undoing..."
          aria-keyshortcuts="u"
          onClick={() => void undo(leadId, pending)}
        >
          Undo
        </Button>
      ) : null}
    </div>
  )
}
