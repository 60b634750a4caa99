/** What people type, and the terms that the entries use for it. */
export interface SearchSynonym {
  /** Words or phrases, in lower case and in the singular. */
  readonly typed: readonly string[]
  readonly found: readonly string[]
}

/** Readers' words for which the entries use other terms. The typed word itself is always searched as well. */
export const searchSynonyms: readonly SearchSynonym[] = [
  {
    typed: ['ira', '401k', '401(k)', 'retirement account', 'self-directed'],
    found: ['retirement', 'invest through a trust'],
  },
  {
    typed: ['inherit', 'inheritance', 'inherited', 'heir', 'estate', 'death', 'die', 'step-up', 'stepped-up'],
    found: ['heirs', 'when i die'],
  },
  {
    typed: ['not accredited', 'non-accredited', 'nonaccredited', 'non accredited', 'unaccredited'],
    found: ['accredited investor'],
  },
]
