import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['Settings one below the other.', 'ActionBar at the foot of a page with unsaved changes.'],
  avoid: ['Answers that a form sends: use FormFields.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the settings in order.' }],
  name: 'Each control keeps its own.',
}
