import type { ExchangeFile } from '@dst/domain/exchange-file'
import {
  itemFields,
  itemId,
  partFields,
  readField,
  type FileField,
  type ListName,
} from '@dst/domain/exchange-file/fields'
import { exchangeFileMaximum } from '@dst/domain/parameters'
import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { flag, requiredText, timestamp } from './fields.ts'

/** The fields of a part as a closed object: all of them can be left out, and none besides them is accepted. */
function part(fields: Readonly<Record<string, FileField>>) {
  return closedObject(optionalFields(fields))
}

function optionalFields(fields: Readonly<Record<string, FileField>>): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, z.optional(schemaOf(name, field))]))
}

/** A part that files of before don't have: they are read as files in which nothing of it is entered. */
function laterPart(fields: Readonly<Record<string, FileField>>) {
  return z._default(part(fields), {})
}

/** The same for a list. */
function laterList(name: ListName) {
  return z._default(list(name), [])
}

/** The schema of one field of the domain's table; `name` begins the messages. */
export function schemaOf(name: string, field: FileField): z.ZodMiniType {
  switch (field.type) {
    case 'flag':
      return flag(name)
    case 'text':
      return requiredText(name, field.longest)
    case 'code': {
      const wrong = `${name} must be lower-case letters and digits with hyphens, at most ${field.longest} of them`
      return z.string(wrong).check(z.refine((value) => readField(field, value) === value, wrong))
    }
    case 'item': {
      const wrong = `${name} must be the id of one of the ${field.list}`
      return z.string(wrong).check(z.regex(itemId, wrong))
    }
    case 'choice':
      return z.enum(field.options, `${name} must be one of: ${field.options.join(', ')}`)
    case 'number': {
      const wrong = `${name} must be a ${field.whole ? 'whole ' : ''}number from ${field.least} to ${field.most}`
      return (field.whole ? z.int(wrong) : z.number(wrong)).check(
        z.minimum(field.least, wrong),
        z.maximum(field.most, wrong),
      )
    }
    case 'date': {
      const form = field.form === 'day' ? 'date as yyyy-mm-dd' : 'month as yyyy-mm'
      const wrong = `${name} must be a ${form}`
      return z.string(wrong).check(z.refine((value) => readField(field, value) === value, wrong))
    }
  }
}

function list(name: ListName) {
  const most = exchangeFileMaximum[name]
  const id = z
    .string('The id of an item must be text')
    .check(z.regex(itemId, 'The id of an item has 1 to 32 letters or digits'))
  return z.array(closedObject({ id, ...optionalFields(itemFields[name]) }), `${name} must be a list`).check(
    z.maxLength(most, `An exchange file holds at most ${most} ${name}`),
    z.refine((items) => new Set(items.map((item) => item.id)).size === items.length, `Two ${name} have the same id`),
  )
}

/**
 * What a person has entered about one exchange, by the rules of `@dst/domain/exchange-file`: its table of fields is the
 * only one, and the compiler checks it against the file's type.
 */
export const exchangeFileSchema = described(
  'An exchange file',
  closedObject({
    // Files of the first version are saved still, and read as what they came to.
    version: z.literal([1, 2], 'Unknown version of the exchange file'),
    taxpayer: part(partFields.taxpayer),
    sales: list('sales'),
    deadlines: part(partFields.deadlines),
    purchases: list('purchases'),
    income: part(partFields.income),
    plan: part(partFields.plan),
    saleParts: laterList('saleParts'),
    settlement: laterPart(partFields.settlement),
    moneyBack: laterList('moneyBack'),
    trustLetters: laterList('trustLetters'),
    cpaForm: laterPart(partFields.cpaForm),
    after: laterPart(partFields.after),
    offerings: laterList('offerings'),
    offeringCases: laterPart(partFields.offeringCases),
  } satisfies Record<keyof ExchangeFile, z.ZodMiniType>),
  // The shape follows the table of fields, which the domain checks against this type.
) as unknown as z.ZodMiniType<ExchangeFile, ExchangeFile>

/** Body of a save. */
export const saveExchangeFileSchema = described('The exchange file to save', closedObject({ file: exchangeFileSchema }))

/** The saved file, and what a later save has to name. */
export const savedExchangeFileSchema = described(
  'A saved exchange file',
  z.object({
    file: exchangeFileSchema,
    /** Another one with each change; `If-Match: "<version>"` makes a save conditional on it. */
    version: z.int(),
    updatedAt: timestamp,
  }),
)

/** An exchange file as it is saved, with the version that the next save names and the time of the last one (UTC). */
export type SavedExchangeFile = z.output<typeof savedExchangeFileSchema>

/** The signed-in investor's file; null before the first save, and after it was deleted. */
export const myExchangeFileSchema = described(
  "The signed-in investor's exchange file, if there is one",
  z.object({ saved: z.nullable(savedExchangeFileSchema) }),
)
