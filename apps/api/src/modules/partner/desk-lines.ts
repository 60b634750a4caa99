import type { Lead } from '../../database/lead.ts'
import { oneLine } from '../../mail/one-line.ts'

/** The name of a lead's person on one line. */
export function nameOf({ person }: Lead): string {
  return oneLine(`${person.firstName} ${person.lastName}`)
}

/** Where the firm reads a request, after it has signed in: mails carry nothing of what a person shares. */
export function deskLine(publicUrl: string, requestId: string): string {
  return `Read it at the desk: ${publicUrl}/desk/lead?request=${requestId}`
}
