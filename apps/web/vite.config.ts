import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { movedPaths } from './app/answer-paths.ts'
import { deskPaths } from './app/desk-paths.ts'
import { paths } from './app/paths.ts'
import { pagesOfLists } from './app/prerendered-paths.ts'
import { ownSources, sourceSheets } from './build-steps/own-sources.ts'
import { searchFile } from './build-steps/search-file.ts'
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
  'app/lib/copy/content-blocks.tsx',
  'app/lib/links/home-bar.tsx',
  'app/lib/links/page-hash.ts',
  'app/services/account-listeners.ts',
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), listPages(), siteFiles(), searchFile()],
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
                // One file instead of many that are smaller than what names them in the list of every page's files.
                { name: 'shared', minShareCount: 24, test: /packages[\\/]ui[\\/]|app[\\/]lib[\\/]/ },
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

/** Writes all paths, and where others lead, next to the pages: the server responds to the rest with 404. */
function listPages(): Plugin {
  return {
    name: 'list-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const pages = [...Object.values(paths), ...Object.values(deskPaths), ...pagesOfLists]
      const source = JSON.stringify({ pages, moved: movedPaths })
      this.emitFile({ type: 'asset', fileName: 'site-paths.json', source })
    },
  }
}
