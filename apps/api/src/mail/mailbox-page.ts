import { htmlEscape } from 'escape-goat'
import { plainPage } from '../plugins/plain-page.ts'
import { calendarFile } from './mailer.ts'

export interface MailboxMessage {
  id: string
  to: string
  replyTo: string | null
  subject: string
  sentAt: string
  text: string
  html: string
  /** Every URL in the text, in order. */
  links: string[]
  /** An attached invitation (iCalendar). */
  calendar: string | null
}

/** A plain page without scripts that lists messages newest first; all text in it is escaped. */
export function mailboxPage(messages: readonly MailboxMessage[]): string {
  const list =
    messages.length === 0
      ? '<p>No mail yet. Sign up on the site, then reload this page.</p>'
      : messages.map(article).join('\n')
  return plainPage(
    'Mailbox of this computer',
    `<p>No mail server is set, so everything the site sends arrives here and nowhere else.</p>
${list}`,
  )
}

/** One message as a mail program shows it, followed by its plain text. */
export function messagePage(message: MailboxMessage): string {
  const body = `${messagePath(message)}/body`
  return plainPage(
    htmlEscape(message.subject),
    `<p><a href="/dev/mailbox">All messages</a></p>
${facts(message)}
<iframe src="${body}" title="The message" sandbox="allow-top-navigation-by-user-activation"></iframe>
${ways(message)}
<h2>As text</h2>
<pre>${htmlEscape(message.text)}</pre>`,
  )
}

/** The message's HTML for its frame: links replace the whole page, as if opened from a mail program. */
export function messageBody({ html }: MailboxMessage): string {
  const target = '<base target="_top">'
  return html.includes('<head>')
    ? html.replace('<head>', `<head>${target}`)
    : `<!doctype html>\n<html lang="en"><head>${target}<title>Message</title></head><body>${html}</body></html>`
}

function article(message: MailboxMessage): string {
  return `<article>
<h2><a href="${messagePath(message)}">${htmlEscape(message.subject)}</a></h2>
${facts(message)}
${ways(message)}
</article>`
}

function facts({ to, replyTo, sentAt }: MailboxMessage): string {
  return `<p>To ${htmlEscape(to)}, <time datetime="${sentAt}">${sentAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
${replyTo === null ? '' : `<p>Answers go to ${htmlEscape(replyTo)}</p>`}`
}

function ways(message: MailboxMessage): string {
  const links = message.links
    .map((link) => `<p><a href="${htmlEscape(link)}">Open the link in this message</a></p>`)
    .join('')
  const invitation =
    message.calendar === null
      ? ''
      : `<p><a href="${messagePath(message)}/${calendarFile}" download>Download the invitation that came with ` +
        'it</a></p>'
  return links + invitation
}

function messagePath({ id }: MailboxMessage): string {
  return `/dev/mailbox/messages/${id}`
}
