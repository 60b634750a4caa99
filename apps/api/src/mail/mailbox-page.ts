import { escapeHtml } from './escape-html.js'
import type { MailboxMessage } from './mailbox.js'

/** The page's whole style; its policy names the hash of this text. */
export const mailboxStyle = `
  body { font: 1.0625rem/1.55 ui-sans-serif, system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1rem; color: #1d2521; background: #faf8f3 }
  article { border-top: 1px solid #c9c3b4; padding: 1.5rem 0 }
  h1, h2 { font-family: ui-serif, Georgia, serif; font-weight: 500 }
  h2 { margin: 0 0 .25rem; font-size: 1.25rem }
  p { margin: .25rem 0 }
  a { color: #1c5340; overflow-wrap: anywhere }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
`

/** A plain page, without script, that lists messages newest first; every text in it is escaped. */
export function mailboxPage(messages: readonly MailboxMessage[]): string {
  const list = messages.length === 0 ? '<p>No mail yet. Sign up on the site, then reload this page.</p>' : messages.map(article).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox of this computer</title>
<style>${mailboxStyle}</style>
</head>
<body>
<main>
<h1>Mailbox of this computer</h1>
<p>No mail server is set, so everything the site sends arrives here and nowhere else.</p>
${list}
</main>
</body>
</html>`
}

function article(message: MailboxMessage): string {
  const links = message.links.map((link) => `<p><a href="${escapeHtml(link)}">Open the link in this message</a></p>`).join('')
  return `<article>
<h2>${escapeHtml(message.subject)}</h2>
<p>To ${escapeHtml(message.to)}, <time datetime="${message.sentAt}">${message.sentAt.slice(0, 16).replace('T', ' ')} UTC</time></p>
${message.replyTo === null ? '' : `<p>Answers go to ${escapeHtml(message.replyTo)}</p>`}
<pre>${escapeHtml(message.text)}</pre>
${links}
</article>`
}
