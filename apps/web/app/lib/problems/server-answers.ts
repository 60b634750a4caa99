import { api } from '~/services/api.ts'
import { authClient } from '~/services/auth.ts'

/**
 * Whether the server and its database are up, checked with the lightest call that needs both; and whether the session,
 * if there is one, has a token: the auth client waits a while after a failed refresh.
 */
export async function serverAnswers(): Promise<boolean> {
  const { ok } = await api.faqs.list()
  return ok && (!authClient.hasStoredSession() || (await authClient.accessToken()) !== undefined)
}
