import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Select } from '../select/select.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

test('each error leads to its control, whatever kind it is', async () => {
  const screen = await render(
    <>
      <ErrorSummary
        heading="Please fix the following errors:"
        errors={[
          { message: 'Email is required', fieldId: 'email' },
          { message: 'Horizon is required', fieldId: 'horizon' },
          { message: 'Location is required', fieldId: 'location' },
        ]}
      />
      <TextField id="email" name="email" label="Email" error="Email is required" />
      <RadioGroup
        id="horizon"
        name="horizon"
        legend="Horizon"
        options={[{ value: '<5 years', label: 'Less than 5 years' }]}
      />
      <Select id="location" name="location" label="Location" options={[{ value: 'Texas', label: 'Texas' }]} />
    </>,
  )
  await screen.getByRole('link', { name: 'Email is required' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  await screen.getByRole('link', { name: 'Horizon is required' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Less than 5 years' })).toHaveFocus()
  await screen.getByRole('link', { name: 'Location is required' }).click()
  await expect.element(screen.getByRole('combobox', { name: 'Location' })).toHaveFocus()
})

test('the error belongs to the field for screen readers too', async () => {
  const screen = await render(
    <TextField name="email" label="Email" hint="We write once." error="Please enter a valid email" />,
  )
  const field = screen.getByRole('textbox', { name: 'Email' })
  await expect.element(field).toHaveAccessibleDescription('We write once. Please enter a valid email')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
})
