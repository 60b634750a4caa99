import { paths } from '~/paths.ts'

/** What the fragment of a link holds: where the content is, and what opens it. */
export interface LinkParts {
  readonly id: string
  readonly key: string
}

/** A whole link. Id and key stand behind `#`, which browsers send to no server. */
export function shareLink({ id, key }: LinkParts, origin: string): string {
  return `${origin}${paths.exchangeShared}#${id}.${key}`
}

/** The parts in a fragment, with `#`; undefined when it lacks one, or a letter of one. */
export function readShareLink(hash: string): LinkParts | undefined {
  const [, id, key] = /^#([\w-]{32})\.([\w-]{43})$/.exec(hash) ?? []
  return id === undefined || key === undefined ? undefined : { id, key }
}
