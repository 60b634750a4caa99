import type { Kind } from './built-site.ts'

/** What Lighthouse found on a page: scores from 0 to 1, times in milliseconds, bytes as transferred. */
export interface Measurement {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Largest contentful paint. */
  lcp: number
  /** Cumulative layout shift, unitless. */
  cls: number
  /** Total blocking time. */
  tbt: number
  /** All script that the page fetched, including headers and lazy loads. */
  scriptBytes: number
}

const scores = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
} as const
/** Limit for the largest contentful paint, in milliseconds. */
const lcpLimits: Readonly<Record<Kind, number>> = { content: 1000, home: 1200, account: 1000, exchange: 1200 }
/** Blocking time below this is always fine, regardless of the empty app, in milliseconds. */
const tbtLimit = 50
/** Relative to the empty app, because a busy machine slows it down too. */
const timesTheEmptyApp = 3

/** The median of each number over the runs; for an even count the higher of the two middle values. */
export function medians(runs: readonly [Measurement, ...Measurement[]]): Measurement {
  const of = (name: keyof Measurement) => {
    const sorted = runs.map((run) => run[name]).sort((left, right) => left - right)
    return sorted[Math.floor(sorted.length / 2)] ?? runs[0][name]
  }
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    scriptBytes: of('scriptBytes'),
  }
}

/**
 * Returns one phrase for each limit of a public page that this page misses; `emptyTbt` is the empty app's blocking time
 * in the same run.
 */
export function misses(kind: Kind, found: Measurement, emptyTbt: number): string[] {
  const low = Object.entries(scores).flatMap(([key, name]) => {
    const score = found[key as keyof typeof scores]
    return score < 1 ? [`${name} ${score.toFixed(2)}`] : []
  })
  return [
    ...low,
    ...(found.lcp > lcpLimits[kind] ? [`LCP ${Math.round(found.lcp)} ms, more than ${lcpLimits[kind]}`] : []),
    ...(found.cls > 0 ? [`layout shift ${found.cls.toFixed(4)}`] : []),
    ...(found.tbt >= tbtLimit && found.tbt > timesTheEmptyApp * emptyTbt
      ? [
          `blocking time ${Math.round(found.tbt)} ms, neither under ${tbtLimit} nor at most ${timesTheEmptyApp} ` +
            `times the empty app's ${Math.round(emptyTbt)}`,
        ]
      : []),
  ]
}
