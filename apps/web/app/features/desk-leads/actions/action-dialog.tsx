import type { DeskLead, LeadActionKind } from '@dst/contracts/desk'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import type { ReactElement } from 'react'
import { ActionProblemBanner } from '../action-problem-banner.tsx'
import { leadStateLabels } from '../lead-labels.ts'
import type { LeadRecorder } from './use-lead-action.ts'

/** What every dialog of an action gets. */
export interface ActionDialogOf {
  lead: DeskLead
  recorder: LeadRecorder
  firmTimeZone: string
  onClose: () => void
  /** The action was recorded. */
  onDone: () => void
}

interface ActionDialogProps {
  title: string
  kind: LeadActionKind
  lead: DeskLead
  recorder: LeadRecorder
  /** The button that records it. */
  confirm: string
  onConfirm: () => void
  onClose: () => void
  children: ReactElement | null | readonly (ReactElement | null)[]
}

/** Asks what an action needs. A failure keeps what was chosen; a lead that has changed is shown as it is now. */
export function ActionDialog({
  title,
  kind,
  lead,
  recorder: { busy, problem },
  confirm,
  onConfirm,
  onClose,
  children,
}: ActionDialogProps) {
  const isBusy = busy !== undefined
  const isRefused = !lead.allowed.includes(kind) || lead.pending !== null
  return (
    <Dialog
      open
      onClose={onClose}
      busy={isBusy}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={isBusy}
            busyLabel="Recording..."
            disabledReason={isRefused ? 'The lead’s present state does not allow this.' : undefined}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <ActionProblemBanner problem={problem} />
      {problem?.changed === true ? (
        <p>
          State now: <strong>{leadStateLabels[lead.state]}</strong>
        </p>
      ) : null}
      {children}
    </Dialog>
  )
}
