import type { FigureGroup } from './figures/figure-row.ts'

/** Lines that hold nothing but what the person has written themselves. */
const textRows: readonly string[] = ['sponsor-name', 'kind', 'tenant']

/** The groups without those lines, for whoever is not to see names. */
export function groupsWithoutTexts(groups: readonly FigureGroup[]): readonly FigureGroup[] {
  return groups.map((group) => ({ ...group, rows: group.rows.filter(({ id }) => !textRows.includes(id)) }))
}
