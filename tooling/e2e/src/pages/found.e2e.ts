import { expect, test } from '../support/silent-console.ts'

const unlisted = [
  '/profile',
  '/profile/data',
  '/dashboard',
  '/questionnaire',
  '/verify-email',
  '/verify-signup',
  '/auth/callback',
  '/auth/confirm',
  '/reset-password',
  '/this-was-not-me',
  '/no/such/page',
]

const files: Record<string, string> = {
  '/robots.txt': 'text/plain',
  '/sitemap.xml': 'application/xml',
  '/manifest.webmanifest': 'application/manifest+json',
  '/favicon.svg': 'image/svg+xml',
  '/favicon.ico': 'image/vnd.microsoft.icon',
  '/social-card.png': 'image/png',
  '/apple-touch-icon.png': 'image/png',
}

test('every address of the site answers: listed pages, those of one person or one link, and files', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
  expect(listed).toHaveLength(215)
  for (const path of listed) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['x-robots-tag'], answer.url()]).toEqual([
      path,
      200,
      undefined,
      `${baseURL}${path}`,
    ])
  }
  for (const path of unlisted) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['x-robots-tag']]).toEqual([
      path,
      path === '/no/such/page' ? 404 : 200,
      'noindex',
    ])
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  for (const [path, type] of Object.entries(files)) {
    const answer = await request.get(path)
    expect([path, answer.status(), answer.headers()['content-type']?.split(';')[0]]).toEqual([path, 200, type])
  }
})

test('a page of one link still asks not to be listed once its scripts run', { tag: '@full' }, async ({ page }) => {
  await page.goto('/reset-password')
  await expect(page).toHaveTitle('Set a new password | DST Investing')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
})

test('the browser takes the manifest and shows the preview picture', { tag: '@full' }, async ({ page, context }) => {
  await page.goto('/')
  const devtools = await context.newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(data).toContain('DST Investing')
  const size = await page.evaluate(async () => {
    const picture = new Image()
    picture.src = '/social-card.png'
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  })
  expect(size).toEqual([1200, 630])
})

test('the questions for search engines follow the page, from page to page', async ({ page }) => {
  await page.goto('/learn')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  const parsed = async () =>
    (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as { '@type': string; mainEntity?: { name: string }[] },
    )
  await expect
    .poll(async () => (await parsed()).map((data) => data['@type']).sort())
    .toEqual(['BreadcrumbList', 'FAQPage'])
  const questions = await page.locator('main details :is(h3, h4)').allTextContents()
  expect(questions).toHaveLength(30)
  expect((await parsed()).find((data) => data['@type'] === 'FAQPage')?.mainEntity?.map(({ name }) => name)).toEqual(
    questions,
  )
})
