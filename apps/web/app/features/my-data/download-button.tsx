import { Button } from '@dst/ui/button'
import { useMutation } from '@tanstack/react-query'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import { downloadMyData } from './download-my-data.ts'

/** Downloads one file with all data stored about the user. */
export function DownloadButton() {
  const { isPending, error, mutate } = useMutation({
    mutationFn: async () => {
      const failure = await downloadMyData(api)
      if (failure !== undefined) throw new ReadFailed(failure)
    },
  })
  return (
    <>
      <div>
        <Button icon="download" busy={isPending} busyLabel="Collecting your data..." onClick={() => mutate()}>
          Download my data
        </Button>
      </div>
      {error === null ? null : <ReadProblem what="Your data" error={error} onRetry={() => mutate()} />}
    </>
  )
}
