import type { Page } from 'playwright/test'
import { expect } from './silent-console.ts'

/**
 * Translates a page as Chrome does, and goes on doing so: each text becomes one in two `<font>` elements, and React's
 * own text node is gone. In place of other words it gets marks around it.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'font, script, style, noscript, textarea, option'
    const texts = (root: Node): Text[] => {
      const found: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node: Node | null = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode())
        found.push(node as Text)
      return found
    }
    const translateIn = (root: Node) => {
      for (const text of texts(root)) {
        if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(untranslated)) continue
        const outer = document.createElement('font')
        const inner = document.createElement('font')
        inner.textContent = `«${text.data}»`
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translateIn(target)
        else addedNodes.forEach(translateIn)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  expect(await page.evaluate(() => document.body.innerText)).toMatch(/«.+»/)
}

/** The texts of a page, those of one element a line, without the marks of a translation. */
export async function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const isProductNode = (node: Node) => node instanceof Text || node.nodeName === 'FONT'
    const directText = ({ childNodes }: Element) =>
      [...childNodes]
        .filter(isProductNode)
        .map(({ textContent }) => textContent)
        .join('')
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.closest('font, script, style, noscript') === null)
      .map((element) => directText(element).replaceAll(/[«»]/g, '').trim())
      .filter((text) => text !== '')
      .join('\n')
  })
}
