import { queryOptions } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { ReadFailed } from './current-investor.ts'

/**
 * The partner's free times and its time zone. The given zone of the user, which may be empty, counts while their
 * request has none.
 */
export function slotsQuery(timeZone: string) {
  return queryOptions({
    queryKey: ['/api/slots', timeZone],
    queryFn: async ({ signal }) => {
      const outcome = await api.slots.list({ signal, timeZone })
      if (!outcome.ok) throw new ReadFailed(outcome.error)
      return outcome.value
    },
    refetchOnMount: 'always',
  })
}
