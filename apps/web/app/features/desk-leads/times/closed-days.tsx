import { Button } from '@dst/ui/button'
import { FieldError } from '@dst/ui/field'
import { TextField } from '@dst/ui/text-field'
import { weekdayDate } from '@dst/domain/wording'
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import type { ScheduleForm } from './use-schedule-form.ts'

/** Single days on which the firm is closed. */
export function ClosedDays({ schedule: { form, set, errorOf } }: { schedule: ScheduleForm }) {
  const days = form.watch('closedDays')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  function add() {
    if (typed === '') return setError('Enter a day.')
    if (days.includes(typed)) return setError('This day is closed already.')
    set('closedDays', [...days, typed].toSorted())
    setTyped('')
    return setError(undefined)
  }
  /** Enter would save the form, and leave this day out. */
  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  /** Who goes on without pressing Add means the day as well: it stands in the list, where it can be removed. */
  function addOnLeaving({ relatedTarget }: FocusEvent) {
    if (typed !== '' && !days.includes(typed) && relatedTarget !== button.current) add()
  }
  function remove(day: string) {
    set(
      'closedDays',
      days.filter((each) => each !== day),
    )
    field.current?.focus()
  }

  return (
    <fieldset className="leads-closed">
      <legend>Closed days</legend>
      {days.length === 0 ? <p>None.</p> : null}
      <ul>
        {days.map((day) => (
          <li key={day}>
            <span>{weekdayDate(day as Day)}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${weekdayDate(day as Day)}`}
              onClick={() => remove(day)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="leads-closed-new">
        <TextField
          ref={field}
          id="times-closedDays"
          type="date"
          name="closedDay"
          label="Close a day"
          error={error}
          value={typed}
          onValueChange={setTyped}
          onKeyDown={addByEnter}
          onBlur={addOnLeaving}
        />
        {/* A press keeps the focus in the field, so that leaving it is not what adds the day. */}
        <Button ref={button} variant="secondary" onMouseDown={(event) => event.preventDefault()} onClick={add}>
          Add
        </Button>
      </div>
      <FieldError id="times-closedDays-all" error={errorOf('closedDays')} />
    </fieldset>
  )
}

type Day = `${number}-${number}-${number}`
