import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A day or a month that somebody knows, such as a closing date.'],
  avoid: ['A choice among a few days: use RadioGroup.', 'A year: use StepperField.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the text, to its calendar button, then past it.' },
    { keys: 'Enter', does: 'In the text: reads what was typed. On the button: opens the calendar.' },
    { keys: 'Space', does: 'On the button: opens the calendar.' },
  ],
  name: '`label`; text that is no date is reported below the field, and the previous date stays.',
}
