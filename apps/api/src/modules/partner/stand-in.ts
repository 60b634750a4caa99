import type { FastifyPluginAsync } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { htmlEscape } from 'escape-goat'
import { isSigned } from './partner-routes.ts'
import { sendPage } from '../../plugins/send-page.ts'

/** How the stand-in responds to webhooks. */
const behaviors = {
  take: 'takes every request at once',
  slow: 'takes eight seconds for each',
  fail: 'answers 500',
} as const
type Behavior = keyof typeof behaviors

/** Path at which the stand-in receives webhooks. */
export const partnerStandInPath = '/dev/partner/webhook'

const newest = 100
const slowMs = 8000

interface Received {
  at: Date
  id: string
  verified: boolean
  answered: number
  body: string
}

/**
 * A partner for a machine that nobody else can reach: it receives this server's webhooks, checks their signature as the
 * real one must, and shows them. It can be set to fail or to be slow, but not once the server is `closing`.
 */
export function standInPartner(secrets: () => Promise<readonly string[]>, closing: AbortSignal): FastifyPluginAsync {
  return async (app) => {
    const received: Received[] = []
    let behavior: Behavior = 'take'
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const hidden = { schema: { hide: true } }

    app.post(partnerStandInPath, hidden, async (request, reply) => {
      const body = String(request.body)
      const verified = isSigned(body, request.headers, await secrets())
      if (behavior === 'slow') await sleep(slowMs, undefined, { signal: closing }).catch(() => {})
      const answered = !verified ? 401 : behavior === 'fail' ? 500 : 204
      received.unshift({ at: new Date(), id: String(request.headers['webhook-id'] ?? ''), verified, answered, body })
      received.length = Math.min(received.length, newest)
      return reply.code(answered).send()
    })

    app.get('/dev/partner', hidden, async (_request, reply) =>
      sendPage(reply, 'Partner of this computer', page(behavior, received)),
    )
    app.get('/dev/partner/messages', hidden, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(received),
    )
    app.post('/dev/partner/behavior', hidden, async (request, reply) => {
      const chosen = (request.body as { behavior?: string } | null)?.behavior
      if (chosen === 'take' || chosen === 'slow' || chosen === 'fail') behavior = chosen
      return reply.redirect('/dev/partner', 303)
    })
  }
}

function page(behavior: Behavior, received: readonly Received[]): string {
  const buttons = Object.entries(behaviors)
    .map(
      ([name, words]) =>
        `<button name="behavior" value="${name}"${name === behavior ? ' disabled' : ''}>It ${words}</button>`,
    )
    .join(' ')
  const list = received.map(({ at, id, verified, answered, body }) => {
    const moment = at.toISOString()
    const time = `<time datetime="${moment}">${moment.slice(0, 16).replace('T', ' ')} UTC</time>`
    return `<article>
<h2>${htmlEscape(id)}</h2>
<p>${time}, signature ${verified ? 'valid' : 'not valid'}, answered ${answered}</p>
<pre>${htmlEscape(pretty(body))}</pre>
</article>`
  })
  const nothing = '<p>Nothing yet. Ask for a consultation on the site and agree to share, then reload this page.</p>'
  return `<p>No partner is set, so every request that a person agrees to share, and every conversation that is booked
for it, arrives here and nowhere else. Now it ${behaviors[behavior]}.</p>
<form method="post" action="/dev/partner/behavior"><p>${buttons}</p></form>
${list.length === 0 ? nothing : list.join('\n')}`
}

function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
