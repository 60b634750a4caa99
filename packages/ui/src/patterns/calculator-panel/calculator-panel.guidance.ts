import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Inputs with a result that follows each change.'],
  avoid: ['A form that is sent: use FormPage.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the inputs, then the explanations of the figures.' }],
  name: 'Headings of the inputs and of the result; changes of the result are announced politely.',
}
