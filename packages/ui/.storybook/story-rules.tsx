import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'

// Storybook itself switches to the dark scheme from its toolbar; only the test run checks both.
const tested = '__vitest_browser__' in globalThis

configure({
  // Only ends a hung test. A busy machine can take longer than the usual second to draw a frame, and some states come
  // after a call was tried again.
  asyncUtilTimeout: 50_000,
  // While a story waits, an error is made for each look at the page; the usual one prints the whole page as HTML.
  ...(tested ? { getElementError: (message: string | null) => new Error(`${message}\n${whatIsThere()}`) } : {}),
})

/** What is on the page instead of what a story waits for. */
function whatIsThere(): string {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]').length
  const hidden = document.querySelectorAll('[aria-hidden="true"] h1, [aria-hidden="true"] h2, [inert] h2').length
  const places = document.querySelectorAll('main, [role="dialog"], [role="alertdialog"]')
  const text = ([...places].at(-1) ?? document.body).textContent.replaceAll(/\s+/g, ' ').slice(0, 600)
  return `There are ${dialogs} dialogs and ${hidden} hidden headings. The last one, or the page, says: ${text}`
}

const begun = new Set<string>()

/** Whether no other story with this title has been checked. */
function isFirstOf(title: string): boolean {
  const isFirst = !begun.has(title)
  begun.add(title)
  return isFirst
}

/**
 * Settings for every story, of components and of what is composed of them. The parameter `darkContrast: 'first'` checks
 * the dark scheme only in the first story with a title.
 */
export const storyRules = {
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: { title: 'Scheme', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // Every axe violation fails the story's test.
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test's report carries them to the runner; what passed would be megabytes.
        ...(tested ? { resultTypes: ['violations'] } : {}),
      },
    },
  },
  // A page keeps the fonts that it was first painted in, so they come before the first story.
  beforeAll: async () => {
    const own = [...document.fonts].filter(({ display }) => display === 'optional')
    await Promise.all(own.map((font) => font.load()))
  },
  afterEach: async ({ title, parameters }) => {
    if (!tested || (parameters['darkContrast'] === 'first' && !isFirstOf(title))) return
    const { findDarkContrast } = await import('./dark-contrast.ts')
    const found = await findDarkContrast(document)
    if (found.length > 0) throw new Error(`Too little contrast in the dark scheme:\n${found.join('\n')}`)
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['scheme'] = String(globals['scheme'])
      return <Story />
    },
  ],
} satisfies Preview
