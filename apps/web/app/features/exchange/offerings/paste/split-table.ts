/** The cells of a pasted table, row by row; empty rows are left out. Tabs part cells, or commas where there is no tab. */
export function splitTable(text: string): readonly (readonly string[])[] {
  const rows = text.includes('\t') ? cellsOf(text, '\t') : cellsOf(text, ',')
  return rows.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some((cell) => cell !== ''))
}

/** Cells in quotes may hold whatever parts others, and line ends; two quotes in them stand for one. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [['']]
  let isQuoted = false
  let isStart = true
  const add = (character: string) => {
    const row = rows.at(-1) ?? []
    row[row.length - 1] += character
  }
  const lines = text.replaceAll(/\r\n?/g, '\n')
  for (let at = 0; at < lines.length; at += 1) {
    const character = lines.charAt(at)
    if (isQuoted) {
      if (character !== '"') add(character)
      else if (lines.charAt(at + 1) === '"') {
        add('"')
        at += 1
      } else isQuoted = false
      continue
    }
    if (character === '"' && isStart) isQuoted = true
    else if (character === separator) rows.at(-1)?.push('')
    else if (character === '\n') rows.push([''])
    else add(character)
    isStart = character === separator || character === '\n'
  }
  return rows
}
