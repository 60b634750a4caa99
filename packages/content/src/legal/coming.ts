import type { Section } from '../blocks/index.ts'
import type { LegalDocument } from './legal-document.ts'

/** The sections of a coming version that differ from the present ones, by document; each has the id of its present one. */
export interface ComingSections {
  readonly terms: readonly Section[]
  readonly privacy: readonly Section[]
}

/** The coming version's sections, from its announcement to its day; none while no version is coming. */
export const comingSections: ComingSections = { terms: [], privacy: [] }

/** A document with the sections that replace its own. Throws for a section that the document doesn't have. */
export function withSections(legal: LegalDocument, replacing: readonly Section[]): LegalDocument {
  const unknown = replacing.find(({ id }) => legal.sections.every((section) => section.id !== id))
  if (unknown !== undefined) throw new Error(`${legal.title} has no section ${unknown.id} to replace`)
  return {
    ...legal,
    sections: legal.sections.map((section) => replacing.find(({ id }) => id === section.id) ?? section),
  }
}
