import { findChromium } from '@dst/browser'
import { nodeTests } from '@dst/vitest-config'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const { include: _, ...shared } = nodeTests({ isolate: true, seeded: false }).test ?? {}
const launchOptions = await findChromium()
const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
})

// If discovered late, these would reload the page in the middle of a run.
const optimizeDeps = {
  include: [
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'vitest-browser-react',
    '@headlessui/react',
    '@radix-ui/react-select',
    '@radix-ui/react-toast',
    '@radix-ui/react-tooltip',
    'storybook/test',
    'axe-core',
  ],
}

export default defineConfig({
  optimizeDeps,
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    ...shared,
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', include: ['{src,scripts}/**/*.test.ts'] } },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        test: { name: 'behavior', include: ['src/**/*.test.tsx'], browser: inBrowser() },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        // A story leaves nothing behind, so one page serves all files.
        test: { name: 'stories', isolate: false, browser: inBrowser() },
      },
    ],
  },
})
