import type { FaqEntry } from './faq-entry'

/**
 * The name of each category, "All" first.
 * @source specification section 3, FAQ entry
 */
export const categoryLabels = {
  all: 'All Categories',
  basics: 'DST Basics',
  tax: 'Tax & 1031 Exchange',
  benefits: 'Benefits & Advantages',
  eligibility: 'Eligibility Requirements',
  investment: 'Investment Process',
  risks: 'Risks & Limitations',
  management: 'Property Management',
  sponsor: 'Due Diligence',
  process: 'Process & Documentation',
} as const

/** A category that has a name of its own. */
export type KnownFaqCategory = keyof typeof categoryLabels

/** The name of a category; one that is not known shows as it is written, with its first letter in upper case. */
export function categoryLabel(category: string): string {
  return isKnown(category) ? categoryLabels[category] : category.charAt(0).toUpperCase() + category.slice(1)
}

/** The categories that have entries, in the order in which they first occur; "all" is none of them. */
export function categoriesOf(entries: readonly FaqEntry[]): string[] {
  return [...new Set(entries.map((entry) => entry.category))]
}

function isKnown(category: string): category is KnownFaqCategory {
  return Object.hasOwn(categoryLabels, category)
}
