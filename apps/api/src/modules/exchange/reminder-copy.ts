import type { ExchangeFile, FileReminder, PlainDate } from '@dst/domain/exchange-file'
import { identificationWindow } from '@dst/domain/parameters'
import { weekdayDate } from '@dst/domain/wording'
import type { MailPart, MailCopy } from '../../mail/site-mail.ts'

/** What a reminder is about, besides its day. */
export interface Reminded {
  reminder: FileReminder
  extension: ExchangeFile['deadlines']['extension']
  /** The end of the exchange if the return is extended. */
  endIfExtended: PlainDate
  /** Whether a disaster was entered. */
  hasDisaster: boolean
}

interface Links {
  publicUrl: string
  /** Stops the reminders without a sign-in. */
  stop: string
}

/** The content of a reminder: the date, the days left, one thing to do, and what it assumes. */
export function reminderCopy(reminded: Reminded, { publicUrl, stop }: Links): MailCopy {
  const { deadline, daysLeft } = reminded.reminder
  const left = `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`
  const { subject, heading, action } = textsOf(reminded)
  const parts: MailPart[] = [
    {
      facts: [
        ['Last day', weekdayDate(deadline)],
        ['Days left', String(daysLeft)],
      ],
    },
    action,
    { action: 'See your dates', url: `${publicUrl}/exchange` },
    assumption(reminded),
    ...(reminded.hasDisaster
      ? [
          'A postponement after a disaster is not counted here. Ask your intermediary in writing before you rely on ' +
            'one.',
        ]
      : []),
    'A reminder can fail. Write the dates down.',
    { link: 'Change this on your profile', url: `${publicUrl}/profile#notifications` },
    { link: 'Stop these reminders', url: stop },
  ]
  return {
    subject: `${left} left ${subject}`,
    heading,
    parts,
    reason:
      'You are getting this mail because you asked to be reminded of the deadlines of the exchange saved in your ' +
      'account.',
  }
}

function textsOf({ reminder, endIfExtended }: Reminded): { subject: string; heading: string; action: string } {
  const by = weekdayDate(reminder.deadline)
  switch (reminder.kind) {
    case 'identification':
      return {
        subject: 'to name property',
        heading: `Name property by ${by}`,
        action:
          `Sign the list of the properties that you may buy, and send it to your intermediary by the end of day ` +
          `${identificationWindow}. If you have done so, there is nothing to do.`,
      }
    case 'end':
      return {
        subject: 'to close',
        heading: `Close by ${by}`,
        action:
          'Close on everything that you buy in this exchange by the end of that day. If you have done so, there is ' +
          'nothing to do.',
      }
    case 'extension':
      return {
        subject: 'to extend your return',
        heading: `Without an extension your exchange ends on ${by}`,
        action:
          `Ask your CPA to file an extension of your return by then. It moves the end of your exchange to ` +
          `${weekdayDate(endIfExtended)}. It does not give you more time to pay, and the return itself is best filed ` +
          'after you close.',
      }
  }
}

/** What is counted on; day 45 does not depend on the return. */
function assumption({ reminder, extension, endIfExtended }: Reminded): string {
  if (reminder.kind === 'identification')
    return `An extension of your return does not move day ${identificationWindow}.`
  if (extension === 'filed') return 'This counts on the extension of your return that you entered as filed.'
  const planned = extension === 'planned' ? 'The one that you plan counts once it is filed. ' : ''
  const enter = 'When it is filed, enter it with your dates.'
  return endIfExtended > reminder.deadline
    ? `This assumes that no extension of your return is filed. ${planned}${enter}`
    : 'An extension of your return does not move this day.'
}
