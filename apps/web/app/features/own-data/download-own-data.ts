import type { ApiClient, ApiFailure } from '@dst/api-client'

/** Downloads all data stored about the user as one JSON file; returns the failure if there is one. */
export async function downloadOwnData(api: { me: Pick<ApiClient['me'], 'data'> }): Promise<ApiFailure | undefined> {
  const outcome = await api.me.data()
  if (!outcome.ok) return outcome.error
  const file = new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' })
  save(file, `my-data-${outcome.value.writtenAt.slice(0, 10)}.json`)
  return undefined
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By the next task the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
