import type { Config } from '@react-router/dev/config'
import { notFoundPath, prerenderedPaths } from './app/paths.ts'

/** Public pages and "not found" become HTML files at build time; every other path is served `__spa-fallback.html`. */
export default {
  appDirectory: 'app',
  ssr: false,
  prerender: [...prerenderedPaths, notFoundPath],
} satisfies Config
