import { findChromium } from '@dst/browser'
import { nodeTests } from '@dst/vitest-config'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const { include: _, ...shared } = nodeTests().test ?? {}
const launchOptions = await findChromium()
const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  test: {
    ...shared,
    projects: [
      { extends: true, test: { name: 'rules', environment: 'node', include: ['{src,scripts}/**/*.test.ts'] } },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        test: { name: 'behaviour', include: ['src/**/*.test.tsx'], browser: inBrowser() },
      },
      { extends: true, plugins: [storybookTest({ configDir: '.storybook' })], test: { name: 'stories', browser: inBrowser() } },
    ],
  },
})
