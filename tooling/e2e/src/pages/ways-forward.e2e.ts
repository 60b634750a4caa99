import { pressEntry } from '../support/accordion.ts'
import { openLive } from '../support/live-page.ts'
import { expect, test } from '../support/silent-console.ts'

test(
  'who is not accredited finds the ways that exist, from the tests and from the FAQ',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/accreditation')
    await page.getByRole('region', { name: 'If no test fits you' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('If you are not accredited')

    await openLive(page, '/faq')
    const list = page.getByRole('region', { name: 'All questions' })
    await pressEntry(list, 'Who can invest in a DST?')
    await list.getByRole('link', { name: 'Ways for people who are not accredited' }).click()
    await expect(page).toHaveURL(/\/ways\/not-accredited$/)
    const ways = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByText('What it costs', { exact: true }) })
    await expect(ways).toHaveCount(7)
    await expect(ways.filter({ has: page.getByText('Its limits', { exact: true }) })).toHaveCount(7)
  },
)

test(
  'the guide, to which bronze and getting-ready people are sent, leads to every way',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/learn')
    const ways = page.getByRole('region', { name: 'If this is not for you, or not yet' })
    const hrefs = await ways.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(hrefs).toEqual(['/ways/getting-ready', '/ways/not-accredited', '/answers/high-loan', '/answers/sale-closed'])
  },
)

test('a term leads to its page in the glossary, and a source to its list', { tag: '@full' }, async ({ page }) => {
  await openLive(page, '/answers/high-loan')
  await page.getByRole('main').getByRole('link', { name: 'boot', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Boot' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/glossary\/boot$/)
  await expect(
    page.getByText('Value received in an exchange that is not like-kind property', { exact: false }),
  ).toBeInViewport()
  await page.getByRole('link', { name: 'All terms' }).click()

  await page
    .getByRole('link', { name: 'What ten sponsors, advisers, associations and publishers say, as listed' })
    .click()
  await expect(page).toHaveURL(/\/sources#dst-terms$/)
  await expect(page.getByRole('link', { name: /Benefits and Limitations of 1031-Qualified DSTs/ })).toBeInViewport()
})

test(
  'a question and the guide lead to the view of the exchange that answers with one’s own figures',
  { tag: '@full' },
  async ({ page }) => {
    await openLive(page, '/faq')
    const list = page.getByRole('region', { name: 'All questions' })
    await pressEntry(list, 'How do I identify replacement property?')
    await list.getByRole('link', { name: 'Check your own list against these rules' }).click()
    await expect(page).toHaveURL(/\/exchange\/list$/)

    await openLive(page, '/learn#1031-exchange')
    await page.getByRole('link', { name: 'See what your own sale has to replace.' }).click()
    await expect(page).toHaveURL(/\/exchange\/money$/)
  },
)
