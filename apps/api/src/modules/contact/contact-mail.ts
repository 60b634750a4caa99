import type { ContactReceipt } from '@dst/contracts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import { htmlEscape } from 'escape-goat'
import { oneLine } from '../../mail/one-line.ts'
import type { Mail, SendMail } from '../../mail/mailer.ts'
import { findMessage, type ContactMessageText } from '../../database/contact-messages.ts'

interface Addresses {
  contactEmail: string
  /** Its host name makes the message ids globally unique. */
  publicUrl: string
}

/** Emails a stored message to the operator. Does nothing if the message was deleted in the meantime. */
export function contactMailHandler(
  { db, sendMail }: { db: Kysely<Tables>; sendMail: SendMail },
  addresses: Addresses,
): JobHandler<'contact-mail'> {
  return async ({ messageId }) => {
    const stored = await findMessage(db, messageId)
    if (stored) await sendMail(contactMail(stored, addresses))
  }
}

/** The email about one message: replies go to the sender, and its id is the same each time it is sent. */
export function contactMail(
  { words, receipt }: { words: ContactMessageText; receipt: ContactReceipt },
  { contactEmail, publicUrl }: Addresses,
): Mail {
  const name = oneLine(`${words.firstName} ${words.lastName}`)
  const facts = [
    ['From', `${name} <${words.email}>`],
    ['Received', `${receipt.receivedAt.slice(0, 16).replace('T', ' ')} UTC`],
    ['Subject', oneLine(words.subject)],
  ]
  return {
    to: contactEmail,
    replyTo: { name, address: words.email },
    messageId: `<contact-${receipt.id}@${new URL(publicUrl).hostname}>`,
    subject: `Contact form: ${oneLine(words.subject)}`,
    text: [...facts.map(([label, value]) => `${label}: ${value}`), '', words.message].join('\n'),
    html: [
      ...facts.map(([label = '', value = '']) => `<p>${label}: ${htmlEscape(value)}</p>`),
      `<p>${htmlEscape(words.message).replace(/\r?\n/g, '<br>\n')}</p>`,
    ].join('\n'),
  }
}
