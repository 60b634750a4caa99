import type { Investor } from '@dst/contracts'

/** The ETag of a record: its version. */
export function tagOf({ version }: Investor): string {
  return `"${version}"`
}

/** The version in an ETag that the contract has let pass, weak or not. */
export function versionIn(tag: string | undefined): number | undefined {
  return tag === undefined ? undefined : Number(/\d+/.exec(tag)?.[0])
}
