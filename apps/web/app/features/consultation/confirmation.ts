import type { ConsultationReceipt } from '@dst/contracts'
import { contactPromise } from '@dst/domain/parameters'
import { contactMethodLabels, contactTimeLabels } from './contact-choices'

const format = (timeZone: string | undefined) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })

/** What was asked for, as terms and descriptions. The date is that of the reader's time zone unless one is given. */
export function confirmationItems(receipt: ConsultationReceipt, timeZone?: string): { term: string; description: string }[] {
  return [
    { term: 'Request date', description: format(timeZone).format(new Date(receipt.requestDate)) },
    { term: 'Preferred contact', description: contactMethodLabels[receipt.preferredContactMethod] },
    { term: 'Best time', description: contactTimeLabels[receipt.bestContactTime] },
    { term: 'Data sharing', description: receipt.shareDataConsent ? 'You agreed to share your profile' : 'Your profile stays private' },
  ]
}

/** What happens after the request. Without consent nothing reaches the partner, so no call is announced. */
export function whatHappensNext({ shareDataConsent }: Pick<ConsultationReceipt, 'shareDataConsent'>): string {
  return shareDataConsent
    ? `Our partner, a Registered Investment Advisor, will contact you within ${contactPromise.value} hours in the way you chose. Have your sale dates and the name of your qualified intermediary at hand if you can.`
    : 'Your request is recorded. You did not agree to share your profile, so nothing was sent to the partner and it cannot contact you yet. You can ask again from your profile, with your agreement, at any time.'
}
