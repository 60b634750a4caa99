import type { APIRequestContext, Browser } from 'playwright/test'
import { expect } from './silent-console.ts'

/** What a program that scans mails does with a link: it fetches it, over and over. */
export async function fetchOften(request: APIRequestContext, link: string): Promise<void> {
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD'] as const)
    expect((await request.fetch(link, { method })).status(), `${method} ${link}`).toBe(200)
}

/** What the more thorough ones do: they open it in a browser that runs scripts, until nothing happens any more. */
export async function renderLink(browser: Browser, link: string): Promise<void> {
  const scanner = await (await browser.newContext()).newPage()
  for (let turn = 0; turn < 2; turn += 1) {
    await scanner.goto(link)
    await scanner.waitForLoadState('networkidle')
  }
  await scanner.context().close()
}
