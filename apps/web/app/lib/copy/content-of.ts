import { useLoaderData } from 'react-router'
import type { ReviewedContent } from './reviewed-content.ts'

const contents = new WeakMap<object, unknown>()

/** The content of a loader's response, parsed once. */
export function contentOf<Content>(answer: ReviewedContent<Content>): Content {
  if (!contents.has(answer)) contents.set(answer, JSON.parse(answer.json))
  return contents.get(answer) as Content
}

type ContentLoader = (...args: never[]) => ReviewedContent<unknown>
type ContentIn<Loader> = Loader extends (...args: never[]) => ReviewedContent<infer Content> ? Content : never

/** The content that the loader of the current route responds with: `useContent<typeof loader>()`. */
export function useContent<Loader extends ContentLoader>(): ContentIn<Loader> {
  return contentOf(useLoaderData<ReviewedContent<ContentIn<Loader>>>())
}
