import type { Lead } from '../../database/lead.ts'
import { clockTime } from '../../mail/clock-time.ts'
import { oneLine } from '../../mail/one-line.ts'

/** The name of a lead's person on one line. */
export function nameOf({ person }: Lead): string {
  return oneLine(`${person.firstName} ${person.lastName}`)
}

/** A moment in the firm's time zone, and in the person's if that is known and shows another time. */
export function inBothZones(moment: Date, firmZone: string, { contact }: Lead): string {
  const [here, there] = [clockTime(moment, firmZone), clockTime(moment, contact.timeZone ?? firmZone)]
  return here === there ? here : `${here} (for them ${there})`
}

/** Where the firm reads a request, after it has signed in: mails carry nothing of what a person shares. */
export function deskLine(publicUrl: string, requestId: string): string {
  return `Read it at the desk: ${publicUrl}/desk/lead?request=${requestId}`
}
