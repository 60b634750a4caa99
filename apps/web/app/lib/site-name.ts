import { site } from '@dst/content/site'

/** The name that follows a page's own title and stands beside the logo. */
export const siteName = site.brand
