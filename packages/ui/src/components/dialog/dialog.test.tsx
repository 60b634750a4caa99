import { type ReactNode, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/index.css'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

function Example({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Reset Password"
        busy={busy}
        footer={<button type="button">Send</button>}
      >
        <label>
          Email
          <input name="email" />
        </label>
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

// The library waits for the end of an animation and can miss it, which leaves an invisible overlay on the page (its
// issue 3892).
test('is gone when it closes, however long a motion takes', async () => {
  const { dialog } = await open()
  await Promise.all(document.getAnimations().map((animation) => animation.finished))
  document.documentElement.style.setProperty('--motion', '3600s')
  onTestFinished(() => {
    document.documentElement.style.removeProperty('--motion')
  })
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

const preferMotion = (value: 'reduce' | 'no-preference') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

test.each([
  ['no-preference', 8],
  ['reduce', 0],
] as const)('with motion %s, the panel enters from %i px below its place', async (preference, below) => {
  await preferMotion(preference)
  // Long enough to see where the panel begins.
  document.documentElement.style.setProperty('--motion', '3600s')
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('--motion')
    await preferMotion('no-preference')
  })
  const { dialog } = await open()
  const panel = dialog.element().querySelector('.ui-dialog-panel')
  const [, y = '0px'] = panel === null ? [] : getComputedStyle(panel).translate.split(' ')
  expect(panel).not.toBeNull()
  expect(Math.round(parseFloat(y))).toBe(below)
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

/** The content of a dialog before and after a press on the focused button. */
function Changing({ before, after }: { before: (change: () => void) => ReactNode; after: ReactNode }) {
  const [changed, setChanged] = useState(false)
  return (
    <>
      <button type="button">Behind</button>
      <Dialog open onClose={() => undefined} title={changed ? 'Check Your Email' : 'Reset Password'}>
        {changed ? after : before(() => setChanged(true))}
      </Dialog>
    </>
  )
}

const send = (change: () => void) => (
  <button key="send" type="button" onClick={change}>
    Send
  </button>
)

test.each([
  ['is gone', <p key="sent">Sent</p>],
  [
    'is disabled',
    <button key="send" type="button" disabled>
      Send
    </button>,
  ],
  [
    'is hidden',
    <button key="send" type="button" hidden>
      Send
    </button>,
  ],
])('keeps the focus when what had it %s: on the heading, and Tab goes around inside', async (_, after) => {
  const screen = await render(<Changing before={send} after={after} />)
  screen.getByRole('button', { name: 'Send' }).element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = screen.getByRole('dialog', { name: 'Check Your Email' })
  await expect.element(screen.getByRole('heading', { name: 'Check Your Email' })).toHaveFocus()
  for (const shift of [false, false, false, true, true, true]) {
    await userEvent.tab({ shift })
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
})

test('gives the focus to the field that asks for it, where the next step has one', async () => {
  const screen = await render(<Changing before={send} after={<input key="word" aria-label="Word" data-autofocus />} />)
  screen.getByRole('button', { name: 'Send' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox', { name: 'Word' })).toHaveFocus()
})

test('leaves the focus of a field alone while something else changes', async () => {
  const screen = await render(
    <Changing
      before={(change) => (
        <>
          <input key="email" aria-label="Email" onChange={change} />
          <p>Hint</p>
        </>
      )}
      after={<input key="email" aria-label="Email" />}
    />,
  )
  const field = screen.getByRole('textbox', { name: 'Email' })
  await field.click()
  await userEvent.keyboard('m')
  await expect.element(screen.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expect.element(field).toHaveFocus()
})

test('a field that gets the focus stands above the buttons of a long dialog, with its error', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(414, 896))
  const screen = await render(<Long height={0} />)
  const field = screen.getByRole('textbox', { name: 'Six-digit code' }).element()
  const error = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  const buttons = screen.getByRole('button', { name: 'Cancel' }).element().parentElement
  const covered: number[] = []
  for (let height = 100; height <= 900; height += 10) {
    await screen.rerender(<Long height={height} />)
    screen.getByRole('button', { name: 'Close' }).element().focus()
    field.focus()
    await animationFrame()
    if (edges(error).bottom > edges(buttons).top) covered.push(height)
  }
  expect(covered).toEqual([])
  expect(edges(buttons).bottom).toBeLessThanOrEqual(740)
})

/** A form that is taller than the screen from some height of its text on. */
function Long({ height }: { height: number }) {
  return (
    <Dialog
      open
      onClose={() => undefined}
      title="Set up two-factor authentication"
      footer={
        <>
          <Button variant="secondary">Cancel</Button>
          <Button>Turn on</Button>
        </>
      }
    >
      <p style={{ height }}>Scan this picture with the app.</p>
      <TextField
        name="code"
        label="Six-digit code"
        error="Enter the six digits that your app shows now, without letters"
      />
    </Dialog>
  )
}

const animationFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

function edges(element: Element | null): DOMRect {
  if (element === null) throw new Error('not in the document')
  return element.getBoundingClientRect()
}

test('the form of a dialog is not that of the page behind, from which it was opened', async () => {
  const around = vi.fn<() => void>()
  const within = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  const screen = await render(
    <form onSubmit={around}>
      <Dialog open onClose={() => undefined} title="Reset Password">
        <form onSubmit={within}>
          <button type="submit">Send</button>
        </form>
      </Dialog>
    </form>,
  )
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(within).toHaveBeenCalledOnce()
  expect(around).not.toHaveBeenCalled()
})

test('breaks no word of its title at a hyphen', async () => {
  const screen = await render(<Dialog open onClose={() => undefined} title="Turn off two-factor authentication?" />)
  const title = screen.getByRole('heading', { name: 'Turn off two-factor authentication?' }).element()
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
  let text = texts.nextNode()
  while (text !== null && !text.textContent?.includes('two-factor')) text = texts.nextNode()
  if (text === null) throw new Error('the word is in pieces')
  const word = document.createRange()
  const start = text.textContent?.indexOf('two-factor') ?? 0
  word.setStart(text, start)
  word.setEnd(text, start + 'two-factor'.length)
  expect(word.getClientRects()).toHaveLength(1)
})
