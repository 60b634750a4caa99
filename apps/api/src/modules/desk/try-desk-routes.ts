import { deskRoles, type DeskRole } from '@dst/contracts/desk'
import { recipientOf } from '../../config/partner-config.ts'
import type { Config } from '../../config/config.ts'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { sendPage } from '../../plugins/send-page.ts'
import { openSampleMember, type MemberDeps } from './members.ts'

/** The page that opens the desk without an invitation. */
const tryDeskPath = '/dev/desk'

const names = { partner: 'an adviser of the partner firm', staff: 'the staff' } as const satisfies Record<
  DeskRole,
  string
>
const form = deskRoles
  .map((role) => button(role, `Open the desk as ${names[role]}`))
  .concat(button('sample', 'Fill it with sample requests'))
  .join('')

/**
 * Opens the desk as either role on a machine that nobody else can reach, like the mailbox: the accounts are made at the
 * first press. Nothing of it exists where others can reach the server.
 */
export function tryDeskRoutes(
  { sample, ...deps }: MemberDeps & { sample: () => Promise<unknown> },
  { partner }: Pick<Config, 'partner'>,
): FastifyPluginAsync {
  return async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    )
    const options = { schema: { hide: true } }
    app.get(tryDeskPath, options, async (_request, reply) =>
      sendPage(
        reply,
        'The desk, to try it out',
        '<p>This page is here because only this machine can reach the server. It signs this browser in to a sample ' +
          `account, with a session of two factors.</p>${form}`,
      ),
    )
    app.post(`${tryDeskPath}/sample`, options, async (request, reply) => {
      if (!isOwnForm(request)) return reply.callNotFound()
      await sample()
      return sendPage(reply, 'The desk has sample requests', `<p><a href="${tryDeskPath}">Back to the desk</a></p>`)
    })
    app.post<{ Params: { role: string } }>(`${tryDeskPath}/:role`, options, async (request, reply) => {
      const role = deskRoles.find((name) => name === request.params.role)
      if (role === undefined || !isOwnForm(request)) return reply.callNotFound()
      const { crd, name } = recipientOf(partner.firm)
      const firm = role === 'partner' ? { crd, name } : null
      const tokens = await openSampleMember(deps, { email: `${role}@example.com`, role, firm })
      const { access_token, refresh_token, expires_in, token_type } = tokens
      const values = { access_token, refresh_token, expires_in: String(expires_in), token_type, type: 'magiclink' }
      return reply.redirect(`/auth/callback#${new URLSearchParams(values).toString()}`, 303)
    })
  }
}

/** Whether the form of this page sends it: another site must not sign anybody in. The page has no referrer to show. */
function isOwnForm({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin'
}

function button(action: string, label: string): string {
  return `<form method="post" action="${tryDeskPath}/${action}"><p><button>${label}</button></p></form>`
}
