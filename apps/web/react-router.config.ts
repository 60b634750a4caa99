import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './app/paths'

/** Public pages become HTML files at build time; every other address starts from `__spa-fallback.html`. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...prerenderedPaths],
} satisfies Config
