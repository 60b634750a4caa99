import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Something that cannot be undone, such as deleting an account.'],
  avoid: ['Anything that can be undone: do it, and offer to undo it.', 'A plain question: use Dialog.'],
  keyboard: [
    { keys: 'Tab', does: 'Moves within the dialog.' },
    { keys: 'Escape', does: 'Closes it without doing anything.' },
  ],
  name: '`title`; the warning is read after it. An alert dialog.',
}
