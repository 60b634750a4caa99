import { createDeskClient } from '@dst/api-client/desk'
import { queryOptions } from '@tanstack/react-query'
import { createStore } from '~/lib/browser/create-store.ts'
import { accessToken } from './api.ts'
import { ReadFailed } from './queries/current-investor.ts'

/** What the calls of the desk have shown about its session. */
interface DeskUse {
  /** When the desk was last used, in milliseconds of `performance.now()`. */
  usedAt: number
  /** Whether the server has refused a call because the session has ended. */
  ended: boolean
  /** How many calls found nothing: after each, somebody may be no member any more. */
  notFound: number
}

export const useDeskUseStore = createStore<DeskUse>({ usedAt: 0, ended: false, notFound: 0 })

const memberPath = '/api/desk/me'
const newsPath = '/api/desk/leads/news'

/** Notes each call that the server counts as use, and those that it refuses. Who is there has an answer of its own. */
async function observedFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  const { status, url } = response
  if (!response.ok && url.endsWith(memberPath)) return response
  if (status === 401) useDeskUseStore.setState({ ended: true })
  else if (status === 404) useDeskUseStore.setState(({ notFound }) => ({ notFound: notFound + 1 }))
  else if (!url.endsWith(newsPath)) useDeskUseStore.setState({ usedAt: performance.now() })
  return response
}

/** The desk's calls, as the signed-in member. Only pages of the desk import it. */
export const deskApi = createDeskClient({ baseUrl: '', accessToken, fetch: observedFetch })

/** Who is at the desk. Everybody else gets a 404, and sees the page that there is not. */
export const deskMemberQuery = queryOptions({
  queryKey: [memberPath],
  queryFn: async ({ signal }) => {
    const outcome = await deskApi.member({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  retry: false,
})
