import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readMeasured } from './measured.ts'
import { readPrices } from './prices.ts'
import { reportOf, typicalVisitors } from './report.ts'

const growth = readFileSync(new URL('../../../../docs/growth.md', import.meta.url), 'utf8')
const tables = reportOf(typicalVisitors)

test.each(['costs', 'limits'].map((name, index) => [name, tables[index]] as const))(
  'the table of %s in docs/growth.md is the one that "pnpm bench costs" prints',
  (_name, table = 'missing') => {
    expect(growth).toContain(`\n${table}\n`)
  },
)

test('docs/growth.md says when the figures were measured and the prices read', () => {
  expect(growth).toContain(longDate(readMeasured().date))
  expect(growth).toContain(longDate(readPrices().read))
})

function longDate(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
}
