import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { paths } from './app/paths.ts'
import { ownSources, sourceSheets } from './build-steps/own-sources.ts'
import { firstLoadChunks } from './build-steps/first-load-chunks.ts'
import { siteFiles } from './build-steps/site-files.ts'
import { withoutProvenance } from './build-steps/without-provenance.ts'

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const appFolder = join(import.meta.dirname, 'app')
const routeFile = (route: string) => join(appFolder, `routes/${route}.tsx`)
const contentRoutes = ['learn', 'accreditation', 'process', 'faq', 'contact', 'terms', 'privacy']
const accountRoutes = ['sign-in', 'sign-up', 'verify-email', 'verify-sign-up', 'auth-callback', 'reset-password']
const personalRoutes = ['questionnaire', 'profile', 'own-data']
const exchangeRoutes = ['layout', 'dates', 'money', 'list', 'compare', 'packet', 'method'].map(
  (view) => `exchange-${view}`,
)
const publicRoutes = [...contentRoutes, ...exchangeRoutes, 'home', 'glossary', 'sources', 'figures', 'ways']
const servedByTheApi = ['/api', '/auth/v1', '/partner', '/reminders', '/dev', '/health', '/config.json']

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), listPages(), siteFiles(), withoutProvenance()],
  resolve: { tsconfigPaths: true, ...(command === 'serve' ? { alias: sourceSheets() } : {}) },
  environments: {
    ...(command === 'serve' ? { ssr: { resolve: { conditions: [ownSources, ...defaultServerConditions] } } } : {}),
    client: {
      ...(command === 'serve' ? { resolve: { conditions: [ownSources, ...defaultClientConditions] } } : {}),
      build: {
        // First loads list all their scripts, and what is loaded later is small.
        modulePreload: false,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: firstLoadChunks({
                entryClient: join(appFolder, 'entry.client.tsx'),
                root: join(appFolder, 'root.tsx'),
                contentRoutes: contentRoutes.map(routeFile),
                accountRoutes: accountRoutes.map(routeFile),
                personalRoutes: personalRoutes.map(routeFile),
                publicRoutes: publicRoutes.map(routeFile),
              }),
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
      this.emitFile({ type: 'asset', fileName: 'site-paths.json', source: JSON.stringify(Object.values(paths)) })
    },
  }
}
