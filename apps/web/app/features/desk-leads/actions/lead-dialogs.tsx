import type { LeadActionKind } from '@dst/contracts/desk'
import { declineLabels, optOutLabels, outcomeLabels } from '../lead-labels.ts'
import { ActionDialog, type ActionDialogOf } from './action-dialog.tsx'
import { AgainDialog } from './again-dialog.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'

/** Actions that need nothing but a press. */
export type PlainAction = 'acknowledge' | 'reached'

interface LeadDialogProps extends ActionDialogOf {
  kind: Exclude<LeadActionKind, PlainAction>
}

/** The dialog that asks what an action needs. */
export function LeadDialog({ kind, ...given }: LeadDialogProps) {
  switch (kind) {
    case 'not_reached':
      return <AgainDialog {...given} />
    case 'schedule':
      return <ScheduleDialog {...given} />
    case 'close':
      return (
        <ChoiceDialog
          {...given}
          kind={kind}
          title="Close"
          legend="How did it end?"
          labels={outcomeLabels}
          confirm="Close it"
          actionOf={(outcome) => ({ kind, outcome })}
          {...(isBooked(given.lead) ? { note: <p>{closesBooking}</p> } : {})}
        />
      )
    case 'decline':
      return (
        <ChoiceDialog
          {...given}
          kind={kind}
          title="Decline"
          legend="Why?"
          labels={declineLabels}
          confirm="Decline it"
          actionOf={(reason) => ({ kind, reason })}
          note={
            <p>
              {`${given.lead.shared?.firstName ?? 'The person'} is told by email that your firm can’t take this ` +
                'request, that it is closed, and that a booked conversation is canceled, unless they have switched ' +
                'such emails off. The email does not name the reason; the download of their data does, and the ' +
                'site’s staff see it.'}
            </p>
          }
        />
      )
    case 'opt_out':
      return (
        <ChoiceDialog
          {...given}
          kind={kind}
          title="Opt-out"
          legend="What did the person ask you to stop?"
          labels={optOutLabels}
          confirm="Record"
          actionOf={(from) => ({ kind, from })}
          note={<p>{optOutNote(given.lead)}</p>}
        />
      )
    case 'confirm_deletion':
      return <DeletionDialog {...given} />
  }
}

const closesBooking = 'The booked conversation is canceled by it, and the person is told so.'

function isBooked({ appointment }: ActionDialogOf['lead']): boolean {
  return appointment !== null && new Date(appointment.end) > new Date()
}

function optOutNote(lead: ActionDialogOf['lead']): string {
  const stays = isBooked(lead) ? 'The request and the booked conversation stay' : 'The request stays'
  return `${stays} until you close it. If they want no contact at all, close it as well.`
}

function DeletionDialog({ onDone, recorder, ...given }: ActionDialogOf) {
  const confirm = async () => {
    if (await recorder.record({ kind: 'confirm_deletion' })) onDone()
  }
  return (
    <ActionDialog
      {...given}
      recorder={recorder}
      kind="confirm_deletion"
      title="Confirm deletion"
      confirm="Confirm"
      onConfirm={() => void confirm()}
    >
      <p>You confirm that your firm has deleted what it received with this request, and will not be in touch.</p>
    </ActionDialog>
  )
}
