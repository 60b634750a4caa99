import { createDeskClient } from '@dst/api-client/desk'
import { queryOptions } from '@tanstack/react-query'
import { accessToken } from './api.ts'
import { ReadFailed } from './queries/current-investor.ts'

/** The desk's calls, as the signed-in member. Only pages of the desk import it. */
export const deskApi = createDeskClient({ baseUrl: '', accessToken })

/** Who is at the desk. Everybody else gets a 404, and sees the page that there is not. */
export const deskMemberQuery = queryOptions({
  queryKey: ['/api/desk/me'],
  queryFn: async ({ signal }) => {
    const outcome = await deskApi.member({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  retry: false,
})
