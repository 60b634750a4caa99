import { factLines } from '@dst/domain/exchange-facts'
import { answerLabel, questionLabels, questionNames, type QuestionName } from '@dst/domain/questionnaire'
import type { Lead } from '../../database/lead.ts'
import { clockTimes } from '../../mail/clock-time.ts'
import type { Mail } from '../../mail/mailer.ts'
import { oneLine } from '../../mail/one-line.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import type { PartnerMessage, SharedLead } from './deliver.ts'

interface MailFacts {
  to: string
  /** Its host name makes the message ids globally unique. */
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

/** The email for one message to the partner; its id is the same each time it is sent. */
export function leadMail(message: PartnerMessage, facts: MailFacts): Mail {
  const { to, publicUrl } = facts
  const reference = message.requestId.slice(0, 8)
  return {
    to,
    messageId: `<lead-${message.id}@${new URL(publicUrl).hostname}>`,
    subject: `${subjects[message.type]} (${reference})`,
    ...paragraphs(message.type === 'lead.withdrawn' ? [withdrawal(message)] : leadParagraphs(message, facts)),
  }
}

function leadParagraphs(
  { lead, requestId, requestedAt, contactBy }: SharedLead,
  { acknowledgeUrl, timeZone }: MailFacts,
): string[][] {
  const { person, contact, answers } = lead
  const clock = (moment: Date) => clockTimes(moment, timeZone, contact.timeZone)
  return [
    [
      `Request ${requestId}, made ${clock(requestedAt)}`,
      ...(contactBy ? [`To be contacted by ${clock(contactBy)}`] : []),
      `Please confirm that you have it: ${acknowledgeUrl}`,
    ],
    [
      `Name: ${oneLine(`${person.firstName} ${person.lastName}`)}`,
      `Email: ${oneLine(person.email)}`,
      `Phone: ${oneLine(person.phoneNumber ?? 'none given')}`,
      `Wants to be reached by ${contact.method}, ${contact.time}${zoneLabel(contact)}`,
      `Text messages: ${contact.textMessages ? 'agreed to' : 'not agreed to'}`,
    ],
    [
      `Tier: ${lead.tier}, score ${lead.score}`,
      ...accreditation(lead),
      `Risk (3, 5 or 8): ${lead.riskInput ?? 'not known'}`,
      ...questionNames.flatMap((name) => answerLine(name, answers[name])),
    ],
    ...(lead.facts === undefined
      ? []
      : [
          [
            'Facts of the exchange, which the person chose to add:',
            ...factLines(lead.facts).map(({ label, value }) => `${label}: ${value}`),
          ],
        ]),
    ...(lead.notes === null
      ? []
      : [['Notes of the person:', ...lead.notes.split(/\r\n|[\r\n\u2028\u2029]/).map((line) => `> ${line}`)]]),
    [`Consent: text ${lead.consent.version}, given ${lead.consent.givenAt}, SHA-256 ${lead.consent.hash}`],
  ]
}

function zoneLabel({ timeZone }: Lead['contact']): string {
  return timeZone === undefined ? '' : `, in the time zone ${timeZone}`
}

/** If the questionnaire has this answer, it is listed with the others. */
function accreditation({ accredited, answers }: Lead): string[] {
  return answers.accredited === undefined
    ? [`${questionLabels.accredited}: ${accredited === null ? 'not answered' : answerLabel('accredited', accredited)}`]
    : []
}

function answerLine(name: QuestionName, answer: unknown): string[] {
  if (answer === undefined || answer === null) return []
  // Each answer was validated against its question when it was stored.
  return [`${questionLabels[name]}: ${answerLabel(name, answer as never)}`]
}

function withdrawal({ requestId }: PartnerMessage): string[] {
  return [
    `The person of request ${requestId} has withdrawn their consent.`,
    'Please do not get in touch about it, and delete what you hold only because of it.',
  ]
}
