import type { Sale } from '@dst/domain/exchange-file'

/** What a sale is called. */
export function saleName({ label }: Pick<Sale, 'label'>, index: number): string {
  return label ?? `Sale ${index + 1}`
}
