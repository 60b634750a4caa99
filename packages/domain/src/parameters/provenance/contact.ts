import * as values from '../contact.ts'
import type { Parameter } from './parameter.ts'

export const contactMessageLimits = {
  label: 'Longest entries of the contact form',
  unit: 'characters',
  value: values.contactMessageLimits,
  source: 'docs/product/site.md#contact',
  reviewed: '2026-11-21',
} satisfies Parameter

export const notesMaximumLength = {
  label: 'Longest notes of a consultation request',
  unit: 'characters',
  value: values.notesMaximumLength,
  source: 'docs/product/consultation.md#form',
  reviewed: '2026-11-28',
} satisfies Parameter

export const consultationDefaults = {
  label: 'What the consultation form starts with',
  unit: 'flag',
  value: values.consultationDefaults,
  source: 'docs/product/consultation.md#form',
  reviewed: '2026-11-21',
} satisfies Parameter
