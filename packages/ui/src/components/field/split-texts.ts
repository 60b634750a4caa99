import type { FieldTexts } from './field.tsx'

/** Takes the texts around a control out of what is given to its field; the rest is the control's own. */
export function splitTexts<Given extends FieldTexts>({
  label,
  hideLabel,
  hint,
  error,
  optionalLabel,
  labelAside,
  ...rest
}: Given) {
  return [{ label, hideLabel, hint, error, optionalLabel, labelAside }, rest] as const
}
