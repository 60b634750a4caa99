import { createRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { RadioGroup } from './radio-group.tsx'

const options = ['Yes', 'Not sure', 'No'].map((label) => ({ value: label, label }))

test('focus belongs on the selected option, and before there is one on the first', async () => {
  const choice = createRef<HTMLInputElement>()
  const group = (value: string | undefined) => (
    <RadioGroup
      legend="Accredited"
      name="accredited"
      options={options}
      value={value}
      onValueChange={() => {}}
      choiceRef={choice}
    />
  )
  const screen = await render(group(undefined))
  choice.current?.focus()
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  await screen.rerender(group('No'))
  choice.current?.focus()
  await expect.element(screen.getByRole('radio', { name: 'No', exact: true })).toHaveFocus()
})
