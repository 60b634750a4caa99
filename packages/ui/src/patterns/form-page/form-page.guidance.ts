import type { Guidance } from '../../foundations/guidance.ts'

export const guidance: Guidance = {
  use: ['A page whose one purpose is a form.'],
  avoid: ['Settings: use SettingsRows.', 'Several steps: use WizardStep.'],
  keyboard: [{ keys: 'Tab', does: 'Moves through the form first, then the panel next to it.' }],
  name: 'The title is the heading of level 1.',
}
