import type { Consultation } from '@dst/contracts'
import type { ConsultationFormEntry } from './consultation-payload.ts'

/** The heading of the form: a new request, or a change to the open one. */
export function requestTitle(earlier: Consultation | undefined): string {
  return earlier === undefined ? 'Schedule Your DST Consultation' : 'Change Your DST Consultation'
}

/** The label of the submit button: without consent nothing is scheduled, only saved. */
export function sendLabels(
  { shareDataConsent }: Pick<ConsultationFormEntry, 'shareDataConsent'>,
  earlier: Pick<Consultation, 'shareDataConsent'> | undefined,
): { label: string; busyLabel: string } {
  if (!shareDataConsent) return { label: 'Save my request', busyLabel: 'Saving...' }
  if (earlier?.shareDataConsent) return { label: 'Send my changes', busyLabel: 'Sending...' }
  return { label: 'Schedule Consultation', busyLabel: 'Scheduling...' }
}
