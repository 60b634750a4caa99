import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { authorizationCodeGrant, discovery, enableNonRepudiationChecks } from 'openid-client'
import { z } from 'zod'
import { fail, succeed, type Result } from '../failures/result.ts'
import { parseEmailAddress } from '../contact/email-address.ts'
import type { IdToken, IdTokenError, Provider, ProviderProfile } from './provider.ts'
import { authorizationUrlOf, transportOf, type ProviderCredentials } from './provider-client.ts'
import { providerPatience, withinTime } from './within-time.ts'

/** A provider that supports OpenID Connect; everything else is discovered from its issuer. */
export interface OpenIdProviderOptions extends ProviderCredentials {
  issuer: string
  /** Alternative issuer names in its ID tokens. */
  issuerAliases?: readonly string[]
}

const baseScopes = ['openid', 'email', 'profile']
// Algorithms with public keys; never `none` or one with a shared secret.
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

const claimsShape = z.looseObject({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  aud: z.union([z.string(), z.array(z.string())]),
  name: z.string().max(500).optional(),
  picture: z.string().max(2000).optional(),
  email: z.string().optional(),
  // Some providers send it as a string.
  email_verified: z.union([z.boolean(), z.literal(['true', 'false'])]).optional(),
  hd: z.string().max(255).optional(),
  nonce: z.string().optional(),
  at_hash: z.string().optional(),
})

type Claims = z.output<typeof claimsShape>

/**
 * Sign-in through a provider that supports OpenID Connect. Signature, issuer, audience, expiry and nonce of its ID
 * tokens are checked.
 */
export function openIdProvider(name: string, options: OpenIdProviderOptions): Provider {
  const execute = [...transportOf(options.issuer), enableNonRepudiationChecks]
  const configuration = once(() =>
    discovery(new URL(options.issuer), options.clientId, options.clientSecret, undefined, {
      execute,
      timeout: providerPatience / 1000,
    }),
  )
  const keys = once(async () => {
    const { jwks_uri: address } = (await configuration()).serverMetadata()
    if (address === undefined) throw new Error('The provider names no keys')
    return createRemoteJWKSet(new URL(address), { timeoutDuration: providerPatience })
  })
  return {
    name,
    redirectUri: options.redirectUri,
    authorizationUrl: (request) =>
      withinTime(async () => authorizationUrlOf(await configuration(), baseScopes, request)),
    redeem: ({ url, state, nonce, verifier }) =>
      withinTime(async () => {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
        const tokens = await authorizationCodeGrant(await configuration(), url, checks)
        const { access_token: token, refresh_token: refreshToken } = tokens
        const claims = claimsShape.parse(tokens.claims())
        return { profile: profileOf(claims), tokens: { provider_token: token, provider_refresh_token: refreshToken } }
      }),
    readIdToken: (token, now) => readIdToken(options, { token, now, keys }),
  }
}

async function readIdToken(
  { issuer, issuerAliases = [], clientId }: OpenIdProviderOptions,
  { token, now, keys }: { token: string; now: Date; keys: () => Promise<JWTVerifyGetKey> },
): Promise<Result<IdToken, IdTokenError>> {
  if (!isToken(token)) return fail('bad token')
  const found = await withinTime(keys)
  if (!found.ok) return fail('no keys')
  const expected = {
    issuer: [issuer, ...issuerAliases],
    algorithms,
    currentDate: now,
    requiredClaims: ['exp', 'iat', 'sub', 'aud'],
  }
  try {
    const { payload, protectedHeader } = await jwtVerify(token, found.value, expected)
    const claims = claimsShape.safeParse(payload)
    if (!claims.success) return fail('bad token')
    const { aud, nonce = '', at_hash: accessTokenHash = '' } = claims.data
    const bits = /(256|384|512)$/.exec(protectedHeader.alg)?.[1] ?? '512'
    const hash = `sha${bits}` as IdToken['hash']
    return succeed({ profile: profileOf(claims.data), audience: [aud].flat(), clientId, nonce, accessTokenHash, hash })
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) return fail('no keys')
    return fail('bad token')
  }
}

/** Rejects malformed tokens without fetching keys. */
function isToken(text: string): boolean {
  try {
    return decodeProtectedHeader(text).alg !== undefined && decodeJwt(text).iss !== undefined
  } catch {
    return false
  }
}

function profileOf({
  iss,
  sub,
  name,
  picture,
  email: address = '',
  email_verified: verified,
  hd,
}: Claims): ProviderProfile {
  const email = parseEmailAddress(address)
  const emailVerified = email !== undefined && (verified === true || verified === 'true')
  const named = name === undefined ? {} : { name, full_name: name }
  const pictured = picture === undefined ? {} : { picture, avatar_url: picture }
  const data = {
    iss,
    sub,
    provider_id: sub,
    ...named,
    ...pictured,
    ...(email === undefined ? {} : { email }),
    email_verified: emailVerified,
    phone_verified: false,
    ...(hd === undefined ? {} : { custom_claims: { hd } }),
  }
  return { subject: sub, email, emailVerified, data }
}

/** Runs `work` on the first call and caches its result; a failure is not cached. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let begun: Promise<Value> | undefined
  return () => {
    begun ??= work().catch((error: unknown) => {
      begun = undefined
      throw error
    })
    return begun
  }
}
