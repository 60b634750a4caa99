import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Inputs with a result that follows each change.'],
  avoid: ['A form that is sent: use FormPage.'],
  keyboard: [{ keys: 'Tab', does: 'Walks the inputs, then what the figures explain.' }],
  name: 'Headings of the inputs and of the result; changes of the result are said politely.',
}
