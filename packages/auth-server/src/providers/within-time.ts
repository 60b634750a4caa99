import { fail, succeed, type Result } from '../result'
import type { ProviderTrouble } from './provider'

/** How long a provider may take over one step of a sign-in, all of its answers together, in milliseconds. */
export const providerPatience = 2000

/** Does a provider's part of a sign-in. Whatever goes wrong there, or takes too long, is trouble and no exception. */
export async function withinTime<Value>(work: () => Promise<Value>): Promise<Result<Value, ProviderTrouble>> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Result<Value, ProviderTrouble>>((resolve) => {
    timer = setTimeout(() => resolve(fail({ reason: 'no answer in time' })), providerPatience)
  })
  const done = work().then(succeed, (error: unknown) => fail({ reason: reasonOf(error) }))
  try {
    return await Promise.race([done, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

// Names and codes only: messages repeat what the provider answered.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}
