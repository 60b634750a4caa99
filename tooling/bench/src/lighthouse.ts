import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium, type DeviceFonts } from '@dst/browser'
import type { Measurement } from './measurement.ts'

const root = join(import.meta.dirname, '../../..')
/** Not among the repository's dependencies: pnpm fetches it when somebody measures. */
const lighthouse = 'lighthouse@13.5.0'
const run = promisify(execFile)
const maxOutputBytes = 64 * 1024 * 1024

/** The parts of Lighthouse's report that are read here. */
export interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number | null }>
  audits: Record<
    string,
    | {
        title: string
        score: number | null
        scoreDisplayMode: string
        numericValue?: number
        details?: { items?: RequestItem[] }
      }
    | undefined
  >
  runtimeError?: { message: string }
}

interface RequestItem {
  resourceType?: string
  transferSize?: number
}

/** Lighthouse's result for one page load. */
export interface Reading {
  measurement: Measurement
  /** Titles of the failed checks, among those that a page either passes or fails. */
  failedChecks: string[]
}

/**
 * Loads the URL once as a mid-range phone with these fonts would, in a separate browser. Rejects if the page cannot be
 * loaded.
 */
export async function readWithLighthouse(url: string, fonts: DeviceFonts): Promise<Reading> {
  const { executablePath, args, env } = await findChromium({ fonts })
  const flags = ['--headless=new', ...args].join(' ')
  const { stdout } = await run(
    'pnpm',
    // Without an explicit setting for error reporting, Lighthouse would prompt.
    [
      '--silent',
      'dlx',
      lighthouse,
      url,
      '--output=json',
      '--output-path=stdout',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-flags=${flags}`,
    ],
    { cwd: root, env: { ...env, CHROME_PATH: executablePath }, maxBuffer: maxOutputBytes },
  )
  return readReport(JSON.parse(stdout) as Report)
}

/** Extracts the numbers from a report; throws when the report lacks one. */
export function readReport({ categories, audits, runtimeError }: Report): Reading {
  if (runtimeError) throw new Error(runtimeError.message)
  const score = (name: keyof Report['categories']) => present(categories[name].score, name)
  const value = (name: string) => present(audits[name]?.numericValue, name)
  const requests = audits['network-requests']?.details?.items ?? []
  const failed = Object.values(audits).filter((audit) => audit?.scoreDisplayMode === 'binary' && audit.score === 0)
  return {
    measurement: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      scriptBytes: requests.reduce(
        (sum, { resourceType, transferSize = 0 }) => sum + (resourceType === 'Script' ? transferSize : 0),
        0,
      ),
    },
    failedChecks: failed.flatMap((audit) => audit?.title ?? []),
  }
}

function present(value: number | null | undefined, name: string): number {
  if (value === null || value === undefined) throw new Error(`Lighthouse gave no ${name}`)
  return value
}
