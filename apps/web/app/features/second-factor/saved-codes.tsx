import { Button } from '@dst/ui/button'
import { Checkbox } from '@dst/ui/checkbox'
import { useState, type RefObject } from 'react'
import { localDate } from '~/lib/time/local-date.ts'
import { siteName } from '~/lib/page/site-name.ts'
import { CopyButton } from './copy-button.tsx'
import { downloadText, printText } from './removal-notice-text.ts'
import { grouped, recoveryCodeText } from './recovery-code-text.ts'

/** Props of {@link SavedCodes}. */
export interface SavedCodesProps {
  codes: readonly string[]
  email: string
  /** The checkbox to tick. */
  box: RefObject<HTMLInputElement | null>
  saved: boolean
  onSavedChange: (saved: boolean) => void
  error: string | undefined
}

/** New recovery codes, ways to store them, and a checkbox to confirm that: they can't be shown again. */
export function SavedCodes({ codes, email, box, saved, onSavedChange, error }: SavedCodesProps) {
  const [madeAt] = useState(() => new Date().toISOString())
  const text = recoveryCodeText(codes, { site: siteName, email, madeOn: localDate(madeAt) ?? '' })
  return (
    <div className="grid gap-4">
      <p>
        If your phone is lost, each of these codes signs you in once. Keep them on paper, or in a password manager. They
        are shown this one time.
      </p>
      <ol aria-label="Recovery codes" className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="whitespace-nowrap">{grouped(code)}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton label="Copy" text={text} copied="Recovery codes copied." />
        <Button
          variant="secondary"
          size="small"
          icon="download"
          onClick={() => downloadText(text, 'recovery-codes.txt')}
        >
          Download
        </Button>
        <Button variant="secondary" size="small" icon="printer" onClick={() => printText(text)}>
          Print
        </Button>
      </div>
      <Checkbox
        ref={box}
        name="saved"
        label="I have saved these codes"
        checked={saved}
        onCheckedChange={onSavedChange}
        error={error}
      />
    </div>
  )
}
