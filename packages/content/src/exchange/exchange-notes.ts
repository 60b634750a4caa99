import type { Section } from '../blocks/index.ts'

/** What a view of the exchange file says besides its figures: law, limits and checklists, by section. */
export interface ExchangeNotes {
  readonly sections: readonly Section[]
}
