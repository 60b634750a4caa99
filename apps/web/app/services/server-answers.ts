import { api } from './api'
import { authClient } from './auth'

/**
 * Whether the server answers and has its database, asked by the lightest call that needs both; and whether the session, if
 * there is one, has a token to call with: the auth service's client waits a while after a refresh that failed.
 */
export async function serverAnswers(): Promise<boolean> {
  const { ok } = await api.faqs.list()
  return ok && (!authClient.hasStoredSession() || (await authClient.accessToken()) !== undefined)
}
