import { searchDocuments } from '@dst/web/app/features/search/documents/search-documents.ts'
import { readIndex, writeIndex, type SiteSearch } from '@dst/web/app/features/search/search-index.ts'

/** The site's own index, made here instead of by its build. */
export function loadSearch(): Promise<SiteSearch> {
  return readIndex(writeIndex(searchDocuments()))
}
