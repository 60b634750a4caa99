/** What the build knows and the pages carry; see `build-steps/site-files.ts`. */
interface ImportMetaEnv {
  /** Public origin of the site; absent where nothing was built, such as in tests. */
  readonly SITE_URL?: string
  /** The page's own colour in the light and in the dark scheme, for the browser's frame around it. */
  readonly SURFACE_LIGHT?: string
  readonly SURFACE_DARK?: string
}
