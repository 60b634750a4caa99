import { privacy, privacyChoices, terms, type LegalDocument } from '@dst/content/legal'
import { paths } from '../../../paths.ts'
import type { SearchDocument } from '../search-document.ts'
import { firstLine, ofSection } from './text.ts'

/** The legal pages and their sections. */
export function legalDocuments(): readonly SearchDocument[] {
  return [
    ...sectionsOf(terms, paths.terms),
    ...sectionsOf(privacy, paths.privacy, ['who sees my personal information', 'personal data']),
    {
      path: paths.privacyChoices,
      kind: 'legal',
      title: privacyChoices.title,
      line: firstLine(privacyChoices.intro),
      words: ['opt out', 'do not sell my data', 'delete my data'],
    },
  ]
}

function sectionsOf(
  { title, intro, sections }: LegalDocument,
  path: string,
  words: readonly string[] = [],
): readonly SearchDocument[] {
  return [
    { path, kind: 'legal', title, line: firstLine(intro), words },
    ...sections.map((section) => ({
      path: `${path}#${section.id}`,
      kind: 'legal' as const,
      ...ofSection(section),
    })),
  ]
}
