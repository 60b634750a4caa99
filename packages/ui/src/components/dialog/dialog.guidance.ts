import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A question that must be answered before anything else goes on, or a short form.'],
  avoid: ['Something long, or worth a link: make it a page.', 'News: use Toast or Banner.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves within the dialog and around its ends.' },
    { keys: 'Escape', does: 'Closes it, unless it is busy; the focus goes back to where it was.' },
  ],
  name: '`title`; `description` is read after it. `alertdialog` for what cannot be undone.',
}
