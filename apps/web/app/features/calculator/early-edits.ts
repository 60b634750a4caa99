import type { ExchangeInputs } from '@dst/domain/calculator'
import { distributionRates } from '@dst/domain/parameters'
import type { Result } from '@dst/domain/result'
import { changeInput } from './calculator-store.ts'
import { readTypedAmount, readTypedYear } from './typed-inputs.ts'

/** Applies what the user typed or selected on the prerendered page before its script had loaded. */
export function adoptEarlyEdits(form: HTMLFormElement): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isEdited(control)) adopt(control)
  }
}

function isEdited(control: HTMLInputElement): boolean {
  return control.type === 'radio' ? control.checked && !control.defaultChecked : control.value !== control.defaultValue
}

function adopt({ name, value }: HTMLInputElement): void {
  switch (name as keyof ExchangeInputs) {
    case 'purchasePrice':
    case 'expectedSalePrice':
    case 'currentDebt':
      return changeTo(name as 'purchasePrice', readTypedAmount(value))
    case 'purchaseYear':
      return changeTo('purchaseYear', readTypedYear(value))
    case 'propertyType':
      return change('propertyType', value === 'residential' ? value : 'commercial')
    case 'distributionRate':
      return change(
        'distributionRate',
        distributionRates.value.find((rate) => String(rate) === value),
      )
  }
}

/** Invalid input is ignored here; its error shows when the user leaves the field. */
function changeTo(name: 'purchasePrice' | 'purchaseYear', read: Result<number, string>): void {
  if (read.ok) changeInput(name, read.value)
}

function change<Name extends keyof ExchangeInputs>(name: Name, value: ExchangeInputs[Name] | undefined): void {
  if (value !== undefined) changeInput(name, value)
}
