import { storyRules } from '@dst/ui/story-rules'
import type { Preview } from '@storybook/react-vite'
import { SchemedDocs } from './docs-container.tsx'
import { DocsPage } from './docs-page.tsx'
import { translated } from '../site/outlive-translation.ts'
import './site.css'

// It changes the page, so nothing else is checked in that pass.
const isTranslated = import.meta.env['TEST_RUN'] === 'translated'

const preview: Preview = {
  ...storyRules,
  ...(isTranslated ? translated() : {}),
  // Storybook lists docs pages from what is written in this file, without running it.
  tags: ['autodocs'],
  parameters: {
    ...storyRules.parameters,
    ...(isTranslated ? { a11y: { test: 'off' } } : {}),
    // Every state of the parts that screens are made of is checked in both schemes in @dst/ui.
    darkContrast: import.meta.env['TEST_RUN'] === 'full' ? 'every' : 'first',
    docs: { page: DocsPage, container: SchemedDocs },
    options: {
      storySort: {
        order: ['Introduction', 'Foundations', 'Components', 'Patterns', 'Screens'],
      },
    },
  },
}

export default preview
