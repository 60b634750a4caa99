import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['At the top of a form that was sent with errors; move the focus to it.'],
  avoid: ['Failures of the server: use Banner.', 'In place of the errors under the fields: show both.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it, then past it.' },
    { keys: 'Enter', does: 'Moves the focus to the control that the error is about.' },
  ],
  name: '`heading`. Each error is a link to its control.',
}
