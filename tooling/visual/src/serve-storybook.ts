import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright/test'
import { storybookFolder } from './stories.ts'

/** The origin at which pages of this context find the Storybook. */
export const storybookOrigin = 'http://localhost'

/**
 * Serves the built Storybook to a browser context without a server or a network: only files that it built can load.
 * Returns whether no file is being loaded at the moment.
 */
export async function serveStorybook(context: BrowserContext): Promise<() => boolean> {
  let open = 0
  await context.route('**/*', async (route) => {
    const file = join(storybookFolder, new URL(route.request().url()).pathname)
    open += 1
    await (existsSync(file) ? route.fulfill({ path: file }) : route.abort())
    open -= 1
  })
  return () => open === 0
}
