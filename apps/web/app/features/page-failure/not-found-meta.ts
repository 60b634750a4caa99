import { unlistedPageMeta } from '~/lib/page/page-meta.ts'

/** The head of the page for an unknown address. */
export function notFoundMeta() {
  return unlistedPageMeta({
    title: 'Page Not Found',
    description: 'There is no page at this address.',
  })
}
