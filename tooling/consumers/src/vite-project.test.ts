/** @module-tag full */
import { join } from 'node:path'
import { findChromium } from '@dst/browser'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { run } from './command.ts'

let browser: Browser

beforeAll(async () => {
  const { executablePath, args, env } = await findChromium()
  browser = await chromium.launch({ executablePath, args, env })
})

afterAll(() => browser.close())

test('a Vite site compiles, and its page works', async () => {
  const project = join(inject('projects'), 'vite-react')
  await run('npx', ['--no-install', 'tsc', '-p', '.'], { cwd: project })
  await run('npx', ['--no-install', 'vite', 'build'], { cwd: project })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  // The built site is read from its folder.
  await page.route(
    () => true,
    (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: join(project, 'dist', pathname === '/' ? 'index.html' : pathname) })
    },
  )
  await page.goto('http://site.test/')
  await page.getByText('Signed in', { exact: true }).waitFor()
  await page.getByLabel('Sale price').fill('1.2m')
  await page.getByRole('button', { name: 'Show what is left' }).click()
  await page.getByRole('dialog', { name: 'What is left' }).getByText('$800,000').waitFor()
  const color = await page
    .getByRole('heading', { name: 'What is left' })
    .evaluate((title) => getComputedStyle(title).color)
  expect(color).not.toBe('rgb(0, 0, 0)')
  expect(complaints).toEqual([])
})
