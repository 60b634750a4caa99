/** @module-tag full */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findChromium } from '@dst/browser'
import { freePort } from '@dst/vitest-config/free-port'
import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { outside, run } from './command.ts'

const projects = inject('projects')
let browser: Browser

beforeAll(async () => {
  const { executablePath, args, env } = await findChromium()
  browser = await chromium.launch({ executablePath, args, env })
})

afterAll(() => browser.close())

/** Opens an address and returns the page along with everything that its console or its scripts complained of. */
async function open(address: string, site?: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  // A built site is read from its folder.
  if (site !== undefined)
    await page.route(
      () => true,
      (route) => {
        const { pathname } = new URL(route.request().url())
        return route.fulfill({ path: join(site, pathname === '/' ? 'index.html' : pathname) })
      },
    )
  await page.goto(address)
  return { page, complaints }
}

test('a Vite site compiles, and its page works', async () => {
  const project = join(projects, 'vite-react')
  await run('npx', ['--no-install', 'tsc', '-p', '.'], { cwd: project })
  await run('npx', ['--no-install', 'vite', 'build'], { cwd: project })
  const { page, complaints } = await open('http://site.test/', join(project, 'dist'))
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

test('a Next.js site is built, renders on the server, and its page works', async () => {
  const project = join(projects, 'next-app')
  const env = { NEXT_TELEMETRY_DISABLED: '1' }
  await run('npx', ['--no-install', 'next', 'build'], { cwd: project, env })
  const port = String(await freePort())
  const server = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port], {
    cwd: project,
    env: { ...outside(), ...env },
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  try {
    const address = `http://127.0.0.1:${port}/`
    const html = await vi.waitFor(() => fetch(address).then((response) => response.text()), { timeout: 60_000 })
    expect(html).toContain('Rendered by another team')
    expect(html).toContain('Left: $')
    const { page, complaints } = await open(address)
    const price = page.getByRole('button', { name: /^Left: / })
    const before = await price.textContent()
    await price.click()
    await expect.poll(() => price.textContent()).not.toBe(before)
    expect(complaints).toEqual([])
  } finally {
    server.kill('SIGTERM')
    await ended
  }
})

test('a Storybook of another team shows a part', async () => {
  const project = join(projects, 'storybook-host')
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1', CI: '1' }
  await run('npx', ['--no-install', 'storybook', 'build', '--quiet'], { cwd: project, env })
  const { page, complaints } = await open(
    'http://stories.test/iframe.html?id=tabs--of-another-team&viewMode=story',
    join(project, 'storybook-static'),
  )
  await page.getByRole('tab', { name: 'Sale' }).click()
  await page.getByRole('tabpanel', { name: 'Sale' }).getByText('Tax is due.').waitFor()
  expect(complaints).toEqual([])
})

test('an edge runtime runs the domain, the contract and the client', async () => {
  const printed = await run('node', ['run.js'], { cwd: join(projects, 'edge') })
  expect(JSON.parse(printed)).toMatchObject({
    listed: { ok: true, value: [{ id: 1 }] },
    netEquity: 1_600_000,
    valid: true,
  })
})
