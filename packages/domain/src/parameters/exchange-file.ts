import { offeringMaximum } from './offerings.ts'
import type { Range } from './range.ts'

/** Selling costs until they are entered, as a share of the price (share of 1). */
export const assumedSellingCosts = 0.06

/** Taxable income without the sale, after deductions, until it is entered (US dollars). */
export const assumedOtherIncome = 100_000

/** Years for which property counts as in use in the comparison, until the month is entered (years). */
export const assumedYearsInUse = 10

/** Federal rate of tax on the income of a C corporation (share of 1). */
export const corporateTaxRate = 0.21

/** Most sales, purchases, parts of sales, payments back, letters and offerings that one exchange file holds. */
export const exchangeFileMaximum: {
  readonly sales: number
  readonly purchases: number
  readonly saleParts: number
  readonly moneyBack: number
  readonly trustLetters: number
  readonly offerings: number
} = { sales: 12, purchases: 40, saleParts: 24, moneyBack: 12, trustLetters: 60, offerings: offeringMaximum }

/** Most parts of one sale that are written off by themselves. */
export const salePartsMaximum = 8

/** Years that a table of write-offs shows (years). */
export const writeOffYears: Range & { readonly usual: number } = { from: 5, to: 40, usual: 10 }

/** Years that a letter of a trust can be about. */
export const letterYears: Range = { from: 2004, to: 2099 }

/** Longest name or note in an exchange file (characters). */
export const exchangeTextMaximum = 120

/** Largest loan of a purchase that an exchange file takes, as a share of its value (share of 1). */
export const exchangeLoanMaximum = 0.9

/** Fastest yearly growth, and fall, of an income or a value that an exchange file takes (share of 1). */
export const exchangeGrowthMaximum = 0.5

/** Most units that an exchange file takes for one property. */
export const exchangeUnitsMaximum = 99

/** Days for which a shared link opens (days). */
export const exchangeShareDays = 30

/** Most links that one person can have open at a time. */
export const exchangeShareMaximum = 5

/** Longest encrypted content of a shared link, in base64url (characters). */
export const exchangeShareSize = 120_000

/** Newest opens of a link that are listed; older ones are forgotten. */
export const exchangeShareOpens = 100

/** Days for which a link is remembered after its time, without its content (days). */
export const exchangeShareMemory = 30

/** Days before day 45 on which a person is reminded (days). */
export const identificationReminders: readonly number[] = [30, 14, 7, 3, 1]

/** Days before the end of the exchange on which a person is reminded (days). */
export const endReminders: readonly number[] = [60, 30, 14, 7, 3, 1]

/** Hour of the day at which a person is reminded, in their time zone (hours). */
export const reminderHour = 8

/** Day of the month in which the return is due on which its extension is spoken of for the last time (days). */
export const extensionReminderDay = 10
