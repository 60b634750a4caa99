import { sampleUser } from '@dst/contracts/sample-investor'
import type { FastifyReply } from 'fastify'
import { htmlEscape } from 'escape-goat'
import { plainPage, plainStyleSource } from '../../plugins/plain-page.ts'

/**
 * A self-contained page without scripts. Its form redirects back to the site through several addresses of this
 * computer, whose host names and ports can differ from the page's own.
 */
const policy =
  `default-src 'none'; style-src ${plainStyleSource}; base-uri 'none'; form-action 'self' ` +
  `http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'`

const title = 'Google of this computer'
const notice =
  '<p><strong>This is not Google.</strong> It stands in for it, because no GOOGLE_CLIENT_ID is set. ' +
  'Nothing that you enter leaves this computer, and no password is asked for.</p>'

/** Lets a tester choose who to sign in as, with a sample prefilled. */
export function sendChoice(reply: FastifyReply, action: string): FastifyReply {
  return send(
    reply,
    `${notice}
<form method="post" action="${htmlEscape(action)}">
<p><label for="email">Email</label>
<input id="email" name="email" type="email" value="${sampleUser.email}"
  maxlength="255" required autocomplete="off"></p>
<p><label for="name">Name</label>
<input id="name" name="name" value="${sampleUser.firstName} ${sampleUser.lastName}"
  maxlength="100" required autocomplete="off"></p>
<p><label><input name="verified" type="checkbox" value="yes" checked> Google has verified this email</label></p>
<p><button name="choice" value="continue">Continue</button>
<button name="choice" value="refuse" formnovalidate>Refuse</button></p>
</form>`,
  )
}

/** Shown when somebody opens the stand-in directly. */
export function sendExplanation(reply: FastifyReply): FastifyReply {
  return send(
    reply,
    `${notice}
<p>Choose Google on the <a href="/login">sign-in page</a> or the <a href="/signup">sign-up page</a>,
and you come here to say as whom.</p>`,
  )
}

/** Shown for a sign-in that was abandoned or has already been used. */
export function sendGone(reply: FastifyReply): FastifyReply {
  return send(
    reply.code(404),
    `${notice}<p>This sign-in is over. Begin again on the <a href="/login">sign-in page</a>.</p>`,
  )
}

function send(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(plainPage(title, body))
}
