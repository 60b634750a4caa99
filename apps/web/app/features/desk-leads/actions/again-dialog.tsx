import { TextField } from '@dst/ui/text-field'
import { useState } from 'react'
import { momentOf, zoneName } from '~/lib/time/moment.ts'
import { callingHoursText, isWithinCallingHours, nextCallable } from '../calling-moment.ts'
import { momentAt, wallClockOf } from '../wall-clock.ts'
import { ActionDialog, type ActionDialogOf } from './action-dialog.tsx'

const quarter = 15 * 60_000
/** What is proposed: two hours from now, at a full quarter of an hour. */
const proposedQuarters = 8

/** The person was not reached: asks when the firm means to try again, by its own clock and theirs. */
export function AgainDialog({ lead, recorder, firmTimeZone, onClose, onDone }: ActionDialogOf) {
  const { timeZone } = lead
  const [openedAt] = useState(() => new Date())
  const [typed, setTyped] = useState(() => {
    const wished = new Date((Math.ceil(openedAt.getTime() / quarter) + proposedQuarters) * quarter)
    return wallClockOf(nextCallable(wished, timeZone), firmTimeZone)
  })
  const [isTried, setTried] = useState(false)
  const moment = momentAt(typed, firmTimeZone)
  const error = againError(moment, timeZone, openedAt)
  async function confirm() {
    setTried(true)
    if (error !== undefined || moment === undefined) return
    if (await recorder.record({ kind: 'not_reached', againAt: moment.toISOString() })) onDone()
  }

  return (
    <ActionDialog
      title="Not reached"
      kind="not_reached"
      lead={lead}
      recorder={recorder}
      confirm="Record"
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextField
        type="datetime-local"
        name="againAt"
        label={`Try again at (${zoneName(firmTimeZone)})`}
        hint={theirTime(moment, timeZone)}
        error={isTried ? error : undefined}
        value={typed}
        min={wallClockOf(openedAt, firmTimeZone)}
        onValueChange={setTyped}
      />
    </ActionDialog>
  )
}

/** Why a moment can't be taken; undefined if it can. */
export function againError(moment: Date | undefined, timeZone: string | null, now: Date): string | undefined {
  if (moment === undefined) return 'Enter a day and a time.'
  if (moment <= now) return 'Choose a time to come.'
  if (timeZone === null || isWithinCallingHours(moment, timeZone)) return undefined
  return `That is ${momentOf(moment, timeZone)} their time. Choose a time from ${callingHoursText} theirs.`
}

function theirTime(moment: Date | undefined, timeZone: string | null): string {
  if (timeZone === null) return 'Their time zone is unknown.'
  return moment === undefined
    ? `Their time zone is ${zoneName(timeZone)}.`
    : `${momentOf(moment, timeZone)} their time, ${zoneName(timeZone)}`
}
