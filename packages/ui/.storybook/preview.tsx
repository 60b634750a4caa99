import type { Preview } from '@storybook/react-vite'
import '../src/styles/index.css'

// Storybook itself shows the dark scheme by its toolbar; only the test run looks at both.
const tested = '__vitest_browser__' in globalThis

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    // Whatever axe finds fails the story's test.
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
}

export default preview
