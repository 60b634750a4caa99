import { Button } from '@dst/ui/button'
import { DescriptionList } from '@dst/ui/description-list'
import { Dialog } from '@dst/ui/dialog'
import { RadioGroup } from '@dst/ui/radio-group'
import { Controller, useForm } from 'react-hook-form'
import { domainResolver } from '~/lib/forms/domain-resolver.ts'
import { FormErrors } from '~/lib/forms/form-errors.tsx'
import { datedMomentOf } from '~/lib/time/moment.ts'
import { fieldLabels, type ConflictChoices, type FieldConflict, type ProfileConflict } from './profile-conflict.ts'

const idPrefix = 'choice'
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
  const { control, handleSubmit, formState } = useForm<ConflictChoices>({
    resolver: domainResolver<ConflictChoices>((choices) => missingIn(choices, conflicts)),
    shouldFocusError: false,
  })
  const save = handleSubmit(onResolve)

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
          <Button onClick={() => void save()}>{conflicts.length === 0 ? 'Save my changes' : 'Save my choices'}</Button>
        </>
      }
    >
      <div className="grid gap-6">
        <FormErrors formState={formState} idPrefix={idPrefix} />
        {conflicts.map(({ field, yours, other }) => (
          <Controller
            key={field}
            name={field}
            control={control}
            render={({ field: { value, onChange }, fieldState: { error } }) => (
              <RadioGroup
                id={`${idPrefix}-${field}`}
                name={`${idPrefix}-${field}`}
                legend={`${fieldLabels[field]}: which one should stay?`}
                options={[
                  { value: 'yours', label: 'Yours', hint: yours || empty },
                  { value: 'other', label: 'The other', hint: other || empty },
                ]}
                value={value}
                onValueChange={onChange}
                error={error?.message}
                required
              />
            )}
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

function missingIn(choices: ConflictChoices, conflicts: readonly FieldConflict[]) {
  const open = conflicts.filter(({ field }) => choices[field] === undefined)
  return open.map(({ field }) => ({
    field,
    code: 'choice-required',
    message: `Choose which ${fieldLabels[field].toLowerCase()} to keep`,
  }))
}
