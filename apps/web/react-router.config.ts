import { readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { notFoundPaths, prerenderedPaths } from './app/prerendered-paths.ts'
import { startAfterPaint } from './build-steps/start-after-paint.ts'

/** Public pages and "not found" become HTML files at build time; every other path is served `__spa-fallback.html`. */
const pages = [...prerenderedPaths, ...notFoundPaths]

export default {
  appDirectory: 'app',
  ssr: false,
  prerender: pages,
  buildEnd({ reactRouterConfig }) {
    const site = join(reactRouterConfig.buildDirectory, 'client')
    for (const path of pages) {
      const file = join(site, path, 'index.html')
      writeFileSync(file, startAfterPaint(readFileSync(file, 'utf8')))
    }
    // The name that static file servers use for unknown addresses.
    for (const path of notFoundPaths) {
      renameSync(join(site, path, 'index.html'), join(site, `${path}.html`))
      rmdirSync(join(site, path))
    }
  },
} satisfies Config
