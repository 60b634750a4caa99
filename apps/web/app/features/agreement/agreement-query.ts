import type { Agreement } from '@dst/contracts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '~/services/api.ts'
import { loadRuntimeConfig } from '~/services/config.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'

/** What the user is asked to agree to. The server is only asked once a version of the terms needs an agreement. */
export const agreementQuery = queryOptions({
  queryKey: ['/api/me/agreement'],
  queryFn: async ({ signal }): Promise<Agreement> => {
    const { asksAgreement } = await loadRuntimeConfig()
    if (!asksAgreement) return { asked: null }
    const outcome = await api.me.agreement({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  staleTime: Infinity,
})
