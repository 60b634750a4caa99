import * as values from '../retention.ts'
import type { Parameter } from './parameter.ts'

export const retentionMonths = {
  label: 'How long requests, messages and the log of sign-ins are kept, and proof after the end of what it proves',
  unit: 'months',
  value: values.retentionMonths,
  source: 'docs/product/site.md#how-long-data-is-kept',
  reviewed: '2026-11-29',
} satisfies Parameter

export const retentionDays = {
  label: 'How long unconfirmed accounts, traces of deleted ones, test mails and jobs are kept',
  unit: 'days',
  value: values.retentionDays,
  source: 'docs/product/site.md#how-long-data-is-kept',
  reviewed: '2026-11-29',
} satisfies Parameter

export const legalNoticeDays = {
  label: 'How long before a new version of the legal pages takes effect account holders are told at the latest',
  unit: 'days',
  value: values.legalNoticeDays,
  source: 'docs/product/site.md#legal-pages',
  reviewed: '2026-11-29',
} satisfies Parameter
