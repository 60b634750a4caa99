import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { paths } from './app/paths.ts'
import { firstLoadChunks } from './build-steps/first-load-chunks.ts'
import { siteFiles } from './build-steps/site-files.ts'

const apiUrl = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const appFolder = join(import.meta.dirname, 'app')
const routeFile = (route: string) => join(appFolder, `routes/${route}.tsx`)
const contentRoutes = ['learn', 'accreditation', 'process', 'faq', 'contact', 'terms', 'privacy']
const accountRoutes = ['sign-in', 'sign-up', 'verify-email', 'verify-sign-up', 'auth-callback', 'reset-password']
const personalRoutes = ['questionnaire', 'profile', 'own-data']
const publicRoutes = [...contentRoutes, 'home', 'glossary', 'sources', 'ways']
const servedByTheApi = ['/api', '/auth/v1', '/partner', '/dev', '/health', '/config.json']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), listPages(), siteFiles()],
  resolve: { tsconfigPaths: true },
  environments: {
    client: {
      build: {
        // First loads name all their scripts, and what is loaded later is small.
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
})

/** Writes the list of all addresses beside the pages, so that the server can answer 404 for the others. */
function listPages(): Plugin {
  return {
    name: 'list-pages',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'site-paths.json', source: JSON.stringify(Object.values(paths)) })
    },
  }
}
