import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { InteractionResults } from 'oidc-provider'
import { z } from 'zod'
import { sendChoice, sendExplanation, sendGone } from './stand-in-pages.ts'
import { loadStandIn } from './load-stand-in.ts'
import type { StandInClient, StandInProvider } from './stand-in-provider.ts'

/** Base path of the stand-in. */
export const googleStandInPath = '/dev/google'

interface Choice {
  Params: { uid: string }
}

const formShape = z.object({
  email: z.email().max(255),
  name: z.string().trim().min(1).max(100),
  verified: z.literal('yes').optional(),
})

/**
 * Google sign-in for a machine that nobody else can reach: a real OpenID provider that accepts any claimed identity.
 */
export function googleStandIn(publicUrl: string, client: StandInClient): FastifyPluginAsync {
  return async (app) => {
    let started: Promise<StandInProvider> | undefined
    const standIn = () => (started ??= start(`${publicUrl}${googleStandInPath}`, client))
    let loading: NodeJS.Timeout | undefined
    // Loading it takes a third of a second: not while the server starts, and not while somebody waits for Google.
    app.addHook('onListen', (done) => {
      // Whoever asks for it gets the error.
      loading = setTimeout(() => void standIn().catch(() => {}), 1000)
      done()
    })
    app.addHook('onClose', (_app, done) => {
      clearTimeout(loading)
      done()
    })
    const hidden = { schema: { hide: true } }

    app.get(googleStandInPath, hidden, (_request, reply) => sendExplanation(reply))
    await app.register(async (pages) => {
      pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
        done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      )
      pages.get<Choice>(`${googleStandInPath}/choose/:uid`, hidden, async (request, reply) =>
        (await underWay(await standIn(), request, reply)) ? sendChoice(reply, request.url) : sendGone(reply),
      )
      pages.post<Choice>(`${googleStandInPath}/choose/:uid`, hidden, async (request, reply) =>
        choose(await standIn(), request, reply),
      )
    })
    await app.register(async (protocol) => {
      // The provider parses bodies itself.
      protocol.removeAllContentTypeParsers()
      protocol.addContentTypeParser('*', (_request, _payload, done) => done(null))
      protocol.all(`${googleStandInPath}/*`, hidden, async (request, reply) => {
        const { provider } = await standIn()
        const { raw } = request
        for (const [name, value] of Object.entries(reply.getHeaders()))
          if (value !== undefined) reply.raw.setHeader(name, value)
        reply.hijack()
        raw.headers.cookie = withoutSession(raw.headers.cookie)
        // From the difference between these two the provider derives its base path.
        Object.assign(raw, { originalUrl: request.url, url: request.url.slice(googleStandInPath.length) })
        await provider.callback()(raw, reply.raw)
      })
    })
  }
}

async function start(issuer: string, client: StandInClient): Promise<StandInProvider> {
  const { standInProvider } = await loadStandIn()
  return standInProvider(issuer, client)
}

/**
 * Drops the session cookie so that nobody stays signed in at the stand-in: a tester can be a different person each
 * time.
 */
function withoutSession(cookies = ''): string {
  return cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ')
}

async function choose(
  standIn: StandInProvider,
  request: FastifyRequest<Choice>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const details = await underWay(standIn, request, reply)
  if (details === undefined) return sendGone(reply)
  const form = formShape.safeParse(request.body)
  const isRefused = (request.body as { choice?: unknown } | null)?.choice === 'refuse'
  if (!isRefused && !form.success) return sendChoice(reply.code(400), request.url)
  const result = isRefused || !form.success ? refusal : await consent(standIn, form.data, details.params)
  return reply.redirect(
    await standIn.provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false }),
    303,
  )
}

const refusal: InteractionResults = { error: 'access_denied', error_description: 'The person refused' }

async function consent(
  { provider, admit }: StandInProvider,
  { email, name, verified }: z.output<typeof formShape>,
  params: Readonly<Record<string, unknown>>,
): Promise<InteractionResults> {
  const accountId = admit({ email, name, emailVerified: verified === 'yes' })
  const grant = new provider.Grant({ accountId, clientId: String(params['client_id']) })
  grant.addOIDCScope(String(params['scope']))
  return { login: { accountId, remember: false }, consent: { grantId: await grant.save() } }
}

/** The sign-in that this browser has in progress for this address; undefined when there is none. */
async function underWay(standIn: StandInProvider, request: FastifyRequest<Choice>, reply: FastifyReply) {
  const details = await standIn.underWay(request.raw, reply.raw)
  return details?.uid === request.params.uid ? details : undefined
}
