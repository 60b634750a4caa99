import * as values from '../exchange-file.ts'
import type { Parameter } from './parameter.ts'

export const assumedSellingCosts = {
  label: 'Selling costs until they are entered, as a share of the price',
  unit: 'share',
  value: values.assumedSellingCosts,
  source: 'docs/product/exchange-file.md#defaults',
  reviewed: '2026-11-25',
} satisfies Parameter

export const assumedOtherIncome = {
  label: 'Taxable income without the sale, after deductions, until it is entered',
  unit: 'USD',
  value: values.assumedOtherIncome,
  source: 'docs/product/exchange-file.md#defaults',
  reviewed: '2026-11-25',
} satisfies Parameter

export const assumedYearsInUse = {
  label: 'Years for which property counts as in use in the comparison, until the month is entered',
  unit: 'years',
  value: values.assumedYearsInUse,
  source: 'docs/product/exchange-file.md#defaults',
  reviewed: '2026-11-28',
} satisfies Parameter

export const corporateTaxRate = {
  label: 'Federal rate of tax on the income of a C corporation',
  unit: 'share',
  value: values.corporateTaxRate,
  source: '26 U.S.C. 11(b)',
  reviewed: '2026-11-25',
} satisfies Parameter

export const exchangeFileMaximum = {
  label: 'Most sales, purchases, parts of sales, payments back, letters and offerings that one exchange file holds',
  unit: 'count',
  value: values.exchangeFileMaximum,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-25',
} satisfies Parameter

export const salePartsMaximum = {
  label: 'Most parts of one sale that are written off by themselves',
  unit: 'count',
  value: values.salePartsMaximum,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-29',
} satisfies Parameter

export const writeOffYears = {
  label: 'Years that a table of write-offs shows',
  unit: 'years',
  value: values.writeOffYears,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-29',
} satisfies Parameter

export const letterYears = {
  label: 'Years that a letter of a trust can be about',
  unit: 'year',
  value: values.letterYears,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-29',
} satisfies Parameter

export const exchangeTextMaximum = {
  label: 'Longest name or note in an exchange file',
  unit: 'characters',
  value: values.exchangeTextMaximum,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-25',
} satisfies Parameter

export const exchangeLoanMaximum = {
  label: 'Largest loan of a purchase that an exchange file takes, as a share of its value',
  unit: 'share',
  value: values.exchangeLoanMaximum,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-25',
} satisfies Parameter

export const exchangeGrowthMaximum = {
  label: 'Fastest yearly growth, and fall, of an income or a value that an exchange file takes',
  unit: 'share',
  value: values.exchangeGrowthMaximum,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-28',
} satisfies Parameter

export const exchangeUnitsMaximum = {
  label: 'Most units that an exchange file takes for one property',
  unit: 'count',
  value: values.exchangeUnitsMaximum,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-28',
} satisfies Parameter

export const exchangeShareDays = {
  label: 'Days for which a shared link opens',
  unit: 'days',
  value: values.exchangeShareDays,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
} satisfies Parameter

export const exchangeShareMaximum = {
  label: 'Most links that one person can have open at a time',
  unit: 'count',
  value: values.exchangeShareMaximum,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
} satisfies Parameter

export const exchangeShareSize = {
  label: 'Longest encrypted content of a shared link, in base64url',
  unit: 'characters',
  value: values.exchangeShareSize,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
} satisfies Parameter

export const exchangeShareOpens = {
  label: 'Newest opens of a link that are listed; older ones are forgotten',
  unit: 'count',
  value: values.exchangeShareOpens,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
} satisfies Parameter

export const exchangeShareMemory = {
  label: 'Days for which a link is remembered after its time, without its content',
  unit: 'days',
  value: values.exchangeShareMemory,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
} satisfies Parameter

export const identificationReminders = {
  label: 'Days before day 45 on which a person is reminded',
  unit: 'days',
  value: values.identificationReminders,
  source: 'docs/product/exchange-file.md#reminders',
  reviewed: '2026-11-25',
} satisfies Parameter

export const endReminders = {
  label: 'Days before the end of the exchange on which a person is reminded',
  unit: 'days',
  value: values.endReminders,
  source: 'docs/product/exchange-file.md#reminders',
  reviewed: '2026-11-25',
} satisfies Parameter

export const reminderHour = {
  label: 'Hour of the day at which a person is reminded, in their time zone',
  unit: 'hours',
  value: values.reminderHour,
  source: 'docs/product/exchange-file.md#reminders',
  reviewed: '2026-11-26',
} satisfies Parameter

export const extensionReminderDay = {
  label: 'Day of the month in which the return is due on which its extension is spoken of for the last time',
  unit: 'days',
  value: values.extensionReminderDay,
  source: 'docs/product/exchange-file.md#reminders',
  reviewed: '2026-11-25',
} satisfies Parameter
