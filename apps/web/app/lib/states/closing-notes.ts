import type { StateFigures } from '@dst/domain/parameters/states'

/** What happens at a closing by people who live elsewhere, in states that withhold nothing. */
export function closingNotesOf(code: StateFigures['code']): readonly string[] {
  return notes[code] ?? []
}

const notes: Partial<Record<StateFigures['code'], readonly string[]>> = {
  NC: ['The closing agent usually reports a sale by people who live elsewhere, on form NC-1099NRS.'],
  VA: ['People who live elsewhere usually register their ownership, with form R-5.'],
}
