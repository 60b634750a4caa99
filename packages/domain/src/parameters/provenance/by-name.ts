import * as values from '../index.ts'
import * as provenance from './index.ts'
import type { Parameter } from './parameter.ts'

/** Every parameter by its name. Here the compiler names a value without provenance, and provenance without a value. */
export const parametersByName = provenance satisfies Readonly<Record<keyof typeof values, Parameter>>

values satisfies Readonly<Record<keyof typeof provenance, unknown>>
