import { createHash } from 'node:crypto'
import type { AuthContext, Caller } from '../context/context.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { issuerDisabled, issuerNotAllowed } from '../failures/providers.ts'
import { idTokenIssuers } from '../providers/provider-table.ts'
import type { IdToken, Provider } from '../providers/provider.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { sameSecret } from '../wire/api-key.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { linkByProvider } from './link-identity.ts'
import { admitByProvider } from './provider-sign-in.ts'
import { startSession } from './start-session.ts'

/** An ID token that an application obtained from a provider on its own. */
export interface IdTokenSignIn {
  token: string
  /** The provider's name or its issuer. */
  provider: string
  issuer: string
  /** The access token that came with it; empty if there was none. */
  accessToken: string
  nonce: string
  redirectTo: string
  /** The signed-in user who is linking the identity. */
  linkingTarget: string | undefined
}

/** A refusal in OAuth format. */
export interface OAuthRefusal {
  error: string
  error_description: string
}

/** Signs in the user of an ID token after validating the token. */
export async function signInWithIdToken(
  context: AuthContext,
  caller: Caller,
  signIn: IdTokenSignIn,
): Promise<Result<SignedIn, FailureReply | OAuthRefusal>> {
  const provider = issuerOf(context, signIn)
  if (!provider.ok) return provider
  const read = await provider.value.readIdToken(signIn.token, context.now())
  if (!read.ok) return fail(read.error === 'no keys' ? failures.unavailable : badToken)
  const refusal = tokenRefusal(read.value, signIn)
  if (refusal !== undefined) return fail(refusal)
  const { linkingTarget, redirectTo } = signIn
  const admission = {
    provider: provider.value.name,
    profile: read.value.profile,
    caller,
    redirectTo,
    challenge: undefined,
  }
  return context.db.transaction().execute(async (trx) => {
    const admitted =
      linkingTarget === undefined
        ? await admitByProvider(context, trx, admission)
        : await linkByProvider(context, trx, { userId: linkingTarget, signIn: admission })
    if (!admitted.ok) return admitted
    return succeed(await startSession(context, trx, { userId: admitted.value.id, method: 'oauth', caller }))
  })
}

const badToken: OAuthRefusal = { error: 'invalid request', error_description: 'Bad ID token' }

function issuerOf(
  { providers }: AuthContext,
  { provider, issuer }: IdTokenSignIn,
): Result<Provider & Required<Pick<Provider, 'readIdToken'>>, FailureReply> {
  const name = provider || (Object.entries(idTokenIssuers).find(([, known]) => known === issuer)?.[0] ?? '')
  const known = Object.hasOwn(idTokenIssuers, name) ? idTokenIssuers[name] : undefined
  if (known === undefined) return fail(issuerNotAllowed((provider || issuer).slice(0, 100)))
  const configured = providers.get(name)
  if (configured?.readIdToken === undefined) return fail(issuerDisabled(known))
  return succeed({ ...configured, readIdToken: configured.readIdToken })
}

function tokenRefusal(token: IdToken, { nonce, accessToken }: IdTokenSignIn): OAuthRefusal | undefined {
  if (!token.audience.includes(token.clientId)) {
    return {
      error: 'invalid request',
      error_description: `Unacceptable audience in id_token: [${token.audience.join(' ')}]`,
    }
  }
  if ((token.nonce === '') !== (nonce === '')) {
    return {
      error: 'invalid request',
      error_description: 'Passed nonce and nonce in id_token should either both exist or not.',
    }
  }
  // The token contains only the hash, so somebody who has just the token cannot know the nonce.
  const isProductNode = nonce === '' || sameSecret(createHash('sha256').update(nonce).digest('hex'), token.nonce)
  if (!isProductNode) return { error: 'invalid nonce', error_description: 'Nonces mismatch' }
  return accessToken === '' || token.accessTokenHash === '' || isItsAccessToken(token, accessToken)
    ? undefined
    : badToken
}

// OpenID Connect Core 3.1.3.6: the left half of the hash.
function isItsAccessToken({ hash, accessTokenHash }: IdToken, accessToken: string): boolean {
  const digest = createHash(hash).update(accessToken).digest()
  return sameSecret(digest.subarray(0, digest.length / 2).toString('base64url'), accessTokenHash)
}
