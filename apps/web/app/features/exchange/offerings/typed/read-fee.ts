import { formatUsd } from '@dst/domain/calculator'
import { readTyped, type FileField } from '@dst/domain/exchange-file'
import type { NumberReading } from '@dst/ui/number-field'
import type { OfferingFieldName } from '../../account/offering-field-names.ts'

type NumberFileField = Extract<FileField, { type: 'number' }>

/** What shares of a cost are of; undefined while it isn't typed. */
export interface FeeBases {
  readonly equity: number | undefined
  readonly purchasePrice: number | undefined
}

/** Costs, and what a share without a basis is of: a fee for buying may be of either. */
export const feeBases = {
  sellingCommissions: ['equity'],
  dealerManager: ['equity'],
  offeringCosts: ['equity'],
  acquisitionFee: ['equity', 'purchasePrice'],
  financingCosts: ['equity'],
  otherCosts: ['equity'],
  reserves: ['equity'],
} as const satisfies Partial<Record<OfferingFieldName, readonly (keyof FeeBases)[]>>

/** How a cost of an offering is read. */
export interface FeeReading {
  readonly field: NumberFileField
  readonly bases: FeeBases
  /** What a share without a basis is of; a fee for buying may be of either. */
  readonly usual: readonly (keyof FeeBases)[]
  readonly today: string
}

const written = /^(?<share>[^%a-z]*\d[^%a-z]*?)\s*(?:%|percent|per cent|pct)\s*(?:of\s+(?:the\s+)?(?<basis>[a-z ]+))?$/i
const anyShare: NumberFileField = { type: 'number', unit: 'share', least: 0, most: 1, whole: false }
const basisNames = { equity: 'the equity', purchasePrice: 'the price' } as const

/** Reads a cost in dollars, or in percent of equity or price, which is kept as dollars. */
export function readFee(text: string, { field, bases, usual, today }: FeeReading): NumberReading {
  const { share: digits, basis = '' } = written.exec(text.trim())?.groups ?? {}
  if (digits === undefined) return readAmount(field, text, today)
  const share = readTyped(anyShare, `${digits}%`, today)
  if (share.kind === 'unreadable') return { ok: false, error: share.sentence }
  const meantOf = basis === '' ? usual : basisIn(basis)
  if (meantOf === undefined)
    return { ok: false, error: `“${text}”: of what? Write it like 5% of equity, or 2% of price.` }
  const missing = meantOf.find((name) => bases[name] === undefined)
  if (missing !== undefined) return { ok: false, error: `Type ${basisNames[missing]} first, or the cost in dollars.` }
  const shares = share.kind === 'read' ? [Number(share.value)] : share.meant
  const amounts = meantOf.flatMap((name) =>
    shares.map((part) => ({ name, amount: Math.round(part * (bases[name] ?? 0)) })),
  )
  const [only] = amounts
  if (amounts.length === 1 && only !== undefined && share.kind === 'read') return within(field, only.amount, today)
  const options = amounts.map(({ name, amount }) => `${formatUsd(amount)} (of ${basisNames[name]})`)
  return {
    ok: false,
    error: `“${text}” is not clear. Did you mean ${options.join(' or ')}?`,
    meant: amounts.map(({ amount }) => amount),
  }
}

/** Reads an amount of dollars as the field takes it. */
export function readAmount(field: NumberFileField, text: string, today: string): NumberReading {
  const typed = readTyped(field, text, today)
  switch (typed.kind) {
    case 'read':
      return { ok: true, value: Number(typed.value) }
    case 'ask':
      return { ok: false, error: typed.sentence, meant: typed.meant }
    case 'unreadable':
      return { ok: false, error: typed.sentence }
  }
}

function within(field: NumberFileField, amount: number, today: string): NumberReading {
  return readAmount(field, String(amount), today)
}

function basisIn(basis: string): readonly (keyof FeeBases)[] | undefined {
  if (/equity|raise|invest|offering/i.test(basis)) return ['equity']
  return /price|property|purchase/i.test(basis) ? ['purchasePrice'] : undefined
}
