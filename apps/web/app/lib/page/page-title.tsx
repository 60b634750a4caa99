import { siteName } from './site-name.ts'

/** The title of a page whose route can't name it, as it depends on who asks. Such a route's `meta` has none. */
export function PageTitle({ title }: { title?: string }) {
  return <title>{title === undefined ? siteName : `${title} | ${siteName}`}</title>
}
