import { Button } from '@dst/ui/button'
import { useMutation } from '@tanstack/react-query'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import type { ApiClient, ApiFailure } from '@dst/api-client'
import { saveFile } from '~/lib/browser/save-file.ts'

/** Downloads one file with all data stored about the user. */
export function DownloadButton() {
  const {
    isPending,
    data: error,
    mutate,
  } = useMutation({
    mutationFn: async () => {
      const failure = await downloadMyData(api)
      return failure && new ReadFailed(failure)
    },
  })
  return (
    <>
      <div>
        <Button icon="download" busy={isPending} busyLabel="Collecting your data..." onClick={() => mutate()}>
          Download my data
        </Button>
      </div>
      {error === undefined ? null : <ReadProblem what="Your data" error={error} onRetry={() => mutate()} />}
    </>
  )
}

/** Downloads all data stored about the user as one JSON file; returns the failure if there is one. */
async function downloadMyData(api: { me: Pick<ApiClient['me'], 'data'> }): Promise<ApiFailure | undefined> {
  const outcome = await api.me.data()
  if (!outcome.ok) return outcome.error
  const file = new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' })
  saveFile(file, `my-data-${outcome.value.writtenAt.slice(0, 10)}.json`)
  return undefined
}
