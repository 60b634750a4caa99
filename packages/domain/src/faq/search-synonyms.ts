/** What people type, and the texts that stand in entries about it. */
export interface SearchSynonym {
  /** Words or phrases, in lower case and in the singular. */
  readonly typed: readonly string[]
  readonly found: readonly string[]
}

/** Words of readers that entries say in other words. What is typed is found as it stands too. */
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
