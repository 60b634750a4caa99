import { expect, screen, userEvent, waitFor, within } from 'storybook/test'

type Words = string | RegExp

/** A play function that waits for the heading that identifies a screen. */
export const shows = (name: Words) => async (): Promise<void> => {
  await screen.findAllByRole('heading', { name })
}

/** The same, for a state identified by other text. */
export const says = (words: Words) => async (): Promise<void> => {
  await screen.findAllByText(words)
}

/** Waits for a button and clicks it. */
export async function press(name: Words): Promise<void> {
  await userEvent.click(await reachable().findByRole('button', { name }))
}

/** Waits for a button and presses it twice, the second time before any timer: a busy browser has both events waiting. */
export async function pressTwice(name: Words): Promise<void> {
  const button = await reachable().findByRole('button', { name })
  button.click()
  // Between two events a browser runs all microtasks.
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
  button.click()
}

/** Waits for a checkbox, radio button or switch and selects it. */
export async function choose(role: 'checkbox' | 'radio' | 'switch', name: Words): Promise<void> {
  await userEvent.click(await reachable().findByRole(role, { name }))
}

/** Waits for a field and replaces its value. */
export async function enter(label: Words, words: string): Promise<void> {
  const field = await reachable().findByLabelText(label, { selector: 'input, textarea' })
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(words)
}

/** What the user can reach: while a dialog is open, only the dialog. */
function reachable() {
  const dialogs = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  return within([...dialogs].at(-1) ?? document.body)
}

/** Waits until the error summary lists these messages and no other; with none, until there is no summary. */
export const lists = (...messages: string[]): Promise<void> =>
  waitFor(() => {
    const items = screen.queryAllByRole('alert').flatMap((summary) => within(summary).queryAllByRole('listitem'))
    return expect(items.map(({ textContent }) => textContent)).toEqual(messages)
  })
