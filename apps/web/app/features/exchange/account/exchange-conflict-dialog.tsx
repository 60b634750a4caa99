import type { SavedExchangeFile } from '@dst/contracts'
import type { ExchangeFile, FieldConflict } from '@dst/domain/exchange-file'
import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { RadioGroup } from '@dst/ui/radio-group'
import '@dst/ui/tasks.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { conflictKey, type ConflictChoices } from '../store/conflict-choices.ts'
import { withAccountFile } from '../store/follow-account-file.ts'
import { fieldLabel, valueLabel } from './field-labels.ts'

const idPrefix = 'exchange-choice'

/** What to say of each field without a choice, by its path. */
type MissingChoices = Readonly<Partial<Record<string, { message: string }>>>

const none: MissingChoices = {}

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
  const nameOf = (path: string) => fieldLabel(path, [file, theirs.file])
  const missingIn = (asked: readonly FieldConflict[]): MissingChoices =>
    Object.fromEntries(
      asked
        .filter((conflict) => choices[conflictKey(conflict)] === undefined)
        .map(({ path }) => [path, { message: `Choose what stays for “${nameOf(path)}”` }]),
    )
  const [submitCount, setSubmitCount] = useState(0)
  const missing = submitCount === 0 ? none : missingIn(conflicts)
  const { isPending: busy, mutate: save } = useMutation({
    mutationFn: async () => {
      if (Object.keys(missingIn(conflicts)).length === 0) await withAccountFile((account) => account.settle(choices))
    },
    // Something may have changed elsewhere in the meantime, and asks for a choice of its own.
    onSettled: () => setSubmitCount((last) => last + 1),
  })

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
          <Button busy={busy} onClick={() => save()}>
            Save my choices
          </Button>
        </>
      }
    >
      <div className="exchange-conflicts">
        <FormErrors formState={{ errors: missing, submitCount }} idPrefix={idPrefix} />
        {conflicts.map((conflict) => {
          const { path, mine, theirs: other } = conflict
          return (
            <RadioGroup
              key={path}
              id={`${idPrefix}-${path}`}
              name={`${idPrefix}-${path}`}
              legend={`${nameOf(path)}: which one should stay?`}
              options={[
                { value: 'mine', label: 'This device', hint: valueLabel(path, mine, [file, theirs.file]) },
                { value: 'theirs', label: 'The other device', hint: valueLabel(path, other, [theirs.file, file]) },
              ]}
              value={choices[conflictKey(conflict)]}
              onValueChange={(choice) => setChoices((last) => ({ ...last, [conflictKey(conflict)]: choice }))}
              error={missing[path]?.message}
              required
            />
          )
        })}
      </div>
    </Dialog>
  )
}
