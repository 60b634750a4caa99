import { NativeSelect } from '@dst/ui/native-select'
import { RadioGroup } from '@dst/ui/radio-group'

interface OfferingPickerProps {
  names: readonly string[]
  shown: number
  onShow: (index: number) => void
}

/** Chooses the offering whose entries are shown. */
export function EntryPicker({ names, shown, onShow }: OfferingPickerProps) {
  return (
    <RadioGroup
      name="typed-offering"
      legend="Offering to type"
      layout="inline"
      options={optionsOf(names)}
      value={String(shown)}
      onValueChange={(chosen) => onShow(Number(chosen))}
    />
  )
}

/** The same on narrow screens, where figures of one offering are shown at a time. */
export function ColumnPicker({ names, shown, onShow }: OfferingPickerProps) {
  return (
    <div className="offerings-picker">
      <NativeSelect
        name="shown-offering"
        label="Offering shown"
        options={optionsOf(names)}
        value={String(shown)}
        onValueChange={(chosen) => onShow(Number(chosen))}
      />
    </div>
  )
}

function optionsOf(names: readonly string[]) {
  return names.map((label, index) => ({ value: String(index), label }))
}
