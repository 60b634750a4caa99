import { findChromium } from '@dst/browser'
import { chromium, type Page } from 'playwright'
import type { Measured } from './measured.ts'

/** How long a page may go on fetching after it has loaded: scripts and fonts start late. */
const stable = 3000

/** What a visitor's first page and a page after it fetch from the origin, and the paths of the first one's files. */
export async function viewBytes(
  origin: string,
  [first, later]: readonly [string, string],
): Promise<Measured['view'] & { assets: string[] }> {
  const { executablePath, args, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args, env })
  try {
    const page = await browser.newPage()
    const paths: string[] = []
    page.on('response', (response) => paths.push(new URL(response.url()).pathname))
    const firstView = await fetched(page, origin + first)
    const assets = paths.filter((path) => path.startsWith('/assets/'))
    return { first: firstView, later: await fetched(page, origin + later), assets }
  } finally {
    await browser.close()
  }
}

async function fetched(page: Page, url: string) {
  const devTools = await page.context().newCDPSession(page)
  const found = { bytes: 0, requests: 0 }
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    // Zero is the browser's own cache.
    if (encodedDataLength === 0) return
    found.bytes += encodedDataLength
    found.requests += 1
  })
  await devTools.send('Network.enable')
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(stable)
  await devTools.detach()
  return found
}
