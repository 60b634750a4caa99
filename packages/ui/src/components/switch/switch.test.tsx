import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Switch } from './switch.tsx'

test('keeps the focus while its last change is being saved, and takes no other', async () => {
  const asked = vi.fn<(checked: boolean) => void>()
  const blurred = vi.fn<() => void>()
  function Saving() {
    const [busy, setBusy] = useState(false)
    const save = (checked: boolean) => {
      asked(checked)
      setBusy(true)
    }
    return <Switch label="Remind me" checked={false} busy={busy} onCheckedChange={save} onBlur={blurred} />
  }
  const screen = await render(<Saving />)
  const control = screen.getByRole('switch', { name: 'Remind me' })
  await control.click()
  await expect.element(control).toHaveAttribute('aria-busy', 'true')
  await control.click({ force: true })
  expect(asked.mock.calls).toEqual([[true]])
  expect(blurred).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect.poll(() => blurred.mock.calls).toHaveLength(1)
})
