import type { SavedExchangeFile } from '@dst/contracts'
import type { ExchangeFile, FieldConflict } from '@dst/domain/exchange-file'
import type { ValidationIssue } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { ErrorSummary } from '@dst/ui/error-summary'
import { RadioGroup } from '@dst/ui/radio-group'
import '@dst/ui/tasks.css'
import { useState } from 'react'
import { errorHeading, fieldError, summaryItems } from '~/lib/forms/field-errors.ts'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { useBusy } from '~/lib/forms/use-busy.ts'
import { useErrorFocus } from '~/lib/forms/use-error-focus.ts'
import { useAccountFileStore } from '../store/account-file-state.ts'
import { conflictKey, type ConflictChoices } from '../store/conflict-choices.ts'
import { withAccountFile } from '../store/follow-account-file.ts'
import { fieldWords, valueWords } from './field-words.ts'

const idPrefix = 'exchange-choice'

/** Props of {@link ExchangeConflictDialog}. */
export interface ExchangeConflictDialogProps {
  conflicts: readonly FieldConflict[]
  theirs: SavedExchangeFile
  /** The file of this device. */
  file: ExchangeFile
  /** Goes on without a choice: nothing is saved, and nothing is lost. */
  onClose: () => void
}

/** Lets the person choose, field by field, what stays of an exchange that two devices have changed. */
export default function ExchangeConflictDialog({ conflicts, theirs, file, onClose }: ExchangeConflictDialogProps) {
  const [choices, setChoices] = useState<ConflictChoices>({})
  const [issues, setIssues] = useState<readonly ValidationIssue[]>([])
  const summary = useErrorFocus(issues)
  const { busy, run } = useBusy()
  const nameOf = (path: string) => fieldWords(path, [file, theirs.file])
  const tellMissing = (asked: readonly FieldConflict[]) => {
    const missing = asked.filter((conflict) => choices[conflictKey(conflict)] === undefined)
    setIssues(
      missing.map(({ path }) => ({
        field: path,
        code: 'choice-required',
        message: `Choose what stays for “${nameOf(path)}”`,
      })),
    )
    return missing.length > 0
  }
  const save = () => {
    if (tellMissing(conflicts)) return
    run(async () => {
      await withAccountFile((account) => account.settle(choices))
      const { state } = useAccountFileStore.getState()
      if (state.status === 'conflict') tellMissing(state.conflicts)
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      busy={busy}
      size="large"
      title="Your exchange was changed on another device"
      description={
        `The other changes were saved on ${datedMomentOf(theirs.updatedAt)}. All that only one of you changed is ` +
        'kept. Nothing from this device is saved until you have chosen the rest.'
      }
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Decide later
          </Button>
          <Button busy={busy} onClick={save}>
            Save my choices
          </Button>
        </>
      }
    >
      <div className="exchange-conflicts">
        <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, idPrefix)} />
        {conflicts.map((conflict) => {
          const { path, mine, theirs: other } = conflict
          return (
            <RadioGroup
              key={path}
              id={`${idPrefix}-${path}`}
              name={`${idPrefix}-${path}`}
              legend={`${nameOf(path)}: which one should stay?`}
              options={[
                { value: 'mine', label: 'This device', hint: valueWords(path, mine) },
                { value: 'theirs', label: 'The other device', hint: valueWords(path, other) },
              ]}
              value={choices[conflictKey(conflict)]}
              onValueChange={(choice) => setChoices((last) => ({ ...last, [conflictKey(conflict)]: choice }))}
              error={fieldError(issues, path)}
              required
            />
          )
        })}
      </div>
    </Dialog>
  )
}
