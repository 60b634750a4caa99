import { calculator } from './calculator.ts'
import { comparison } from './comparison.ts'
import { dates } from './dates.ts'
import type { Engine } from './engine.ts'
import { identification } from './identification.ts'
import { replacement } from './replacement.ts'
import { scoring } from './scoring.ts'
import { tax } from './tax.ts'

/** Every engine of the domain that is measured. */
export const engines: readonly Engine[] = [scoring, calculator, dates, identification, replacement, tax, comparison]
