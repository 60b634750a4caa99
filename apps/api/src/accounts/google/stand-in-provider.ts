import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { errors, type Configuration } from 'oidc-provider'
import { oauthStateStore } from './oauth-state-store.ts'

/** A person at the stand-in, whose claims are not verified. */
export interface StandInUser {
  email: string
  name: string
  emailVerified: boolean
}

/** This server's client registration at the stand-in. */
export interface StandInClient {
  clientId: string
  clientSecret: string
  redirectUri: string
}

/** The stand-in, and the people who have signed in since the server started. */
export interface StandInProvider {
  provider: Provider
  /** Registers a person and returns the id by which the provider knows them from then on. */
  admit: (person: StandInUser) => string
  /** The sign-in that a browser has in progress; undefined when there is none. */
  underWay: (request: IncomingMessage, response: ServerResponse) => Promise<SignInUnderWay | undefined>
}

const signature = 'ES256'

type SignInUnderWay = Awaited<ReturnType<Provider['interactionDetails']>>

/** A real OpenID provider with this server as its only client. Its keys last as long as the process. */
export async function standInProvider(issuer: string, client: StandInClient): Promise<StandInProvider> {
  const people = new Map<string, StandInUser>()
  // An RSA key can take seconds to make on a busy machine, longer than a sign-in waits for its provider.
  const { privateKey } = await generateKeyPair(signature, { extractable: true })
  const configuration: Configuration = {
    adapter: oauthStateStore(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: signature,
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: signature, use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // Like Google's, the ID token contains all claims.
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile'],
    // Google accepts this parameter and this server sends it; it requests a refresh token, which is not needed here.
    extraParams: ['access_type'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${new URL(issuer).pathname}/choose/${uid}` },
    ttl: { Session: 300, Interaction: 900, Grant: 900, AuthorizationCode: 60, AccessToken: 900, IdToken: 900 },
    findAccount: (_context, id) => {
      const person = people.get(id)
      return person && { accountId: id, claims: () => ({ sub: id, ...claimsOf(person) }) }
    },
  }
  const admit = (person: StandInUser) => {
    const id = idOf(person)
    people.set(id, person)
    return id
  }
  const provider = new Provider(issuer, configuration)
  const underWay: StandInProvider['underWay'] = (request, response) =>
    provider.interactionDetails(request, response).catch((error: unknown) => {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    })
  return { provider, admit, underWay }
}

/** The same address always maps to the same person, even after a restart. */
function idOf({ email }: StandInUser): string {
  return `stand-in-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)}`
}

function claimsOf({ email, name, emailVerified }: StandInUser) {
  const [given = '', ...family] = name.split(' ')
  return { email, email_verified: emailVerified, name, given_name: given, family_name: family.join(' ') }
}
