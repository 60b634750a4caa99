import * as values from '../conversations.ts'
import type { Parameter } from './parameter.ts'

export const acknowledgementPatience = {
  label: 'Time after which we ask the partner about a request that it has not acknowledged',
  unit: 'hours',
  value: values.acknowledgementPatience,
  source: 'docs/product/consultation.md#hand-over',
  reviewed: '2026-11-28',
} satisfies Parameter

export const conversationNotice = {
  label: 'Notice that the partner gets of a conversation, at the least',
  unit: 'hours',
  value: values.conversationNotice,
  source: 'docs/product/consultation.md#hand-over',
  reviewed: '2026-11-28',
} satisfies Parameter

export const conversationDays = {
  label: 'Working days of the partner on which conversations are offered',
  unit: 'count',
  value: values.conversationDays,
  source: 'docs/product/consultation.md#hand-over',
  reviewed: '2026-11-28',
} satisfies Parameter

export const conversationReminders = {
  label: 'Times before a conversation at which its person is reminded',
  unit: 'hours',
  value: values.conversationReminders,
  source: 'docs/product/consultation.md#hand-over',
  reviewed: '2026-11-28',
} satisfies Parameter

export const callingHours = {
  label: 'Hours of the day, where a person is, between which they are called',
  unit: 'hours',
  value: values.callingHours,
  source: '47 CFR 64.1200(c)(1)',
  reviewed: '2026-11-29',
} satisfies Parameter
