import type { Consultation } from '@dst/contracts'
import { bookedIsCanceled, comingAppointment, reachOf, stopMessage } from '~/lib/consultation/request-reach.ts'

/** The effect of saving a shared request without the consent. */
export function takingBack(earlier: Consultation, now: Date): string {
  const partner = earlier.partner.name
  const reach = reachOf(earlier)
  const reported =
    reach === 'certain' || reach === 'perhaps'
      ? `We then tell ${partner} to stop.`
      : `What has not been sent to ${partner} then stays here.`
  const booked = comingAppointment(earlier, now) === null ? '' : ` ${bookedIsCanceled}`
  return `You agreed to share this request. Saved without the consent, it is no longer shared. ${reported}${booked}`
}

/** The effect of a withdrawal on what was shared and booked. */
export function whatWithdrawingDoes(request: Consultation, now: Date): string {
  const { partner, shareDataConsent } = request
  const booked = comingAppointment(request, now) === null ? '' : ` ${bookedIsCanceled}`
  const reach = reachOf(request)
  const stop = `We tell ${partner.name} to stop and not to contact you.`
  if (reach === 'certain') return `${stop} What it was sent before cannot be taken back.${booked}`
  if (reach === 'perhaps')
    return `Your request may have reached ${partner.name}. ${stop} What it already has cannot be taken back.${booked}`
  if (shareDataConsent)
    return (
      `What has not been sent to ${partner.name} stays here. If it is being sent at this moment, the ` +
      `partner is told to stop.${booked}`
    )
  return reach === 'told'
    ? `Your request ends. ${stopMessage(partner.name, reach)}`
    : 'Your request ends. Nothing was shared.'
}
