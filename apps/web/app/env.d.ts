/** Build-time values that are embedded in the pages; see `build-steps/site-files.ts`. */
interface ImportMetaEnv {
  /** Public origin of the site; undefined without a build, e.g. in tests. */
  readonly SITE_URL?: string
  /** Address of the search index; undefined without a build. See `build-steps/search-file.ts`. */
  readonly SEARCH_INDEX?: string
  /** The page's background color in the light and the dark scheme, for the browser's own UI around it. */
  readonly SURFACE_LIGHT?: string
  readonly SURFACE_DARK?: string
}
