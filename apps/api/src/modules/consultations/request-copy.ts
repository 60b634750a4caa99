import { site } from '@dst/content/site'
import type { PartnerOptOut } from '@dst/contracts'
import { factLines } from '@dst/domain/exchange-facts'
import type { RequestRow } from '../../database/consultation-requests.ts'
import { isHandedOver, type ReachedVersions } from '../../database/partner-channels.ts'
import { clockTime, zoneName } from '../../mail/clock-time.ts'
import type { MailPart, MailCopy } from '../../mail/site-mail.ts'

/** What an email to the person can include about a request. */
type MailedRequest = Pick<
  RequestRow,
  | 'preferredContactMethod'
  | 'bestContactTime'
  | 'contactTimeZone'
  | 'contactBy'
  | 'facts'
  | 'partner'
  | keyof ReachedVersions
>

interface MailSettings {
  publicUrl: string
  /** The person's time zone if known, otherwise the partner's. */
  timeZone: string
  now: Date
}

/** The text of an email to a person about their request in its current state. */
export type RequestCopy = (request: MailedRequest, around: MailSettings) => MailCopy

const reason =
  `You are getting this mail because you asked for a consultation at ${site.brand}. If you want no more ` +
  'mails about your requests, switch off Email notifications on your profile.'
const ways = { phone: 'By phone', email: 'By email', text: 'By text message' } as const
const approaches = { phone: 'call you', email: 'write to you', text: 'text you' } as const
const times = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  anytime: 'at any time during business hours',
} as const
const whatIsShared = 'Your name, email, phone number, questionnaire answers, score, tier and notes'
const nothingMore = (partner: string) =>
  `Nothing more is sent to ${partner}. If they already have your request, we tell them to stop. This does not ` +
  'undo what was already shared.'

/** The request was received and is shared. */
export function sharedMail(request: MailedRequest, around: MailSettings): MailCopy {
  const { partner } = request
  return {
    subject: 'We have your request for a consultation',
    heading: 'We have your request',
    parts: [
      `You agreed that we share it with ${partner?.name}.`,
      {
        facts: [
          ['Shared with', `${partner?.name}, CRD number ${partner?.crd}`],
          ['What is shared', whatIsShared],
          ...sharedFacts(request),
          ['How they reach you', howReached(request)],
          ...due(request, around),
        ],
      },
      toProfile(around),
      {
        quiet:
          'To take your consent back, open your profile and choose Sharing. What has not been sent then stays ' +
          'here, and the partner is told to stop.',
      },
    ],
    reason,
  }
}

/** The request was received and is not shared. */
export function savedMail({ partner }: MailedRequest, around: MailSettings): MailCopy {
  return {
    subject: 'Your request for a consultation is saved',
    heading: 'Your request is saved',
    parts: [
      partner === null
        ? 'You did not agree to share your details, so nothing was sent to anyone, and nobody will call you.'
        : `You no longer agree to share your details. ${nothingMore(partner.name)}`,
      'If you want to be contacted after all, share the request on your profile.',
      toProfile(around),
    ],
    reason,
  }
}

/** The partner has confirmed receipt of the request. */
export function handedOverMail(request: MailedRequest, around: MailSettings): MailCopy {
  const name = request.partner?.name ?? ''
  return {
    subject: `${name} has your request`,
    heading: `${name} has your request`,
    parts: [
      'They have confirmed that your request for a consultation reached them.',
      {
        facts: [['How they reach you', howReached(request)], ...due(request, around)],
      },
      toProfile(around),
      { quiet: 'To take your consent back, open your profile and choose Sharing. The partner is then told to stop.' },
    ],
    reason,
  }
}

/**
 * The request, or its latest change, could not be delivered: after a failed change, the partner still has the earlier
 * version.
 */
