import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, mergeConfig, type PluginOption } from 'vite'
import { ownSources, sourceSheets } from '@dst/web/build-steps/own-sources.ts'
import { siteComposition } from './site-composition.ts'

const ui = '../../../packages/ui/src'
const screens = '../screens/**/*.stories.tsx'
// The components are tested in their own workspace.
const isTestRun = process.env['VITEST'] !== undefined

const config: StorybookConfig = {
  stories: isTestRun ? [screens] : ['../docs/*.mdx', `${ui}/**/*.stories.tsx`, screens],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: ['../../web/public'],
  typescript: {
    // Shows the members of a union and the types of a whole program; the default shows "union".
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: new URL('../../../packages/ui/tsconfig.json', import.meta.url).pathname,
      include: ['../../packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      // Otherwise in the order in which the compiler met them, which differs between builds.
      shouldSortUnions: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [siteComposition(), tailwindcss() as PluginOption],
      resolve: {
        alias: sourceSheets(),
        conditions: [ownSources, ...defaultClientConditions],
        dedupe: ['react', 'react-dom', 'react-router'],
      },
    }),
}

export default config
