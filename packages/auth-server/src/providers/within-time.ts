import { fail, succeed, type Result } from '../failures/result.ts'
import type { ProviderError } from './provider.ts'

/** Timeout for a provider's part in one step of a sign-in, all requests together, in milliseconds. */
export const providerPatience = 2000

/** Runs a provider's part of a sign-in. Errors and timeouts are returned, not thrown. */
export async function withinTime<Value>(work: () => Promise<Value>): Promise<Result<Value, ProviderError>> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Result<Value, ProviderError>>((resolve) => {
    timer = setTimeout(() => resolve(fail({ reason: 'no answer in time' })), providerPatience)
  })
  const done = work().then(succeed, (error: unknown) => fail({ reason: reasonOf(error) }))
  try {
    return await Promise.race([done, tooLong])
  } finally {
    clearTimeout(timer)
  }
}

// Names and codes only: messages can repeat the provider's response.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? `${error.name} ${error.code}` : error.name
}
