import { whenIdle } from '~/lib/time/when-idle.ts'
import { paths } from '~/paths.ts'
import { logCode } from '~/lib/browser/log-code.ts'
import { loadRuntimeConfig } from './config.ts'

/** Receives one page view; exported by the operator's module as `pageView` (docs/operations.md). */
export type ReportPageView = (path: string) => void

/** The dependencies of the counter. */
export interface AnalyticsEnvironment {
  /** Path of the operator's module, or null if there is none. */
  modulePath: () => Promise<string | null>
  loadModule: (path: string) => Promise<unknown>
  log: (code: string) => void
}

const knownPaths = new Set<string>(Object.values(paths))

/**
 * Creates the function that counts a page view by its path only, and only for paths of this site, so that no user input
 * or link token can leak into it. The module is loaded once. If it can't be loaded or throws, one code is logged and
 * counting stops.
 */
export function createPageViewCount({
  modulePath,
  loadModule,
  log,
}: AnalyticsEnvironment): (pathname: string) => Promise<void> {
  let loading: Promise<ReportPageView | undefined> | undefined

  async function load(): Promise<ReportPageView | undefined> {
    // Without the configuration it is unknown whether analytics are on; the failure itself is handled elsewhere.
    const path = await modulePath().catch(() => null)
    return path === null ? undefined : await loadModule(path).then(reportOf)
  }

  return async (pathname) => {
    if (!knownPaths.has(pathname)) return
    loading ??= load()
    try {
      const report = await loading
      report?.(pathname)
    } catch {
      if (loading !== stopped) log('analytics/failed')
      loading = stopped
    }
  }
}

const stopped = Promise.resolve(undefined)

function reportOf(module: unknown): ReportPageView {
  const { pageView } = module as { pageView?: ReportPageView }
  if (typeof pageView !== 'function') throw new TypeError('the analytics module exports no pageView')
  return pageView
}

/**
 * Counts one page view of this visit. Does nothing if the operator hasn't enabled analytics, or if the browser sends a
 * privacy signal.
 */
export const countPageView = createPageViewCount({
  modulePath: async () => (sendsPrivacySignal() ? null : (await loadRuntimeConfig()).analyticsPath),
  loadModule: (path) => import(/* @vite-ignore */ path),
  log: logCode,
})

/** The same when the browser is idle: no page needs it to render. */
export async function countPageViewWhenIdle(pathname: string): Promise<void> {
  await new Promise<void>((resolve) => whenIdle(resolve))
  await countPageView(pathname)
}

/** Whether this browser sends a Global Privacy Control signal: don't sell or share the user's data. */
export function sendsPrivacySignal(browser: object = navigator): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true
}
