import type { Config } from '@react-router/dev/config'
import { notFoundPath, prerenderedPaths } from './app/paths'

/** Public pages and "not found" become HTML files at build time; every other address starts from `__spa-fallback.html`. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...prerenderedPaths, notFoundPath],
} satisfies Config
