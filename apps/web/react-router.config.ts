import { readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { notFoundPath, prerenderedPaths } from './app/prerendered-paths.ts'
import { startAfterPaint } from './build-steps/start-after-paint.ts'

/** Public pages and "not found" become HTML files at build time; every other path is served `__spa-fallback.html`. */
const pages = [...prerenderedPaths, notFoundPath]

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
    renameSync(join(site, notFoundPath, 'index.html'), join(site, `${notFoundPath}.html`))
    rmdirSync(join(site, notFoundPath))
  },
} satisfies Config
