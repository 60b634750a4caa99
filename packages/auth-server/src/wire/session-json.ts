import type { AuthContext } from '../context/context.ts'
import type { JsonObject, SessionRow } from '../database/tables.ts'
import type { UserWithIdentities } from '../database/users.ts'
import { signAccessToken } from '../tokens/access-token.ts'
import { makeRefreshToken } from '../tokens/refresh-token.ts'
import { userJson } from './user-json.ts'

/** A user who has just signed in, and the session. */
export interface SignedIn {
  account: UserWithIdentities
  session: SessionRow
}

/** The tokens of a session, without the user. */
export interface SessionTokens {
  access_token: string
  token_type: 'bearer'
  expires_in: number
  expires_at: number
  refresh_token: string
}

/** Creates the access token and the current refresh token of a session. */
export async function sessionTokens(context: AuthContext, { account, session }: SignedIn): Promise<SessionTokens> {
  const access = await signAccessToken(context, account.user, session)
  return {
    access_token: access.token,
    token_type: 'bearer',
    expires_in: access.expiresIn,
    expires_at: access.expiresAt,
    refresh_token: makeRefreshToken(context.keys, { sessionId: session.id, counter: session.refresh_counter }),
  }
}

/** The response of every call that signs someone in. */
export async function sessionJson(context: AuthContext, signedIn: SignedIn): Promise<JsonObject> {
  return { ...(await sessionTokens(context, signedIn)), user: userJson(signedIn.account, context.settings.audience) }
}
