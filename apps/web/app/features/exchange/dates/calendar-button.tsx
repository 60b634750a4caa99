import { dateOfDay, type FileDates } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { useState } from 'react'
import { saveFile } from '~/lib/browser/save-file.ts'
import { reviseCalendar } from '../store/document.ts'
import type { Counted } from './dates-table.ts'

/** Saves the dates as a calendar file. What writes such files is loaded when it is asked for. */
export function CalendarButton({ dates, counted, exchange }: { dates: FileDates; counted: Counted; exchange: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const { calendarFile } = await import('./calendar-file.ts').finally(() => setBusy(false))
    const madeAt = new Date()
    const text = calendarFile({
      dates,
      counted,
      exchange,
      madeAt,
      today: dateOfDay(dates.closing, dates.day),
      revise: (contents) => reviseCalendar(exchange, contents, madeAt),
    })
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'exchange-dates.ics')
  }
  return (
    <Button variant="secondary" icon="calendar" busy={busy} onClick={() => void save()}>
      Save to your calendar
    </Button>
  )
}
