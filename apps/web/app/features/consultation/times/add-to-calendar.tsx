import type { Appointment } from '@dst/contracts'
import { Button } from '@dst/ui/button'
import { useState } from 'react'
import { saveFile } from '~/lib/browser/save-file.ts'
import { paths } from '~/paths.ts'
import { loadRuntimeConfig } from '~/services/config.ts'

interface AddToCalendarProps {
  appointment: Appointment
  /** Whom the conversation is with. */
  partner: string
}

/** Saves a booked conversation as a calendar file. What writes such files is loaded when it is asked for. */
export function AddToCalendar({ appointment, partner }: AddToCalendarProps) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const [{ conversationFile }, { calendarHost }] = await Promise.all([
      import('./conversation-file.ts'),
      loadRuntimeConfig(),
    ]).finally(() => setBusy(false))
    const { hostname, origin } = globalThis.location
    const text = conversationFile({
      appointment,
      partner,
      host: calendarHost === '' ? hostname : calendarHost,
      profileUrl: `${origin}${paths.profile}`,
    })
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), 'conversation.ics')
  }
  return (
    <Button variant="secondary" icon="calendar" busy={busy} onClick={() => void save()}>
      Add to calendar
    </Button>
  )
}
