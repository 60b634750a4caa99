import { createHash, randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import Provider, { type Configuration } from 'oidc-provider'
import { passingStore } from './passing-store.js'

/** Who somebody is to the stand-in: whatever they say. */
export interface StandInPerson {
  email: string
  name: string
  emailVerified: boolean
}

/** How this server is known to the stand-in. */
export interface StandInClient {
  clientId: string
  clientSecret: string
  redirectUri: string
}

/** The stand-in, and the people who have come to it since the server started. */
export interface StandInProvider {
  provider: Provider
  /** Lets somebody in; answers by which id the provider knows them from now on. */
  admit: (person: StandInPerson) => string
}

/** Path below which the stand-in answers. */
export const standInPath = '/dev/google'

/** A real OpenID provider for the one client that this server is. Its keys live as long as the process. */
export async function standInProvider(issuer: string, client: StandInClient): Promise<StandInProvider> {
  const people = new Map<string, StandInPerson>()
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const configuration: Configuration = {
    adapter: passingStore(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [client.redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    // As Google does it: the ID token tells everything.
    conformIdTokenClaims: false,
    scopes: ['openid', 'email', 'profile'],
    // Google takes it and this server sends it; it means a refresh token, of which nobody here has a use.
    extraParams: ['access_type'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_context, { uid }) => `${standInPath}/choose/${uid}` },
    ttl: { Session: 300, Interaction: 900, Grant: 900, AuthorizationCode: 60, AccessToken: 900, IdToken: 900 },
    findAccount: (_context, id) => {
      const person = people.get(id)
      return person && { accountId: id, claims: () => ({ sub: id, ...claimsOf(person) }) }
    },
  }
  const admit = (person: StandInPerson) => {
    const id = idOf(person)
    people.set(id, person)
    return id
  }
  return { provider: new Provider(issuer, configuration), admit }
}

/** The same address is the same person, also after the server has started anew. */
function idOf({ email }: StandInPerson): string {
  return `stand-in-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24)}`
}

function claimsOf({ email, name, emailVerified }: StandInPerson) {
  const [given = '', ...family] = name.split(' ')
  return { email, email_verified: emailVerified, name, given_name: given, family_name: family.join(' ') }
}
