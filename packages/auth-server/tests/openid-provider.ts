import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'

/** A user with an account at the provider. */
export interface ProviderUser {
  sub: string
  email?: string
  email_verified?: boolean
  name?: string
  picture?: string
  hd?: string
}

/** Ways in which the provider can misbehave. */
export type Misconduct =
  'down' | 'slow' | 'foreign key' | 'alg none' | 'wrong aud' | 'wrong nonce' | 'wrong iss' | 'expired' | 'no token'

/** A small local OpenID provider over real HTTP that signs with its own key. */
export interface OpenIdTestProvider {
  url: string
  clientId: string
  clientSecret: string
  /** The URL the browser is sent back to after consent. */
  consent: (authorizationUrl: string, person: ProviderUser) => string
  /** The URL the browser is sent back to after a refusal. */
  refuse: (authorizationUrl: string) => string
  misbehave: (how: Misconduct | undefined) => void
  /** An ID token as an application can obtain on its own. */
  idToken: (claims: JWTPayload, how?: Misconduct) => Promise<string>
  stop: () => Promise<void>
}

interface Grant {
  person: ProviderUser
  query: URLSearchParams
}

/** Starts the provider on a free port. */
export async function startOpenIdProvider(): Promise<OpenIdTestProvider> {
  const [clientId, clientSecret] = ['client-of-the-test', 'a secret & more']
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const keys = { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] }
  const grants = new Map<string, Grant>()
  let misconduct: Misconduct | undefined
  let url = ''

  const idToken = (claims: JWTPayload, how?: Misconduct): Promise<string> => {
    const now = Math.floor(Date.now() / 1000)
    const payload = { aud: clientId, iat: now, exp: now + 300, ...claims, ...corruption(how, now) }
    const issued = { iss: how === 'wrong iss' ? 'https://evil.example.org' : url, ...payload }
    if (how === 'alg none') return Promise.resolve(new UnsecuredJWT(issued).encode())
    return new SignJWT(issued)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(how === 'foreign key' ? foreign.privateKey : own.privateKey)
  }
  const token = async (request: IncomingMessage, reply: ServerResponse) => {
    const form = new URLSearchParams(await text(request))
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      grant?.query.get('code_challenge') === challenge &&
      grant.query.get('redirect_uri') === form.get('redirect_uri') &&
      form.get('client_id') === clientId &&
      form.get('client_secret') === clientSecret
    if (grant === undefined || !isRight) return send(reply, 400, { error: 'invalid_grant' })
    const signed = await idToken({ ...grant.person, nonce: grant.query.get('nonce') ?? '' }, misconduct)
    const body = {
      access_token: 'google-access',
      refresh_token: 'google-refresh',
      token_type: 'Bearer',
      expires_in: 3600,
    }
    return send(reply, 200, misconduct === 'no token' ? body : { ...body, id_token: signed })
  }
  const server = createServer((request, reply) => {
    if (misconduct === 'down') request.socket.destroy()
    else if (misconduct === 'slow') return
    else if (request.url === '/token') void token(request, reply)
    else if (request.url === '/keys') send(reply, 200, keys)
    else
      send(reply, 200, {
        issuer: url,
        authorization_endpoint: `${url}/authorize`,
        token_endpoint: `${url}/token`,
        jwks_uri: `${url}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const back = (authorizationUrl: string, values: Record<string, string>) => {
    const asked = new URL(authorizationUrl).searchParams
    const target = new URL(asked.get('redirect_uri') ?? '')
    target.search = new URLSearchParams({ ...values, state: asked.get('state') ?? '' }).toString()
    return target.href
  }
  return {
    url,
    clientId,
    clientSecret,
    consent: (authorizationUrl, person) => {
      const code = randomUUID()
      grants.set(code, { person, query: new URL(authorizationUrl).searchParams })
      return back(authorizationUrl, { code })
    },
    refuse: (authorizationUrl) =>
      back(authorizationUrl, { error: 'access_denied', error_description: 'The person\r\nX-Injected: said no' }),
    misbehave: (how) => {
      misconduct = how
    },
    idToken,
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function corruption(how: Misconduct | undefined, now: number): JWTPayload {
  if (how === 'wrong aud') return { aud: 'another-client' }
  if (how === 'wrong nonce') return { nonce: 'another-nonce' }
  return how === 'expired' ? { iat: now - 7200, exp: now - 3600 } : {}
}

function send(reply: ServerResponse, status: number, body: object): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
