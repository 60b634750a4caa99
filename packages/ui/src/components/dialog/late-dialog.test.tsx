import { lazy, Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'

// The library knows what had the focus only once it is loaded, so nothing here loads it before the press.
const Dialog = lazy(() => import('./dialog.tsx').then((module) => ({ default: module.Dialog })))

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Clear
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Dialog open onClose={() => setOpen(false)} title="Clear both?" />
        </Suspense>
      ) : null}
    </>
  )
}

test('a dialog whose script comes with the press gives the focus back to what opened it', async () => {
  const screen = await render(<Example />)
  const opener = screen.getByRole('button', { name: 'Clear' })
  opener.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Clear both?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('heading', { name: 'Clear both?' })).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})
