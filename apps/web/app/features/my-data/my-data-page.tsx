import { Button } from '@dst/ui/button'
import { PageHeader } from '@dst/ui/page-header'
import { Skeleton } from '@dst/ui/skeleton'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { DownloadButton } from '~/lib/my-data/download-button.tsx'
import { datedMomentOf, zoneName } from '~/lib/time/moment.ts'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { paths } from '~/paths.ts'
import { useSessionStore } from '~/services/session.ts'
import { MyDataView } from './my-data.tsx'
import '@dst/ui/tasks.css'
import './my-data.css'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'

/** All data stored about the user, to read and to print. */
export function MyDataPage() {
  const status = useSessionStore((session) => session.status)
  const read = useQuery({ ...myDataQuery, enabled: status === 'signed-in' })
  if (status === 'signed-out') return <Navigate to={paths.signIn} replace />
  return (
    <>
      <PageHeader
        size="plain"
        title="Your data"
        lead={
          read.data === undefined
            ? 'Everything that is stored about you.'
            : `Everything that is stored about you, as of ${datedMomentOf(read.data.writtenAt)}. Times are in ` +
              `${zoneName()}.`
        }
        actions={
          <>
            <Button variant="secondary" onClick={() => window.print()}>
              Print
            </Button>
            <DownloadButton />
          </>
        }
      />
      <div className="ui-page-width my-data">
        {read.data !== undefined ? <MyDataView data={read.data} /> : null}
        {read.data === undefined && read.error !== null && !read.isFetching ? (
          <ReadProblem what="Your data" error={read.error} onRetry={() => void read.refetch()} />
        ) : null}
        {read.data === undefined && (read.error === null || read.isFetching) ? (
          <Skeleton label="Loading your data" lines={12} />
        ) : null}
      </div>
    </>
  )
}

/** All data stored about the user, fetched whenever a screen asks for it. */
const myDataQuery = queryOptions({
  queryKey: ['/api/me/data'],
  queryFn: async ({ signal }) => {
    const outcome = await api.me.data({ signal })
    if (!outcome.ok) throw new ReadFailed(outcome.error)
    return outcome.value
  },
  staleTime: 0,
  gcTime: 0,
})
