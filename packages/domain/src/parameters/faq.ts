import type { Parameter } from './parameter.ts'

/** The server list of questions is used only when it is longer than this. */
export const faqServerListMinimum: Parameter = {
  label: 'The server list of questions is used only when it is longer than this',
  unit: 'count',
  value: 8,
  source: 'docs/product/site.md#faq',
  reviewed: '2026-11-21',
}

/** Most popular questions shown. */
export const popularFaqMaximum: Parameter = {
  label: 'Most popular questions shown',
  unit: 'count',
  value: 6,
  source: 'docs/product/site.md#faq',
  reviewed: '2026-11-21',
}

/** Entries that count as popular. */
export const popularFaqIds: Parameter<readonly number[]> = {
  label: 'Entries that count as popular',
  unit: 'count',
  value: [1, 2, 4, 9, 13, 16],
  source: 'docs/product/site.md#faq',
  reviewed: '2026-11-21',
}
