import { whenIdle } from '~/lib/when-idle'
import { logCode } from './log-code'

/** Counts one page of this visit when the browser is idle. What counts is loaded then: no page needs it to show. */
export async function countPageViewWhenIdle(pathname: string): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve))
  try {
    const { countPageView } = await import('./analytics')
    await countPageView(pathname)
  } catch {
    logCode('analytics/failed')
  }
}
