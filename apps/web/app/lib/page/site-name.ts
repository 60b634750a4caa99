import { site } from '@dst/content/site'

/** The name that is appended to page titles and shown next to the logo. */
export const siteName = site.brand
