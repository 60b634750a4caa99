import type { ApiClient, ApiFailure } from '@dst/api-client'
import { saveFile } from '~/lib/browser/save-file.ts'

/** Downloads all data stored about the user as one JSON file; returns the failure if there is one. */
export async function downloadMyData(api: { me: Pick<ApiClient['me'], 'data'> }): Promise<ApiFailure | undefined> {
  const outcome = await api.me.data()
  if (!outcome.ok) return outcome.error
  const file = new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' })
  saveFile(file, `my-data-${outcome.value.writtenAt.slice(0, 10)}.json`)
  return undefined
}
