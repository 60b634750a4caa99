import type { Consultation, ConsultationReceipt, Slot } from '@dst/contracts'
import { notices } from '@dst/domain/errors'
import { contactPromise } from '@dst/domain/parameters'
import { momentIn, personZone, spanIn } from '~/lib/consultation/contact-zones.ts'
import { contactMethodLabels, contactTimeLabel } from '~/lib/consultation/contact-choices.ts'
import { factItems } from './facts/fact-items.ts'
import { bookedIsCanceled, comingAppointment, reachOf, stopMessage } from '~/lib/consultation/request-reach.ts'

const format = (timeZone: string | undefined) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })

/** What was requested, as terms and descriptions; the date is in the zone of its person unless one is given. */
export function confirmationItems(
  receipt: ConsultationReceipt,
  timeZone = personZone(receipt),
): { term: string; description: string }[] {
  return [
    { term: 'Request date', description: format(timeZone).format(new Date(receipt.requestDate)) },
    { term: 'Preferred contact', description: contactMethodLabels[receipt.preferredContactMethod] },
    { term: 'Best time', description: contactTimeLabel(receipt) },
    {
      term: 'Data sharing',
      description: receipt.shareDataConsent ? 'You agreed to share your profile' : 'Your profile stays private',
    },
    ...factItems(receipt),
  ]
}

/** The heading of the confirmation: without consent the request is only saved, not confirmed. */
export function confirmationTitle({ shareDataConsent }: Pick<ConsultationReceipt, 'shareDataConsent'>): string {
  return shareDataConsent ? 'Consultation Request Confirmed' : 'Your request is saved'
}

/** The toast for a receipt. It says "scheduled" only for a request that is shared. */
export function receiptToast(
  { shareDataConsent }: Pick<ConsultationReceipt, 'shareDataConsent'>,
  earlier: Consultation | undefined,
): string {
  if (shareDataConsent) return notices['consultation-scheduled'].message
  if (earlier?.shareDataConsent) return 'Your request is saved. It is no longer shared.'
  const shared = earlier !== undefined && reachOf(earlier) !== 'nothing'
  return shared ? 'Your request is saved. It is not shared.' : 'Your request is saved. Nothing was shared.'
}

const promisedWithin = contactPromise * 3_600_000

/** Whether the partner gets in touch within the promised hours after the request was shared. */
export function keepsPromise({ contactBy, sharedAt }: Pick<ConsultationReceipt, 'contactBy' | 'sharedAt'>): boolean {
  if (contactBy === null || sharedAt === null) return false
  return new Date(contactBy).getTime() - new Date(sharedAt).getTime() <= promisedWithin
}

const atHand = 'Have your sale dates and the name of your qualified intermediary at hand if you can.'

interface Moment {
  now: Date
  timeZone?: string
  /** The time booked for the request. */
  booked?: Slot | null | undefined
}

/** What happens after the request. Without consent nothing reaches the partner, so no call is announced. */
export function whatHappensNext(
  receipt: ConsultationReceipt,
  earlier: Consultation | undefined,
  { now, timeZone = personZone(receipt), booked }: Moment,
): string {
  if (!receipt.shareDataConsent) return afterSaving(receipt, earlier, now)
  if (booked && new Date(booked.end) > now)
    return `Our partner, a Registered Investment Advisor, talks with you on ${spanIn(booked, timeZone)}. ` + atHand
  const when = whenContacted(receipt, now, timeZone)
  return `Our partner, a Registered Investment Advisor, will contact you ${when}. ${atHand}`
}

function whenContacted(receipt: ConsultationReceipt, now: Date, timeZone: string | undefined): string {
  const { contactBy } = receipt
  if (contactBy === null || new Date(contactBy) <= now) return 'in the way you chose'
  const by = `by ${momentIn(contactBy, timeZone)}`
  return keepsPromise(receipt)
    ? `within ${contactPromise} hours in the way you chose, ${by}`
    : `${by}, in the way you chose`
}

function afterSaving({ partner }: ConsultationReceipt, earlier: Consultation | undefined, now: Date): string {
  const reach = earlier === undefined ? 'nothing' : reachOf(earlier)
  if (earlier === undefined || !earlier.shareDataConsent) {
    if (reach !== 'nothing')
      return (
        `This request is not shared. ${stopMessage(partner.name, reach)} You can share it again whenever you ` +
        'like, here or on your profile.'
      )
    return (
      `Nothing was shared with ${partner.name}, and nobody will call. You can share this request whenever ` +
      'you like, here or on your profile.'
    )
  }
  const reported =
    reach === 'certain' || reach === 'perhaps'
      ? stopMessage(partner.name, reach)
      : `What has not been sent to ${partner.name} stays here.`
  const booked = comingAppointment(earlier, now) === null ? '' : ` ${bookedIsCanceled}`
  return (
    `You no longer share this request. ${reported}${booked} You can share it again whenever you like, here or ` +
    'on your profile.'
  )
}
