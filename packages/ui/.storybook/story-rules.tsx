import type { Preview } from '@storybook/react-vite'

// Storybook itself switches to the dark scheme from its toolbar; only the test run checks both.
const tested = '__vitest_browser__' in globalThis

/** Settings for every story, of components and of what is composed of them. */
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
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
  },
  afterEach: async () => {
    if (!tested) return
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
