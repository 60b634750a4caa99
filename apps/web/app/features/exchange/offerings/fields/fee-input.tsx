import { writeField } from '@dst/domain/exchange-file'
import { NumberField, type NumberReading } from '@dst/ui/number-field'
import { today } from '~/lib/time/today.ts'
import { fieldOf } from '../../fields/field-id.ts'
import { asNumber, useField, type FieldInputProps } from '../../fields/use-field.ts'
import { readFee, type FeeBases, type FeeReading } from '../typed/read-fee.ts'
import { readLoan } from '../typed/read-loan.ts'

interface FeeInputProps extends FieldInputProps {
  bases: FeeBases
  usual: FeeReading['usual']
}

/** A cost of an offering, in dollars or in percent; kept as dollars. */
export function FeeInput({ bases, usual, ...props }: FeeInputProps) {
  const field = fieldOf(props.path, 'number')
  return <ReadDollars {...props} read={(text) => readFee(text, { field, bases, usual, today: today() })} />
}

/** The loan of an offering, in dollars or as memoranda state it. */
export function LoanInput({ equity, ...props }: FieldInputProps & { equity: number | undefined }) {
  const field = fieldOf(props.path, 'number')
  return <ReadDollars {...props} read={(text) => readLoan(text, { field, equity, unstated: 'ask', today: today() })} />
}

function ReadDollars({ path, read, ...texts }: FieldInputProps & { read: (text: string) => NumberReading }) {
  const { value, set, ...names } = useField(path)
  const field = fieldOf(path, 'number')
  return (
    <NumberField
      {...texts}
      {...names}
      clearable
      prefix="$"
      min={field.least}
      max={field.most}
      value={asNumber(value)}
      onValueChange={set}
      read={read}
      format={(number) => writeField(field, number)}
    />
  )
}
