import type { ExchangeFacts } from '@dst/domain/exchange-facts'
import { factFields } from '@dst/domain/exchange-file/fields'
import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { schemaOf } from './exchange-file.ts'

/**
 * The facts of an exchange that a person adds to a request, each chosen by itself, by the rules of
 * `@dst/domain/exchange-file`.
 */
export const exchangeFactsSchema = described(
  'Facts of an exchange that a person chose to add',
  closedObject(
    Object.fromEntries(Object.entries(factFields).map(([name, field]) => [name, z.optional(schemaOf(name, field))])),
  ),
  // The shape follows the table of fields, which the domain checks against this type.
) as unknown as z.ZodMiniType<ExchangeFacts, ExchangeFacts>
