/** A cell: numbers stay numbers, so that a spreadsheet computes with them. */
export type CsvCell = string | number

/**
 * Rows as comma-separated text (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe in
 * front, so that nothing that somebody typed is computed.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')
}

function written(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What spreadsheets compute: also behind spaces, and after a tab or a line break. */
const formula = /^\s*[=+\-@\t\r\n]/

/** Hands a table to the browser as a file that spreadsheets open, with a mark that tells them its letters. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob([`\u{FEFF}${csvOf(rows)}`], { type: 'text/csv;charset=utf-8' })
}
