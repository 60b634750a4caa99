import { paths } from '~/paths'
import { logCode } from './log-code'
import { sendsPrivacySignal } from './privacy-signal'
import { loadRuntimeConfig } from './runtime-config'

/** Takes one page view; what the operator's module exports as `pageView` (docs/analytics.md). */
export type ReportPageView = (path: string) => void

/** What counting needs from the outside. */
export interface AnalyticsSurroundings {
  /** Path of the operator's module, or null for none. */
  modulePath: () => Promise<string | null>
  loadModule: (path: string) => Promise<unknown>
  log: (code: string) => void
}

const knownPaths = new Set<string>(Object.values(paths))

/**
 * Creates the function that counts a page: by its path alone, and only the paths of this site, so that nothing that
 * a person typed or that a link carried can get into it. The module is loaded once. When it cannot be loaded or
 * throws, one code is logged and nothing is counted any more.
 */
export function createPageViewCount({
  modulePath,
  loadModule,
  log,
}: AnalyticsSurroundings): (pathname: string) => Promise<void> {
  let loading: Promise<ReportPageView | undefined> | undefined

  async function load(): Promise<ReportPageView | undefined> {
    // Whether there are analytics cannot be known without the configuration; that it is away concerns other parts.
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

/** Counts one page of this visit. Does nothing where the operator switched no analytics on, or the browser asks for privacy. */
export const countPageView = createPageViewCount({
  modulePath: async () => (sendsPrivacySignal() ? null : (await loadRuntimeConfig()).analyticsPath),
  loadModule: (path) => import(/* @vite-ignore */ path),
  log: logCode,
})
