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
    '@dst/web > minisearch',
    '@dst/web > react-hook-form',
    '@dst/web > uuid',
    '@dst/web > zustand',
    '@dst/contracts > zod/mini',
    '@dst/contracts > zod/locales',
    '@dst/ui > @headlessui/react',
    '@dst/ui > @radix-ui/react-select',
    '@dst/ui > @radix-ui/react-toast',
    '@dst/ui > @radix-ui/react-tooltip',
  ],
}

/** Every story in a browser; what the pass is about has to be told, since a browser has no process.env. */
const inBrowser = (name: string, env: Record<string, string>) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name,
    env,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  ...sources,
  optimizeDeps,
  test: {
    ...shared,
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', include: ['tests/**/*.test.ts'] } },
      inBrowser('stories', isFullRun ? { TEST_RUN: 'full' } : {}),
      ...(isFullRun ? [inBrowser('translated', { TEST_RUN: 'translated' })] : []),
    ],
  },
})
