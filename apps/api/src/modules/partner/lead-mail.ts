import { clockTimes } from '../../mail/clock-time.ts'
import type { Mail } from '../../mail/mailer.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import type { PartnerMessage, SharedLead } from './deliver.ts'
import { deskLine, nameOf } from './desk-lines.ts'

interface MailFacts {
  to: string
  /** Where the desk is; its host name makes the message ids globally unique. */
  publicUrl: string
  /** Link by which the partner acknowledges the request. */
  acknowledgeUrl: string
  /** IANA time zone of the firm. */
  timeZone: string
}

const subjects = {
  'lead.created': 'A person asks for a call',
  'lead.updated': 'A request for a call was changed',
  'lead.withdrawn': 'A request was withdrawn: please do not get in touch',
} as const satisfies Record<PartnerMessage['type'], string>

/**
 * The email for one message to the partner; its id is the same each time it is sent. Of the person it has the name
 * alone: what they share is read at the desk.
 */
export function leadMail(message: PartnerMessage, facts: MailFacts): Mail {
  const reference = message.requestId.slice(0, 8)
  return {
    to: facts.to,
    messageId: `<lead-${message.id}@${new URL(facts.publicUrl).hostname}>`,
    subject: `${subjects[message.type]} (${reference})`,
    ...paragraphs([message.type === 'lead.withdrawn' ? withdrawal(message) : leadLines(message, facts)]),
  }
}

function leadLines(
  { lead, requestId, contactBy }: SharedLead,
  { acknowledgeUrl, publicUrl, timeZone }: MailFacts,
): string[] {
  return [
    `Name: ${nameOf(lead)}`,
    ...(contactBy ? [`To be contacted by: ${clockTimes(contactBy, timeZone, lead.contact.timeZone)}`] : []),
    `Request: ${requestId.slice(0, 8)}`,
    `Please confirm that you have it: ${acknowledgeUrl}`,
    deskLine(publicUrl, requestId),
  ]
}

function withdrawal({ requestId }: PartnerMessage): string[] {
  return [
    `The person of request ${requestId} has withdrawn their consent.`,
    'Please do not get in touch about it, and delete what you hold only because of it.',
  ]
}
