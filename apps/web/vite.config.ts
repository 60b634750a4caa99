import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { deskPaths } from './app/desk-paths.ts'
import { paths } from './app/paths.ts'
import { statePaths } from './app/prerendered-paths.ts'
import { ownSources, sourceSheets } from './build-steps/own-sources.ts'
import { siteFiles } from './build-steps/site-files.ts'

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const servedByTheApi = ['/api', '/auth/v1', '/partner', '/reminders', '/dev', '/health', '/config.json']

/** Modules in the file that every page loads. */
const onEveryPage = [
  'app/root.tsx',
  'app/features/exchange/store/device-storage.ts',
  'app/lib/copy/content-of.ts',
  'app/lib/copy/linked-texts.tsx',
  'app/lib/copy/review-note.tsx',
  'app/services/account-listeners.ts',
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), listPages(), siteFiles()],
  resolve: { tsconfigPaths: true, ...(command === 'serve' ? { alias: sourceSheets() } : {}) },
  environments: {
    ...(command === 'serve' ? { ssr: { resolve: { conditions: [ownSources, ...defaultServerConditions] } } } : {}),
    client: {
      ...(command === 'serve' ? { resolve: { conditions: [ownSources, ...defaultClientConditions] } } : {}),
      build: {
        rolldownOptions: {
          output: {
            // What every page needs is two files: frameworks, and what the root route or nearly every page imports.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: 'site',
                  test: (id) => onEveryPage.some((file) => id.replaceAll('\\', '/').endsWith(file)),
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(servedByTheApi.map((path) => [path, { target: apiUrl, changeOrigin: false }])),
  },
}))

/** Writes the list of all paths next to the pages, so that the server can respond with 404 to the others. */
function listPages(): Plugin {
  return {
    name: 'list-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const source = JSON.stringify([...Object.values(paths), ...Object.values(deskPaths), ...statePaths])
      this.emitFile({ type: 'asset', fileName: 'site-paths.json', source })
    },
  }
}
