import { Button } from '@dst/ui/button'
import { FieldError } from '@dst/ui/field'
import { TextField } from '@dst/ui/text-field'
import { weekdayDate } from '@dst/domain/wording'
import { useRef, useState } from 'react'
import type { ScheduleForm } from './use-schedule-form.ts'

/** Single days on which the firm is closed. */
export function ClosedDays({ schedule: { form, set, errorOf } }: { schedule: ScheduleForm }) {
  const days = form.watch('closedDays')
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  function add() {
    if (typed === '') return setError('Enter a day.')
    if (days.includes(typed)) return setError('This day is closed already.')
    set('closedDays', [...days, typed].toSorted())
    setTyped('')
    return setError(undefined)
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
        />
        <Button variant="secondary" onClick={add}>
          Add
        </Button>
      </div>
      <FieldError id="times-closedDays-all" error={errorOf('closedDays')} />
    </fieldset>
  )
}

type Day = `${number}-${number}-${number}`
