import { formatUsd } from '@dst/domain/calculator'
import { readTyped, type FileField } from '@dst/domain/exchange-file'
import type { NumberReading } from '@dst/ui/number-field'
import { readAmount } from './read-fee.ts'

type NumberFileField = Extract<FileField, { type: 'number' }>

/** How the loan of an offering is read. */
export interface LoanReading {
  readonly field: NumberFileField
  readonly equity: number | undefined
  /** What a ratio without a basis is of: memoranda state it per dollar of equity; a field asks. */
  readonly unstated: 'equity' | 'ask'
  readonly today: string
}

const written =
  /^(?<part>[^/]+?)\s*(?:\bper\b|\bfor (?:each|every)\b|\/)\s*(?<whole>\$?[\d.,']+\s*[kmb]?)(?:\s+(?:of\s+)?(?:the\s+)?(?<basis>[a-z ]+))?$/i

/** Reads a loan in dollars, or as memoranda state it: "$82,797.68 for each $100,000 of equity". */
export function readLoan(text: string, { field, equity, unstated, today }: LoanReading): NumberReading {
  const { part, whole, basis = '' } = written.exec(text.trim())?.groups ?? {}
  if (part === undefined || whole === undefined) return readAmount(field, text, today)
  const ratio = ratioOf([part, whole], field, today)
  if (ratio === undefined) return readAmount(field, text, today)
  if (equity === undefined) {
    return {
      ok: false,
      error: 'Type the equity of all investors first: the loan of the whole offering follows from it.',
    }
  }
  const ofEquity = Math.round(equity * ratio)
  // A loan that is a part of the value leaves the rest of it to the equity.
  const ofValue = ratio < 1 ? Math.round((equity * ratio) / (1 - ratio)) : undefined
  if (/equity|invest|cash/i.test(basis)) return readAmount(field, String(ofEquity), today)
  if (/value|price|property/i.test(basis)) {
    return ofValue === undefined ? unreadable(text) : readAmount(field, String(ofValue), today)
  }
  if (basis !== '') return unreadable(text)
  if (unstated === 'equity' || ofValue === undefined) return readAmount(field, String(ofEquity), today)
  return {
    ok: false,
    error:
      `“${text}” is not clear. Did you mean ${formatUsd(ofEquity)} (per ${whole} of equity) or ` +
      `${formatUsd(ofValue)} (per ${whole} of value)?`,
    meant: [ofEquity, ofValue],
  }
}

/** Whether a text states a loan per amount, and names no basis. */
export function isUnstatedRatio(text: string): boolean {
  const found = written.exec(text.trim())?.groups
  return found !== undefined && found['basis'] === undefined
}

function ratioOf(texts: readonly [string, string], field: NumberFileField, today: string): number | undefined {
  const toTheCent = { ...field, whole: false, least: 0 }
  const [part, whole] = texts.map((text) => readTyped(toTheCent, text.trim(), today))
  if (part?.kind !== 'read' || whole?.kind !== 'read' || Number(whole.value) === 0) return undefined
  return Number(part.value) / Number(whole.value)
}

function unreadable(text: string): NumberReading {
  return { ok: false, error: `“${text}”: of what? Write it like 80,000 per 100,000 of equity.` }
}
