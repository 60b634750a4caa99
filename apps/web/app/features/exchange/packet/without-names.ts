import type { ExchangeFile } from '@dst/domain/exchange-file'

/**
 * The file without what the person has written themselves, so that sales and purchases go by their numbers. Offerings
 * keep their names, by which their sponsors are told apart: their own part of the packet leaves them out.
 */
export function withoutNames(file: ExchangeFile): ExchangeFile {
  const { noticeUrl: _address, ...deadlines } = file.deadlines
  return {
    ...file,
    deadlines,
    sales: file.sales.map(({ label: _label, ...sale }) => sale),
    purchases: file.purchases.map(({ name: _name, ...purchase }) => purchase),
  }
}
