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

export const contactAfterOpening = {
  label: 'Time that the partner has after it next opens, if it had less since a request',
  unit: 'hours',
  value: values.contactAfterOpening,
  source: 'docs/product/consultation.md#contact-promise',
  reviewed: '2026-11-29',
} satisfies Parameter

export const scheduleHorizon = {
  label: 'Days among which the next working day of the partner is looked for',
  unit: 'days',
  value: values.scheduleHorizon,
  source: 'docs/product/consultation.md#the-partners-schedule',
  reviewed: '2026-11-29',
} satisfies Parameter

export const conversationLength = {
  label: 'Length of a conversation that the partner can set',
  unit: 'minutes',
  value: values.conversationLength,
  source: 'docs/product/consultation.md#the-partners-schedule',
  reviewed: '2026-11-29',
} satisfies Parameter

export const scheduleMaximum = {
  label: 'Closed days and blocked spans that the schedule of the partner can hold',
  unit: 'count',
  value: values.scheduleMaximum,
  source: 'docs/product/consultation.md#the-partners-schedule',
  reviewed: '2026-11-29',
} satisfies Parameter

export const scheduleDays = {
  label: 'Working days that the partner sees of its own times',
  unit: 'count',
  value: values.scheduleDays,
  source: 'docs/product/consultation.md#the-partners-schedule',
  reviewed: '2026-11-29',
} satisfies Parameter
