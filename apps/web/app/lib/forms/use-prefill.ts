import { useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Fills in a text that another page left for this field, unless something was typed already. If the field has focus,
 * the text is selected, so that typing replaces it.
 */
export function usePrefill<Values extends FieldValues, Field extends Path<Values>>(
  form: UseFormReturn<Values>,
  field: Field,
  text: PathValue<Values, Field> | undefined,
): void {
  useEffect(() => {
    if (text === undefined || form.getValues(field) !== '') return
    form.resetField(field, { defaultValue: text })
    const focused = document.activeElement
    if (focused instanceof HTMLInputElement && focused.name === field) focused.select()
  }, [form, field, text])
}
