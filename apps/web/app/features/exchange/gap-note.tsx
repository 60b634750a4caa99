import type { ExchangeFile, TaxGap } from '@dst/domain/exchange-file'
import { FieldNote } from './field-note.tsx'
import { gapCopy } from './gap-copy.ts'
import type { FieldPath } from './store/edits.ts'

interface GapNoteProps {
  file: ExchangeFile
  gap: TaxGap
  today: string
  /** Shows the field on this screen; without it, the link leads to the field in the view of the money. */
  goTo?: (path: FieldPath) => void
}

/** Why the tax is not known yet, with a link to the field that mends it. */
export function GapNote({ file, gap, today, ...shown }: GapNoteProps) {
  return <FieldNote {...gapCopy(file, gap, today)} {...shown} />
}
