import { findChromium } from '@dst/browser'
import { nodeTests } from '@dst/vitest-config'
import { isFullRun } from '@dst/vitest-config/run'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const { test: { include: _, ...shared } = {}, ...sources } = nodeTests({ seeded: false })
const launchOptions = await findChromium()

// If discovered late, these would reload the page in the middle of a run.
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-router',
    'react-router/dom',
    '@storybook/addon-docs/blocks',
    'storybook/internal/core-events',
    'storybook/test',
    'storybook/theming',
    'axe-core',
    '@dst/web > @tanstack/react-query',
    '@dst/web > react-hook-form',
    '@dst/web > uuid',
    '@dst/web > zustand',
    '@dst/ui > @headlessui/react',
    '@dst/ui > @radix-ui/react-select',
    '@dst/ui > @radix-ui/react-toast',
    '@dst/ui > @radix-ui/react-tooltip',
  ],
}

export default defineConfig({
  ...sources,
  optimizeDeps,
  test: {
    ...shared,
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', include: ['tests/**/*.test.ts'] } },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // A browser has no process.env.
          env: isFullRun ? { TEST_RUN: 'full' } : {},
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
})
