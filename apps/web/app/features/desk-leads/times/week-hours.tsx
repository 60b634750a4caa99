import { Checkbox } from '@dst/ui/checkbox'
import { FieldError } from '@dst/ui/field'
import { TextField } from '@dst/ui/text-field'
import { weekdayNumbers, weekdays, type Weekday } from './schedule-entry.ts'
import type { ScheduleForm } from './use-schedule-form.ts'

/** Opening and closing of each day of the week. */
export function WeekHours({ schedule }: { schedule: ScheduleForm }) {
  return (
    <fieldset>
      <legend>Weekly hours</legend>
      {weekdayNumbers.map((day) => (
        <DayHours key={day} day={day} schedule={schedule} />
      ))}
      <FieldError id="times-hours" error={schedule.errorOf('hours')} />
    </fieldset>
  )
}

function DayHours({ day, schedule: { form, set, errorOf } }: { day: Weekday; schedule: ScheduleForm }) {
  const place = `days.${day - 1}` as const
  const open = form.watch(`${place}.open`)
  const error = errorOf(`hours.${day}`)
  const id = `times-hours.${day}`
  const time = (end: 'from' | 'to', label: string) => (
    <TextField
      {...form.register(`${place}.${end}`)}
      type="time"
      label={`${weekdays[day]}, ${label}`}
      hideLabel
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    />
  )
  return (
    <div className="leads-day">
      <Checkbox
        id={id}
        name={`open-${day}`}
        label={weekdays[day]}
        checked={open}
        onCheckedChange={(checked) => set(`${place}.open`, checked)}
      />
      {open ? (
        <div className="leads-day-times">
          {time('from', 'opens')}
          <span aria-hidden="true">to</span>
          {time('to', 'closes')}
        </div>
      ) : (
        <span className="leads-fine">Closed</span>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
