import type { NumberReading } from '../components/number-field/use-number-text.ts'

/** How the examples read amounts: digits with commas and dollar signs, and "k"; "1,5k" is asked about. */
export function readDollars(text: string): NumberReading {
  const [, digits, thousands] = /^(\d+(?:\.\d*)?)(k?)$/i.exec(text.replaceAll(/[$,\s]/g, '')) ?? []
  const [, whole, tenth] = /^(\d{1,3}),(\d)k$/i.exec(text) ?? []
  if (whole !== undefined) {
    const meant = [Number(`${whole}.${tenth}`) * 1000]
    return { ok: false, error: `“${text}” is not clear. Did you mean ${meant.map(writeDollars).join()}?`, meant }
  }
  if (digits === undefined) return { ok: false, error: `“${text}” is not an amount.` }
  return { ok: true, value: Number(digits) * (thousands === '' ? 1 : 1000) }
}

/** How the examples format amounts that are not being edited. */
export function writeDollars(value: number): string {
  const digits = Number.isInteger(value) ? 0 : 2
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** How the examples read years. */
export function readYear(text: string): NumberReading {
  return /^\d{4}$/.test(text) ? { ok: true, value: Number(text) } : { ok: false, error: `“${text}” is not a year.` }
}
