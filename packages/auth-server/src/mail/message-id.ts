/** The message id of an order's email, the same on every attempt; includes the angle brackets. */
export function messageIdOf(
  { externalUrl }: { externalUrl: string },
  { id, kind }: { id: string; kind: string },
): string {
  return `<${id}.${kind}@${new URL(externalUrl).hostname}>`
}
