import type { FaqEntry } from './faq-entry.ts'

/**
 * The name of each category, "All" first.
 * @source docs/product/site.md#faq
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

/** A category with a label of its own. */
export type KnownFaqCategory = keyof typeof categoryLabels

/** The label of a category; an unknown one is shown as is, with its first letter capitalized. */
export function categoryLabel(category: string): string {
  return isKnown(category) ? categoryLabels[category] : category.charAt(0).toUpperCase() + category.slice(1)
}

/** The categories that have entries, in the order in which they first occur, without "all". */
export function categoriesOf(entries: readonly FaqEntry[]): string[] {
  return [...new Set(entries.map((entry) => entry.category))]
}

function isKnown(category: string): category is KnownFaqCategory {
  return Object.hasOwn(categoryLabels, category)
}
