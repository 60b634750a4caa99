import { expect } from 'playwright/test'
import { recordedMaker, thisMaker, whyNotComparable } from './made-with.ts'
import { pictureOf, readStories, schemes } from './stories.ts'
import { storyHeight, test } from './story-page.ts'

test.beforeEach(({ browser }) => {
  const reason = whyNotComparable(recordedMaker(), thisMaker(browser.version()))
  test.skip(reason !== undefined, reason)
})

const pictured = readStories()

for (const story of pictured) {
  test(
    `${story.title} ${story.name}`,
    { tag: story.tags.includes('narrow') ? '@narrow' : [] },
    async ({ stories, width }) => {
      const { page } = stories
      await stories.show(story)
      for (const scheme of schemes) {
        await page.evaluate((name) => void (document.documentElement.dataset['scheme'] = name), scheme)
        const clip = { x: 0, y: 0, width, height: await storyHeight(page) }
        await expect.soft(page).toHaveScreenshot(pictureOf(story, width, scheme), { fullPage: true, clip })
      }
    },
  )
}

// The comparison itself, seen red: a change that the eye can miss is found.
for (const [change, style] of [
  ['a padding that is 2 px wider', '.ui-button { padding-inline-end: calc(var(--space-3) + 2px) }'],
  ['an accent that is a little lighter', ':root { --accent: #235245 }'],
] as const) {
  test(`${change} is not taken for the same picture`, async ({ stories, width }) => {
    const { page } = stories
    const [button] = pictured.filter(({ id }) => id === 'components-button--primary')
    if (button === undefined) throw new Error('There is no story of the primary button.')
    await stories.show(button)
    const clip = { x: 0, y: 0, width, height: await storyHeight(page) }
    const handle = await page.addStyleTag({ content: style })
    await expect(page).not.toHaveScreenshot(pictureOf(button, width, 'light'), { fullPage: true, clip })
    await handle.evaluate((element) => (element as Element).remove())
  })
}
