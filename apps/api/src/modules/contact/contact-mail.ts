import type { ContactReceipt } from '@dst/contracts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.js'
import type { JobHandler } from '../../jobs/job-kinds.js'
import { escapeHtml } from '../../mail/escape-html.js'
import { oneLine } from '../../mail/one-line.js'
import type { Mail, SendMail } from '../../mail/mailer.js'
import { findMessage, type ContactWords } from './contact-repository.js'

interface Addresses {
  contactEmail: string
  /** Its host names the place where the message ids are unique. */
  publicUrl: string
}

/** Mails a stored message to the operator. A message that was removed in the meantime needs no mail. */
export function contactMailHandler(
  { db, sendMail }: { db: Kysely<Tables>; sendMail: SendMail },
  addresses: Addresses,
): JobHandler<'contact-mail'> {
  return async ({ messageId }) => {
    const stored = await findMessage(db, messageId)
    if (stored) await sendMail(contactMail(stored, addresses))
  }
}

/** The mail about one message: an answer to it goes to the sender, and its id is the same however often it is sent. */
export function contactMail(
  { words, receipt }: { words: ContactWords; receipt: ContactReceipt },
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
    html: `${facts.map(([label = '', value = '']) => `<p>${label}: ${escapeHtml(value)}</p>`).join('\n')}\n<p>${escapeHtml(words.message).replace(/\r?\n/g, '<br>\n')}</p>`,
  }
}
