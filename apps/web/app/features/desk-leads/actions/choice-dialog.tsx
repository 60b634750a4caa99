import type { LeadAction } from '@dst/contracts/desk'
import { RadioGroup } from '@dst/ui/radio-group'
import { useState, type ReactElement } from 'react'
import { ActionDialog, type ActionDialogOf } from './action-dialog.tsx'

interface ChoiceDialogProps<Value extends string> extends ActionDialogOf {
  title: string
  kind: LeadAction['kind']
  legend: string
  labels: Readonly<Record<Value, string>>
  confirm: string
  /** What the choice records. */
  actionOf: (value: Value) => LeadAction
  /** Said beforehand, e.g. what the person is told. */
  note?: ReactElement
}

/** An action that takes one choice from a list. */
export function ChoiceDialog<Value extends string>({
  labels,
  legend,
  actionOf,
  note,
  onDone,
  ...rest
}: ChoiceDialogProps<Value>) {
  const [chosen, setChosen] = useState<Value>()
  const [isMissing, setMissing] = useState(false)
  // The table has exactly these keys.
  const values = Object.keys(labels) as Value[]

  async function confirm() {
    setMissing(chosen === undefined)
    if (chosen !== undefined && (await rest.recorder.record(actionOf(chosen)))) onDone()
  }

  return (
    <ActionDialog {...rest} onConfirm={() => void confirm()}>
      <RadioGroup
        legend={legend}
        name={rest.kind}
        options={values.map((value) => ({ value, label: labels[value] }))}
        value={chosen}
        onValueChange={setChosen}
        error={isMissing && chosen === undefined ? 'Choose one.' : undefined}
      />
      {note ?? null}
    </ActionDialog>
  )
}
