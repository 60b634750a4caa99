import type { AuthFailure, AuthUser, RemovalWait } from '@dst/auth'
import { useAuth } from '@dst/auth/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { serviceErrorMessage } from '~/services/connection-error.ts'

/** Whether the user's second factor is about to be removed, and the calls that start and stop it. */
export function useRemoval(user: Pick<AuthUser, 'id'>) {
  const { twoFactor } = useAuth().client
  const queryClient = useQueryClient()
  const queryKey = ['second-factor', 'removal', user.id]
  const { data } = useQuery({
    queryKey,
    queryFn: async () => {
      const reported = await twoFactor.removal('look')
      return reported.ok
        ? { wait: reported.value, isOffered: true }
        : { wait: null, isOffered: !isAbsent(reported.error) }
    },
  })
  const keep = (wait: RemovalWait | null) => queryClient.setQueryData(queryKey, { wait, isOffered: true })
  const request = useMutation({
    mutationFn: async () => {
      const asked = await twoFactor.removal('request')
      if (asked.ok) keep(asked.value)
      return asked.ok ? undefined : removalErrorMessage(asked.error)
    },
  })
  const cancel = useMutation({
    mutationFn: async () => {
      const stopped = await twoFactor.removal('cancel')
      if (stopped.ok) keep(stopped.value)
      return stopped.ok ? undefined : removalErrorMessage(stopped.error)
    },
  })
  return { wait: data?.wait ?? null, isOffered: data?.isOffered, request, cancel }
}

/** The official service has no such call. */
function isAbsent({ provider: { status } }: AuthFailure): boolean {
  return status === 404 || status === 405
}

function removalErrorMessage(failure: AuthFailure): string {
  if (failure.provider.code === 'reauthentication_needed')
    return 'Nothing was requested: we first need to know that it is you.'
  if (failure.provider.status === 429) return 'Too many tries. Please wait a minute and try again.'
  return serviceErrorMessage(failure) ?? 'That did not work. Please try again.'
}
