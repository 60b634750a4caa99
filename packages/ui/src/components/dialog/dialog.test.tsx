import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { Dialog } from './dialog.tsx'

function Example({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Reset Password" busy={busy} footer={<button type="button">Send</button>}>
        <label>Email<input name="email" /></label>
      </Dialog>
    </>
  )
}

async function open(busy = false) {
  const screen = await render(<Example busy={busy} />)
  await screen.getByRole('button', { name: 'Open' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Reset Password' })
  await expect.element(dialog).toBeInTheDocument()
  return { screen, dialog }
}

test('closes on Escape and gives the focus back to what opened it', async () => {
  const { screen, dialog } = await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('closes on the X', async () => {
  const { screen, dialog } = await open()
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('closes on a press on the backdrop', async () => {
  const { dialog } = await open()
  await userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

test('keeps Tab inside', async () => {
  const { dialog } = await open()
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab()
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
})

test('cannot be closed while busy', async () => {
  const { screen, dialog } = await open(true)
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Close' }).click({ force: true })
  await expect.element(dialog).toBeInTheDocument()
})
