import type { APIRequestContext } from 'playwright/test'
import { expectAccessible, expectAccessibleInLightAndDark } from '../support/accessibility.ts'
import { tabThroughContent } from '../support/keyboard.ts'
import { openLive } from '../support/live-page.ts'
import { expectNothingCutOff } from '../support/narrow-text.ts'
import { printed } from '../support/paper.ts'
import { expect, test } from '../support/silent-console.ts'

const situations = [
  'I am thinking of selling',
  'I am under contract, or my days are running',
  'I am looking at a DST',
  'I have closed on a DST or a property',
  'I inherited property or a DST share',
  'I am not accredited, or my loan is high',
] as const
const sheets = ['sponsor', 'adviser', 'intermediary', 'cpa'] as const

const wide = { width: 1280, height: 900 }
/** Answers and sheets. */
const leastPaths = 45

/** The paths of all answers and sheets, as search engines read them. */
async function answerPaths(request: APIRequestContext): Promise<string[]> {
  const text = await (await request.get('/sitemap.xml')).text()
  const paths = [...text.matchAll(/<loc>[^<]*?(\/answers\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThanOrEqual(leastPaths)
  return paths
}

test('an owner finds the question for where they stand, its answer, its limit and what it rests on', async ({
  page,
}) => {
  await openLive(page, '/')
  const doors = page.getByRole('region', { name: 'Answers to what owners ask' })
  await expect(doors.getByRole('heading', { level: 3 })).toHaveText([...situations])
  await doors.getByRole('link', { name: `All answers: ${situations[1]}` }).click()
  await expect(page).toHaveURL(/\/answers#under-contract$/)
  const parts = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(parts).toHaveText([...situations, 'Questions to print and take along', 'More to read on this site'])

  await page.getByRole('link', { name: 'How is boot taxed, and in which order?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How is boot taxed, and in which order?')
  const example = page.getByRole('region', { name: 'One sale, four purchases' })
  await expect(example.getByRole('row', { name: 'Keep $100,000, borrow $100,000 more' })).toContainText('$640,727')
  await expect(page.getByRole('region', { name: 'What this leaves out' })).toBeVisible()
  const evidence = page.getByRole('region', { name: 'What this page rests on' })
  await expect(evidence).toContainText('Not yet reviewed by a CPA')
  await expect(evidence).toContainText('November 29, 2026: First version')

  await page.getByRole('link', { name: 'See the boot of your own sale' }).click()
  await expect(page).toHaveURL(/\/exchange\/money$/)
  await page.getByRole('navigation', { name: 'Why?' }).getByRole('link', { name: 'Why boot is taxed first' }).click()
  await expect(page).toHaveURL(/\/answers\/boot$/)
})

test('the sheets for four advisers print on two pages at most, with room for what they say', async ({ page }) => {
  for (const name of sheets) {
    await openLive(page, `/answers/sheets/${name}`)
    const asked = await page.getByRole('main').getByRole('listitem').locator('span').allInnerTexts()
    const { sheets: paper, text, faults } = await printed(page, 'Letter')
    expect(faults).toEqual([])
    expect(paper.length, name).toBeLessThanOrEqual(2)
    expect(asked.length).toBeGreaterThanOrEqual(4)
    expect(asked.filter((question) => !text.includes(question))).toEqual([])
  }
})

test('old addresses lead to the answers that took their texts, and an unknown one says so', async ({ request }) => {
  for (const [old, now] of [
    ['/ways/high-loan', '/answers/high-loan'],
    ['/ways/after-closing?from=mail', '/answers/sale-closed?from=mail'],
  ] as const) {
    const answer = await request.get(old, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([308, now])
  }
  const unknown = await request.get('/answers/no-such-answer')
  expect([unknown.status(), (await unknown.text()).includes('Page Not Found')]).toEqual([404, true])
})

test(
  'every answer is accessible and shows all of its words at 200 and 400 %',
  { tag: '@full' },
  async ({ page, request }) => {
    test.slow()
    for (const path of await answerPaths(request)) {
      await page.setViewportSize(wide)
      await openLive(page, path)
      await expectAccessibleInLightAndDark(page, path)
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 640 })
        await expectNothingCutOff(page, `${path} at ${width} px`)
      }
      await expectAccessible(page, `${path} at 320 px`)
    }
  },
)

test(
  'every answer works by keyboard, prints on Letter, and says the same without scripts',
  { tag: '@full' },
  async ({ page, browser, baseURL, request }) => {
    test.slow()
    const plain = await browser.newContext({ baseURL: baseURL ?? '', viewport: wide, javaScriptEnabled: false })
    const withoutScripts = await plain.newPage()
    await page.setViewportSize(wide)
    for (const path of await answerPaths(request)) {
      await openLive(page, path)
      expect(await tabThroughContent(page), path).toBeGreaterThanOrEqual(4)
      await withoutScripts.goto(path)
      const [now, before] = [page, withoutScripts].map((one) => one.locator('main'))
      const shown = (await now?.innerText())?.replace('Print this sheet\n', '')
      expect((await before?.innerText())?.replaceAll(/\n+/g, '\n'), path).toBe(shown?.replaceAll(/\n+/g, '\n'))
      const { faults, text } = await printed(page, 'Letter')
      expect(faults, path).toEqual([])
      expect(text, path).toContain(await page.getByRole('heading', { level: 1 }).innerText())
    }
    await plain.close()
  },
)
