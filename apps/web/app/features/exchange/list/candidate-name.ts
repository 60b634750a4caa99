import type { Purchase } from '@dst/domain/exchange-file'

/** What a property is called, by its number until it has a name. */
export function candidateName({ name, kind = 'dst' }: Pick<Purchase, 'name' | 'kind'>, index: number): string {
  return name ?? `${kind === 'dst' ? 'DST' : 'Property'} ${index + 1}`
}
