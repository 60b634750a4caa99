import type { ValidationIssue } from '@dst/domain/validation'
import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { Dialog } from '@dst/ui/dialog'
import { ErrorSummary } from '@dst/ui/error-summary'
import { RadioGroup } from '@dst/ui/radio-group'
import { useState } from 'react'
import { errorHeading, fieldError, summaryItems } from '~/lib/forms/field-errors.ts'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { useErrorFocus } from '~/lib/forms/use-error-focus.ts'
import { fieldLabels, type ConflictChoices, type ProfileConflict } from './profile-conflict.ts'

const idPrefix = 'choice'
const noIssues: readonly ValidationIssue[] = []
const empty = 'Left empty'

/** Props of {@link ConflictDialog}. */
export interface ConflictDialogProps {
  conflict: ProfileConflict
  onResolve: (choices: ConflictChoices) => void
  /** Returns to the form; nothing is saved, and no input is lost. */
  onClose: () => void
}

/** Shows what was changed elsewhere, and lets the user choose field by field what to keep. */
export function ConflictDialog({ conflict, onResolve, onClose }: ConflictDialogProps) {
  const { conflicts, taken, current } = conflict
  const [choices, setChoices] = useState<ConflictChoices>({})
  const [issues, setIssues] = useState(noIssues)
  const summary = useErrorFocus(issues)

  function save() {
    const open = conflicts.filter(({ field }) => choices[field] === undefined)
    setIssues(
      open.map(({ field }) => ({
        field,
        code: 'choice-required',
        message: `Choose which ${fieldLabels[field].toLowerCase()} to keep`,
      })),
    )
    if (open.length === 0) onResolve(choices)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="Your profile was changed elsewhere"
      description={
        `It was saved on another device or in another window on ${datedMomentOf(current.updatedAt)}. ` +
        'Nothing that you typed is lost.'
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back to the form
          </Button>
          <Button onClick={save}>{conflicts.length === 0 ? 'Save my changes' : 'Save my choices'}</Button>
        </>
      }
    >
      <div className="grid gap-6">
        <ErrorSummary ref={summary} heading={errorHeading} errors={summaryItems(issues, idPrefix)} />
        {conflicts.map(({ field, yours, other }) => (
          <RadioGroup
            key={field}
            id={`${idPrefix}-${field}`}
            name={`${idPrefix}-${field}`}
            legend={`${fieldLabels[field]}: which one should stay?`}
            options={[
              { value: 'yours', label: 'Yours', hint: yours || empty },
              { value: 'other', label: 'The other', hint: other || empty },
            ]}
            value={choices[field]}
            onValueChange={(choice) => setChoices((last) => ({ ...last, [field]: choice }))}
            error={fieldError(issues, field)}
            required
          />
        ))}
        {taken.length === 0 ? null : (
          <section aria-labelledby="changed-elsewhere" className="grid gap-2">
            <h3 id="changed-elsewhere">Changed elsewhere, and kept</h3>
            <DescriptionList
              items={taken.map(({ field, value }) => ({ term: fieldLabels[field], description: value || empty }))}
            />
          </section>
        )}
      </div>
    </Dialog>
  )
}
