import { gt, gte, lt, valid } from 'semver'

/** One change of a range: exactly one of these is set. */
interface OsvEvent {
  readonly introduced?: string
  readonly fixed?: string
  readonly last_affected?: string
  readonly limit?: string
}

/** A published vulnerability, as far as it is read here. */
export interface Advisory {
  readonly id: string
  readonly summary?: string
  readonly modified?: string
  /** Set once it was taken back. */
  readonly withdrawn?: string
  readonly affected?: readonly {
    readonly package?: { readonly ecosystem: string; readonly name: string }
    readonly versions?: readonly string[]
    readonly ranges?: readonly { readonly type: string; readonly events: readonly OsvEvent[] }[]
  }[]
}

/** One version of a package that the lock file installs. */
export interface Locked {
  readonly name: string
  readonly version: string
}

/** A locked version that an advisory names. */
export interface Hit extends Locked {
  readonly id: string
  readonly summary: string
}

/** Every package and version in the text of a pnpm-lock.yaml; what comes from elsewhere than a registry is left out. */
export function lockedPackages(lockFile: string): Locked[] {
  const [, packages = ''] = /^packages:\n([^]*?)(?=^\S|(?![^]))/m.exec(lockFile) ?? []
  return [...packages.matchAll(/^ {2}'?(?<name>@?[^@'\s]+)@(?<version>[^'\s]+?)'?:$/gm)].flatMap(({ groups }) => {
    const { name = '', version = '' } = groups ?? {}
    return valid(version) === null ? [] : [{ name, version }]
  })
}

/**
 * The locked versions that an advisory names.
 * @source https://ossf.github.io/osv-schema/#evaluation
 */
export function hitsOf(advisories: Iterable<Advisory>, locked: readonly Locked[]): Hit[] {
  const byName = new Map<string, Locked[]>()
  for (const one of locked) byName.set(one.name, [...(byName.get(one.name) ?? []), one])
  const hits: Hit[] = []
  for (const { id, summary = '', withdrawn, affected = [] } of advisories) {
    if (withdrawn !== undefined) continue
    const found = affected.flatMap(({ package: named, ...range }) =>
      named?.ecosystem === 'npm'
        ? (byName.get(named.name) ?? []).filter(({ version }) => isAffected(version, range))
        : [],
    )
    for (const one of new Set(found)) hits.push({ ...one, id, summary })
  }
  return hits
}

type Affected = Omit<NonNullable<Advisory['affected']>[number], 'package'>

function isAffected(version: string, { versions = [], ranges = [] }: Affected): boolean {
  if (versions.includes(version)) return true
  return ranges.some(({ type, events }) => type !== 'GIT' && isWithin(version, events))
}

/** Whether the last change at or before the version leaves it vulnerable. */
function isWithin(version: string, events: readonly OsvEvent[]): boolean {
  const limits = events.flatMap(({ limit }) => (limit === undefined ? [] : [limit]))
  if (limits.length > 0 && !limits.some((limit) => limit === '*' || lt(version, limit))) return false
  const from = events.filter(({ introduced }) => introduced !== undefined && reaches(version, introduced))
  return from.some(({ introduced = '0' }) => !events.some((event) => ends(event, introduced, version)))
}

/** Whether an event ends what was introduced at `introduced` before it reaches the version. */
function ends({ fixed, last_affected: last }: OsvEvent, introduced: string, version: string): boolean {
  if (fixed !== undefined) return reaches(fixed, introduced) && gte(version, fixed)
  return last !== undefined && reaches(last, introduced) && gt(version, last)
}

/** Whether a version is at or after another; everything is after `0`. */
function reaches(version: string, other: string): boolean {
  return other === '0' || gte(version, other)
}
