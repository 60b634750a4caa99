import type { Measurement } from './measurement.ts'

/** A page in the table; `firstScriptBytes` is the compressed script size of its first load. */
export interface Row {
  name: string
  firstScriptBytes: number
  found: Measurement
}

const columns: readonly { title: string; show: (row: Row) => string }[] = [
  { title: 'page', show: ({ name }) => name },
  { title: 'perf', show: ({ found }) => found.performance.toFixed(2) },
  { title: 'a11y', show: ({ found }) => found.accessibility.toFixed(2) },
  { title: 'best', show: ({ found }) => found.bestPractices.toFixed(2) },
  { title: 'SEO', show: ({ found }) => found.seo.toFixed(2) },
  { title: 'LCP s', show: ({ found }) => (found.lcp / 1000).toFixed(2) },
  { title: 'CLS', show: ({ found }) => (found.cls === 0 ? '0' : found.cls.toFixed(4)) },
  { title: 'TBT ms', show: ({ found }) => found.tbt.toFixed(0) },
  { title: 'first script KB', show: ({ firstScriptBytes }) => (firstScriptBytes / 1000).toFixed(1) },
  { title: 'all script KB', show: ({ found }) => (found.scriptBytes / 1000).toFixed(1) },
]

/** Draws the rows below a header line, numbers right-aligned. */
export function drawTable(rows: readonly Row[]): string {
  const drawn = columns.map(({ title, show }, index) => {
    const cells = [title, ...rows.map(show)]
    const width = Math.max(...cells.map((cell) => cell.length))
    return cells.map((cell) => (index === 0 ? cell.padEnd(width) : cell.padStart(width)))
  })
  return ['title', ...rows].map((_row, line) => drawn.map((cells) => cells[line] ?? '').join('  ')).join('\n')
}
