import type { AuthSettings } from '../options'

/** The id of the mail of an order, the same however often it is sent; with its angle brackets. */
export function messageIdOf({ externalUrl }: AuthSettings, { id, kind }: { id: string; kind: string }): string {
  return `<${id}.${kind}@${new URL(externalUrl).hostname}>`
}
