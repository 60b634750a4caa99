import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { searchDocuments } from '../app/features/search/documents/search-documents.ts'
import { writeIndex } from '../app/features/search/search-index.ts'

const nameInDevelopment = '/assets/search-en.json'

/** Writes the index of the site's search as a file of its own, named after its content, and tells the pages its name. */
export function searchFile(): Plugin {
  const source = writeIndex(searchDocuments())
  const fileName = `assets/search-en-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.json`
  return {
    name: 'search-file',
    config: (_, { command }) => ({
      define: {
        'import.meta.env.SEARCH_INDEX': JSON.stringify(command === 'serve' ? nameInDevelopment : `/${fileName}`),
      },
    }),
    configureServer(server) {
      server.middlewares.use(
        nameInDevelopment,
        (_request, response) => void response.setHeader('content-type', 'application/json').end(source),
      )
    },
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
