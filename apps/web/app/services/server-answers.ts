import { api } from './api'

/** Whether the server answers and has its database, asked by the lightest call that needs both. */
export async function serverAnswers(): Promise<boolean> {
  const { ok } = await api.faqs.list()
  return ok
}
