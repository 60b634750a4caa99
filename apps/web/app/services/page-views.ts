import { whenIdle } from '~/lib/when-idle.ts'
import { logCode } from './log-code.ts'

/**
 * Counts one page view of this visit when the browser is idle. The counting code is loaded only then, since no page
 * needs it to render.
 */
export async function countPageViewWhenIdle(pathname: string): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve))
  try {
    const { countPageView } = await import('./analytics.ts')
    await countPageView(pathname)
  } catch {
    logCode('analytics/failed')
  }
}
