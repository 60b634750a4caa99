import { fireEvent } from 'storybook/test'
import { translatePage, type Translation } from './page-translation.ts'

/** What fields are made to hold: the first that a field takes, so that the others show their errors. */
const entries = ['420000', 'Nov 3, 2026', 'March 2015', 'margaret@example.com']

/**
 * For a pass in which each story is translated while it is drawn and played. In the end its fields are changed, and it
 * fails if the page no longer shows what React has written.
 */
export function translated() {
  let translation: Translation | undefined
  return {
    beforeEach: () => {
      translation = translatePage()
      return translation.end
    },
    afterEach: async () => {
      for (let at = 0, fields = reachableFields(); at < fields.length; at += 1, fields = reachableFields()) {
        const field = fields[at]
        if (field !== undefined) await change(field)
      }
      const lost = translation?.lost ?? []
      if (lost.length > 0) throw new Error(`Lost on a translated page: React ${lost.join('; ')}`)
    },
  }
}

/** While a dialog is open, only those that it has. */
function reachableFields(): HTMLElement[] {
  const places = document.querySelectorAll('main, [role="dialog"], [role="alertdialog"]')
  const fields = [...places].at(-1)?.querySelectorAll<HTMLElement>('input, textarea, select, summary') ?? []
  return [...fields].filter((field) => field.checkVisibility())
}

async function change(field: HTMLElement): Promise<void> {
  if (field instanceof HTMLSelectElement) {
    await fireEvent.change(field, { target: { value: field.options[1]?.value } })
  } else if (field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && isWritten(field))) {
    for (const value of entries) {
      field.focus()
      await fireEvent.input(field, { target: { value } })
      field.blur()
      await drawn()
      if (field.getAttribute('aria-invalid') === null) break
    }
  } else field.click()
  await drawn()
}

function isWritten({ type }: HTMLInputElement): boolean {
  return !['radio', 'checkbox', 'file', 'date', 'range'].includes(type)
}

/** React has drawn, and what a page puts off until then. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
