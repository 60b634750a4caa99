import type { Section } from '../blocks/index.ts'
import type { LegalDocument } from './legal-document.ts'
import { legalStatus, type LegalStatus, type LegalVersion } from './legal-versions.ts'

/** The sections of a coming version that differ from the present ones, by document; each has the id of its present one. */
export interface ComingSections {
  readonly terms: readonly Section[]
  readonly privacy: readonly Section[]
}

/** The coming version's sections, from its announcement to its day; none while no version is coming. */
export const comingSections: ComingSections = { terms: [], privacy: [] }

/** What the page of a document shows of the coming version. */
export interface ComingVersion extends Pick<LegalVersion, 'date' | 'changes' | 'needsAgreement'> {
  /** The document's own sections that change, in full. */
  readonly sections: readonly Section[]
}

/** What the page of a document shows of the coming version; undefined while none is coming. */
export function comingVersionOf(
  document: keyof ComingSections,
  { coming }: LegalStatus = legalStatus,
): ComingVersion | undefined {
  return coming && { ...coming, sections: comingSections[document] }
}

/** A document with the sections that replace its own. Throws for a section that the document doesn't have. */
export function withSections(legal: LegalDocument, replacing: readonly Section[]): LegalDocument {
  const unknown = replacing.find(({ id }) => legal.sections.every((section) => section.id !== id))
  if (unknown !== undefined) throw new Error(`${legal.title} has no section ${unknown.id} to replace`)
  return {
    ...legal,
    sections: legal.sections.map((section) => replacing.find(({ id }) => id === section.id) ?? section),
  }
}
