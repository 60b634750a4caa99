import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findChromium } from '@dst/browser'
import { Illustration } from '@dst/ui/illustration'
import { chromium, type Page } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const publicFile = (name: string) => fileURLToPath(new URL(`../public/${name}`, import.meta.url))
const favicon = readFileSync(publicFile('favicon.svg'), 'utf8')

const icons = [
  { name: 'icon-192.png', size: 192, svg: favicon },
  { name: 'icon-512.png', size: 512, svg: favicon },
  { name: 'icon-maskable-512.png', size: 512, svg: fullBleed(9) },
  { name: 'apple-touch-icon.png', size: 180, svg: fullBleed(5) },
] as const

// The card loads tokens and fonts from the design system's files, which a file:// page may only do with this flag.
const { args, ...found } = await findChromium()
const browser = await chromium.launch({ ...found, args: [...args, '--allow-file-access-from-files'] })
try {
  const page = await browser.newPage()
  await drawSocialCard(page)
  for (const { name, size, svg } of icons) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`)
    await page.screenshot({ path: publicFile(name), omitBackground: true })
  }
  await drawIco(page)
} finally {
  await browser.close()
}

async function drawSocialCard(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.goto(new URL('social-card.html', import.meta.url).href)
  await page.evaluate(
    async (building) => {
      document.querySelector('#building')?.insertAdjacentHTML('beforeend', building)
      await document.fonts.ready
    },
    renderToStaticMarkup(createElement(Illustration, { name: 'building' })),
  )
  await page.screenshot({ path: publicFile('social-card.png') })
}

/** Browsers and feed readers ask for `/favicon.ico` without being told to: one PNG of 32 pixels in its container. */
async function drawIco(page: Page): Promise<void> {
  const size = 32
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${favicon}`,
  )
  const png = await page.screenshot({ omitBackground: true })
  const head = Buffer.alloc(22)
  // Type 1 is an icon; one picture, with its width and height, 1 plane of 32 bits, its length and where it begins.
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  writeFileSync(publicFile('favicon.ico'), Buffer.concat([head, png]))
}

/**
 * The mark on a background that fills the square, for devices that mask icons to a shape of their own. With a margin of
 * 9 on its 32-unit canvas, the mark stays inside the 40% radius that every mask leaves visible.
 */
function fullBleed(margin: number): string {
  const side = 32 + 2 * margin
  const wider = replaced(favicon, 'viewBox="0 0 32 32"', `viewBox="-${margin} -${margin} ${side} ${side}"`)
  return replaced(
    wider,
    '<rect width="32" height="32" rx="3"',
    `<rect x="-${margin}" y="-${margin}" width="${side}" height="${side}"`,
  )
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`favicon.svg no longer holds ${from}`)
  return text.replace(from, to)
}
