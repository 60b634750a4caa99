import { apiModule } from './api-module.ts'
import { decision } from './decision.ts'
import { parameter } from './parameter.ts'
import type { Kind } from './skeleton.ts'
import { component, pattern } from './ui-part.ts'

/** Every skeleton by its command-line name. */
export const kinds: Readonly<Record<string, Kind>> = {
  component,
  pattern,
  'api-module': apiModule,
  decision,
  parameter,
}
