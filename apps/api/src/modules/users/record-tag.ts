/** The ETag of a record, made from its version. */
export function tagOf({ version }: { version: number }): string {
  return `"${version}"`
}

/** The version in an ETag that has passed the contract's validation, weak or not. */
export function versionIn(tag: string | undefined): number | undefined {
  return tag === undefined ? undefined : Number(/\d+/.exec(tag)?.[0])
}
