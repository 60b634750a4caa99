import type { ReviewedContent } from './reviewed-content.ts'

const contents = new WeakMap<object, unknown>()

/** The content of a loader's response, parsed once. */
export function contentOf<Content>(answer: ReviewedContent<Content>): Content {
  if (!contents.has(answer)) contents.set(answer, JSON.parse(answer.json))
  return contents.get(answer) as Content
}
