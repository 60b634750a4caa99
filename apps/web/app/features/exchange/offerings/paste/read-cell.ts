import { stateNames } from '@dst/domain/exchange-facts'
import { itemFields, readTyped, type FieldValue, type FileField } from '@dst/domain/exchange-file'
import { feeBases, readFee, type FeeBases } from '../typed/read-fee.ts'
import { isUnstatedRatio, readLoan } from '../typed/read-loan.ts'
import type { NumberReading } from '@dst/ui/number-field'
import type { OfferingFieldName } from '../../account/offering-field-names.ts'

/** What a cell means for its field; `how` says what was taken for granted. */
export type CellReading =
  | { readonly ok: true; readonly value: FieldValue; readonly how?: string }
  | { readonly ok: false; readonly why: string }

/** Whether a cell holds nothing: such a cell changes nothing. */
export function isEmptyCell(text: string): boolean {
  return /^(?:|-|–|—|n\/?a|none given|not typed|not stated|tbd)$/i.test(text.trim())
}

/** Reads a pasted cell as what its field holds. */
export function readCell(
  name: OfferingFieldName,
  text: string,
  means: { bases: FeeBases; today: string },
): CellReading {
  const field: FileField = itemFields.offerings[name]
  if (field.type === 'flag') return readFlag(name, text)
  if (field.type === 'choice') return readChoice(name, text)
  if (field.type !== 'number') return fromTyped(field, text, means.today)
  if (name === 'loan') return readLoanCell(field, text, means)
  if (isFee(name)) return fromNumber(readFee(text, { field, ...means, usual: feeBases[name] }))
  return fromTyped(field, field.unit === 'count' ? text.replace(/\s*(?:years?|yrs?\.?)$/i, '') : text, means.today)
}

type NumberFileField = Extract<FileField, { type: 'number' }>

function readLoanCell(
  field: NumberFileField,
  text: string,
  { bases, today }: { bases: FeeBases; today: string },
): CellReading {
  const read = fromNumber(readLoan(text, { field, equity: bases.equity, unstated: 'equity', today }))
  return read.ok && isUnstatedRatio(text) ? { ...read, how: 'read per dollar of equity' } : read
}

function fromTyped(field: FileField, text: string, today: string): CellReading {
  const typed = readTyped(field, text, today)
  return typed.kind === 'read' ? { ok: true, value: typed.value } : { ok: false, why: typed.sentence }
}

function fromNumber(reading: NumberReading): CellReading {
  return reading.ok ? { ok: true, value: reading.value } : { ok: false, why: reading.error }
}

function readFlag(name: OfferingFieldName, text: string): CellReading {
  const said = text.trim().toLowerCase()
  const yes = name === 'rateFixed' ? /^(?:yes|y|true|x|fixed)$/ : /^(?:yes|y|true|x|mandatory)$/
  if (yes.test(said)) return { ok: true, value: true }
  if (/^(?:no|n|false|floating|variable|adjustable|optional|none)$/.test(said)) return { ok: true, value: false }
  return { ok: false, why: `“${text}” is neither yes nor no.` }
}

function readChoice(name: OfferingFieldName, text: string): CellReading {
  const said = text.trim().toLowerCase()
  const value = name === 'state' ? stateIn(said) : choices[name]?.find(([words]) => words.test(said))?.[1]
  return value === undefined ? { ok: false, why: `“${text}” is none of the choices.` } : { ok: true, value }
}

const choices: Partial<Record<OfferingFieldName, readonly (readonly [RegExp, string])[]>> = {
  appraisalFor: [
    [/sponsor/, 'sponsor'],
    [/lender|bank/, 'lender'],
    [/other|somebody/, 'other'],
  ],
  masterLease: [
    [/^(?:no|none)$/, 'none'],
    [/affiliat|sponsor|related/, 'affiliate'],
    [/outside|third|unrelated|independent/, 'outside'],
  ],
}

function stateIn(said: string): string | undefined {
  if (/several|multiple|various|,|\//.test(said)) return 'several'
  return Object.entries(stateNames).find(([code, name]) =>
    [code, name].some((word) => word.toLowerCase() === said),
  )?.[0]
}

function isFee(name: OfferingFieldName): name is keyof typeof feeBases {
  return Object.hasOwn(feeBases, name)
}
