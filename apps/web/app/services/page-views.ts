import { logCode } from './log-code'

/** Counts one page of this visit when the browser is idle. What counts is loaded then: no page needs it to show. */
export async function countPageViewWhenIdle(pathname: string): Promise<void> {
  await idle()
  try {
    const { countPageView } = await import('./analytics')
    await countPageView(pathname)
  } catch {
    logCode('analytics/failed')
  }
}

function idle(): Promise<void> {
  // Safari has no idle callback.
  return new Promise((resolve) => (typeof requestIdleCallback === 'function' ? requestIdleCallback(() => resolve()) : setTimeout(resolve)))
}
