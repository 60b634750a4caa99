import { Button } from '@dst/ui/button'
import { useState } from 'react'
import { ReadProblem } from '~/lib/problems/read-problem.tsx'
import { useBusy } from '~/lib/forms/use-busy.ts'
import { api } from '~/services/api.ts'
import { ReadFailed } from '~/services/queries/current-investor.ts'
import { downloadOwnData } from './download-own-data.ts'

/** Downloads one file with all data stored about the user. */
export function DownloadButton() {
  const { busy, run } = useBusy()
  const [error, setError] = useState<Error>()
  const download = () =>
    run(async () => {
      setError(undefined)
      const failure = await downloadOwnData(api)
      if (failure !== undefined) setError(new ReadFailed(failure))
    })
  return (
    <>
      <div>
        <Button icon="download" busy={busy} busyLabel="Collecting your data..." onClick={download}>
          Download my data
        </Button>
      </div>
      {error === undefined ? null : <ReadProblem what="Your data" error={error} onRetry={download} />}
    </>
  )
}
