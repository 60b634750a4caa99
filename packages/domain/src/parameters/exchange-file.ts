import type { Parameter } from './parameter.ts'

/** Selling costs until they are entered, as a share of the price (share of 1). */
export const assumedSellingCosts: Parameter = {
  label: 'Selling costs until they are entered, as a share of the price',
  unit: 'share',
  value: 0.06,
  source: 'docs/product/exchange-file.md#defaults',
  reviewed: '2026-11-25',
}

/** Taxable income without the sale, after deductions, until it is entered (US dollars). */
export const assumedOtherIncome: Parameter = {
  label: 'Taxable income without the sale, after deductions, until it is entered',
  unit: 'USD',
  value: 100_000,
  source: 'docs/product/exchange-file.md#defaults',
  reviewed: '2026-11-25',
}

/** Federal rate of tax on the income of a C corporation (share of 1). */
export const corporateTaxRate: Parameter = {
  label: 'Federal rate of tax on the income of a C corporation',
  unit: 'share',
  value: 0.21,
  source: '26 U.S.C. 11(b)',
  reviewed: '2026-11-25',
}

/** Most sales and purchases that one exchange file holds. */
export const exchangeFileMaximum: Parameter<{ readonly sales: number; readonly purchases: number }> = {
  label: 'Most sales and purchases that one exchange file holds',
  unit: 'count',
  value: { sales: 12, purchases: 40 },
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-25',
}

/** Longest name or note in an exchange file (characters). */
export const exchangeTextMaximum: Parameter = {
  label: 'Longest name or note in an exchange file',
  unit: 'characters',
  value: 120,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-25',
}

/** Largest loan of a purchase that an exchange file takes, as a share of its value (share of 1). */
export const exchangeLoanMaximum: Parameter = {
  label: 'Largest loan of a purchase that an exchange file takes, as a share of its value',
  unit: 'share',
  value: 0.9,
  source: 'docs/product/exchange-file.md#the-file',
  reviewed: '2026-11-25',
}

/** Days for which a shared link opens (days). */
export const exchangeShareDays: Parameter = {
  label: 'Days for which a shared link opens',
  unit: 'days',
  value: 30,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
}

/** Most links that one person can have open at a time. */
export const exchangeShareMaximum: Parameter = {
  label: 'Most links that one person can have open at a time',
  unit: 'count',
  value: 5,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
}

/** Longest encrypted content of a shared link, in base64url (characters). */
export const exchangeShareSize: Parameter = {
  label: 'Longest encrypted content of a shared link, in base64url',
  unit: 'characters',
  value: 48_000,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
}

/** Newest opens of a link that are listed; older ones are forgotten. */
export const exchangeShareOpens: Parameter = {
  label: 'Newest opens of a link that are listed; older ones are forgotten',
  unit: 'count',
  value: 100,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
}

/** Days for which a link is remembered after its time, without its content (days). */
export const exchangeShareMemory: Parameter = {
  label: 'Days for which a link is remembered after its time, without its content',
  unit: 'days',
  value: 30,
  source: 'docs/product/exchange-file.md#sharing',
  reviewed: '2026-11-25',
}

/** Days before day 45 on which a person is reminded (days). */
export const identificationReminders: Parameter<readonly number[]> = {
  label: 'Days before day 45 on which a person is reminded',
  unit: 'days',
  value: [30, 14, 7, 3, 1],
  source: 'docs/product/exchange-file.md#reminders',
  reviewed: '2026-11-25',
}

/** Days before the end of the exchange on which a person is reminded (days). */
export const endReminders: Parameter<readonly number[]> = {
  label: 'Days before the end of the exchange on which a person is reminded',
  unit: 'days',
  value: [60, 30, 14, 7, 3, 1],
  source: 'docs/product/exchange-file.md#reminders',
  reviewed: '2026-11-25',
}

/** Hour of the day at which a person is reminded, in their time zone (hours). */
export const reminderHour: Parameter = {
  label: 'Hour of the day at which a person is reminded, in their time zone',
  unit: 'hours',
  value: 8,
  source: 'docs/product/exchange-file.md#reminders',
  reviewed: '2026-11-26',
}

/** Day of the month in which the return is due on which its extension is spoken of for the last time (days). */
export const extensionReminderDay: Parameter = {
  label: 'Day of the month in which the return is due on which its extension is spoken of for the last time',
  unit: 'days',
  value: 10,
  source: 'docs/product/exchange-file.md#reminders',
  reviewed: '2026-11-25',
}
