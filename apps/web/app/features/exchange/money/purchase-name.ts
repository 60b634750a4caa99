import type { Purchase } from '@dst/domain/exchange-file'

/** What a purchase is called in a sentence. */
export function purchaseName({ name, kind = 'dst' }: Purchase): string {
  return name ?? (kind === 'dst' ? 'the DST' : 'the property')
}
