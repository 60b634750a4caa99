import type { FileOffering } from '@dst/domain/exchange-file'
import type { FigureGroup } from './figures/figure-row.ts'

/** An offering without what the person has written themselves, so that it goes by its number. */
export function withoutTexts(offering: FileOffering): FileOffering {
  const { name: _name, sponsor: _sponsor, propertyType: _kind, tenant: _tenant, ...figures } = offering
  return figures
}

/** Lines that hold nothing but such texts. */
const textRows: readonly string[] = ['sponsor-name', 'kind', 'tenant']

/** The groups without the lines that would be empty then. */
export function groupsWithoutTexts(groups: readonly FigureGroup[]): readonly FigureGroup[] {
  return groups.map((group) => ({ ...group, rows: group.rows.filter(({ id }) => !textRows.includes(id)) }))
}
