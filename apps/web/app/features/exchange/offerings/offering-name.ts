import type { FileOffering } from '@dst/domain/exchange-file'

/** What an offering is called before it has a name. */
export function offeringName({ name }: Pick<FileOffering, 'name'>, index: number): string {
  return name?.trim() || `Offering ${index + 1}`
}
