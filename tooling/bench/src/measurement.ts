import { middle } from './middle.ts'

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
/** Lowest score for performance; the other scores have to be full. */
const performanceLimit = 0.97
/** Largest contentful paint, in milliseconds; the goal is 1200. */
const lcpLimit = 1600
const layoutShiftLimit = 0.02
/** Total blocking time, in milliseconds. */
const blockingLimit = 150

/** The median of each number over the runs; for an even count the higher of the two middle values. */
export function medians(runs: readonly Measurement[]): Measurement {
  const of = (name: keyof Measurement) => middle(runs.map((run) => run[name]))
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

/** One phrase for each limit of a public page that this page misses. */
export function misses(found: Measurement): string[] {
  const low = Object.entries(scores).flatMap(([key, name]) => {
    const score = found[key as keyof typeof scores]
    const least = key === 'performance' ? performanceLimit : 1
    return score < least ? [`${name} ${score.toFixed(2)}, less than ${least}`] : []
  })
  return [
    ...low,
    ...(found.lcp > lcpLimit ? [`LCP ${Math.round(found.lcp)} ms, more than ${lcpLimit}`] : []),
    ...(found.cls > layoutShiftLimit ? [`layout shift ${found.cls.toFixed(4)}, more than ${layoutShiftLimit}`] : []),
    ...(found.tbt > blockingLimit ? [`blocking time ${Math.round(found.tbt)} ms, more than ${blockingLimit}`] : []),
  ]
}
