import * as values from '../faq.ts'
import type { Parameter } from './parameter.ts'

export const faqServerListMinimum = {
  label: 'The server list of questions is used only when it is longer than this',
  unit: 'count',
  value: values.faqServerListMinimum,
  source: 'docs/product/site.md#faq',
  reviewed: '2026-11-21',
} satisfies Parameter

export const popularFaqMaximum = {
  label: 'Most popular questions shown',
  unit: 'count',
  value: values.popularFaqMaximum,
  source: 'docs/product/site.md#faq',
  reviewed: '2026-11-21',
} satisfies Parameter

export const popularFaqIds = {
  label: 'Entries that count as popular',
  unit: 'count',
  value: values.popularFaqIds,
  source: 'docs/product/site.md#faq',
  reviewed: '2026-11-21',
} satisfies Parameter
