import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What decides how a page is drawn: another browser or system draws letters and edges a little differently. */
export interface Maker {
  /** The browser's full version. */
  chromium: string
  /** The system's id and version, as /etc/os-release or Node names them. */
  system: string
  architecture: string
}

/** Where the committed pictures lie. */
export const baselinesFolder = join(import.meta.dirname, '../baselines')
const record = join(baselinesFolder, 'made-with.json')

/** The maker that this machine is, with a browser of the given version. */
export function thisMaker(chromium: string): Maker {
  return { chromium, system: systemOf(readRelease()), architecture: process.arch }
}

/** The maker of the committed pictures. */
export function recordedMaker(): Maker {
  return JSON.parse(readFileSync(record, 'utf8')) as Maker
}

export function recordMaker(maker: Maker): void {
  writeFileSync(record, `${JSON.stringify(maker, undefined, 2)}\n`)
}

/** Why pictures of two makers cannot be compared, as a sentence; undefined when they can. */
export function whyNotComparable(baselines: Maker, here: Maker): string | undefined {
  const [theirs, ours] = [baselines, here].map(describe)
  if (theirs === ours) return undefined
  return `The baselines were made with ${theirs}; this is ${ours}, which draws a little differently. On Debian, "pnpm screenshots:update" makes them anew.`
}

/** The id and version in the text of /etc/os-release, or Node's name of another system. */
export function systemOf(release: string): string {
  const field = (name: string) => new RegExp(`^${name}="?([^"\n]*)"?$`, 'm').exec(release)?.[1]
  return [field('ID') ?? process.platform, field('VERSION_ID')].filter(Boolean).join(' ')
}

function describe({ chromium, system, architecture }: Maker): string {
  return `Chromium ${chromium} on ${system} (${architecture})`
}

function readRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    // Only Linux has this file.
    return ''
  }
}