export function failedMessage(request: MailedRequest, around: MailSettings): MailCopy {
  const name = request.partner?.name ?? ''
  const hasEarlier = isHandedOver(request)
  return {
    subject: hasEarlier
      ? 'We could not deliver the change to your request'
      : 'We could not deliver your request for a consultation',
    heading: hasEarlier ? 'We could not deliver your change' : 'We could not deliver your request',
    parts: [
      hasEarlier
        ? `We could not hand the change to your request to ${name}. They still have your request as it was ` +
          'before, and may get in touch as it says. Whoever runs this site has been alerted and can send the ' +
          'change again.'
        : `We could not hand your request to ${name}. Whoever runs this site has been alerted and can send it ` +
          `again. Until then, do not expect anyone to ${approaches[request.preferredContactMethod]}.`,
      'If a deadline is close, do not wait for it: talk to your qualified intermediary, or to an adviser of your ' +
        'own choice.',
      toProfile(around),
      { quiet: 'To take your consent back, open your profile and choose Sharing.' },
    ],
    reason,
  }
}

/** The partner does not take the request. */
export function declinedMail({ partner }: MailedRequest, around: MailSettings): MailCopy {
  const name = partner?.name ?? ''
  return {
    subject: `${name} can’t take your request`,
    heading: `${name} can’t take your request`,
    parts: [
      'They have told us that they can’t take it on. Do not expect them to get in touch about it. This says nothing ' +
        'about you or your exchange.',
      `What happens next: your request is closed, and nothing more of it is sent to ${name}. A conversation that ` +
        'was booked for it is canceled. This does not undo what was already shared.',
      'You can ask again on your profile whenever you like.',
      'The deadlines of an exchange go on as before. If you have a qualified intermediary, talk to them, or to an ' +
        'adviser of your own choice, about yours.',
      toProfile(around),
    ],
    reason,
  }
}

/** The person has withdrawn the request. */
export function withdrawnMail({ partner }: MailedRequest, around: MailSettings): MailCopy {
  return {
    subject: 'Your request for a consultation is withdrawn',
    heading: 'Your request is withdrawn',
    parts: [
      partner === null
        ? 'You took it back. It was not shared with anyone.'
        : `You took it back. ${nothingMore(partner.name)}`,
      'You can ask again on your profile whenever you like.',
      toProfile(around),
    ],
    reason,
  }
}

/** The partner has reported that the person wants no more calls, no more text messages, or neither. */
export function optedOutMail(from: PartnerOptOut): RequestCopy {
  return ({ partner }, around) => {
    const name = partner?.name ?? 'The partner'
    return {
      subject: `Noted: ${unwanted[from]} about your request`,
      heading: 'Your consent has ended',
      parts: [
        `${name} reported that you told them this: ${unwanted[from]} about your request for a consultation. We ended ` +
          'your consent, and what we send them from now on says so.',
        'If that is not what you said, change your request on your profile: choose how you want to be reached and ' +
          'send it again.',
        toProfile(around),
        { quiet: 'What you agreed to, and what has ended, is on your profile under Sharing.' },
      ],
      reason,
    }
  }
}

const unwanted = {
  calls: 'no more calls',
  text: 'no more text messages',
  all: 'no more calls and no more text messages',
} as const satisfies Record<PartnerOptOut, string>

function howReached({ preferredContactMethod, bestContactTime, contactTimeZone }: MailedRequest): string {
  const zone = contactTimeZone === null ? '' : ` (${zoneName(contactTimeZone)})`
  return `${ways[preferredContactMethod]}, ${times[bestContactTime]}${zone}`
}

/** Names the facts that the person added, without their values: mails pass through other hands. */
function sharedFacts({ facts }: MailedRequest): [string, string][] {
  if (facts === null) return []
  return [
    [
      'Of your exchange',
      factLines(facts)
        .map(({ label }) => label)
        .join('; '),
    ],
  ]
}

/** Omits a time that has passed while the email waited. */
function due({ contactBy }: MailedRequest, { timeZone, now }: MailSettings): [string, string][] {
  return contactBy !== null && contactBy > now ? [['They plan to get in touch by', clockTime(contactBy, timeZone)]] : []
}

function toProfile({ publicUrl }: MailSettings): MailPart {
  return { action: 'See your request', url: `${publicUrl}/profile` }
}
