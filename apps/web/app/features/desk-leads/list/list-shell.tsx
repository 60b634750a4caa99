import { Skeleton } from '@dst/ui/skeleton'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import '@dst/ui/tasks.css'
import '../desk-leads.css'

interface ListShellProps {
  list: UseInfiniteQueryResult
  /** Start of the sentence that says it could not be loaded. */
  what: string
  loading: string
  children: ReactElement | readonly (ReactElement | null)[]
}

/** A list, or why there is none yet. What was read before stays while it is read again. */
export function ListShell({ list: { data, error, isFetching, isRefetchError, refetch }, ...rest }: ListShellProps) {
  const { what, loading, children } = rest
  const problem = <ReadProblem what={what} error={error} onRetry={() => void refetch()} />
  if (data === undefined) {
    return error !== null && !isFetching ? problem : <Skeleton label={loading} lines={12} />
  }
  return (
    <>
      {isRefetchError ? problem : null}
      {children}
    </>
  )
}
