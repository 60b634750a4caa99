import { Button } from '@dst/ui/button'
import { Dialog } from '@dst/ui/dialog'
import { Switch } from '@dst/ui/switch'
import { useState } from 'react'
import { actionKeys, actionLabels } from '../lead-labels.ts'
import { switchShortcuts, useShortcutSetting } from './shortcut-setting.ts'

const everywhere = [
  { keys: ['u'], does: 'Undo the last action, while it can be undone' },
  { keys: ['g', 'i'], does: 'Back to the inbox' },
  { keys: ['?'], does: 'Show these keys' },
] as const

const inList = [
  { keys: ['j'], does: 'Next lead' },
  { keys: ['k'], does: 'Lead before' },
  { keys: ['Enter'], does: 'Open the lead' },
] as const

// Every key of the table above is there, in its order.
const kinds = Object.keys(actionLabels) as (keyof typeof actionLabels)[]
const onLead = [
  ...kinds.map((kind) => ({ keys: [actionKeys[kind]], does: actionLabels[kind] })),
  { keys: ['Esc'], does: 'Back to the list, at the same place' },
]

/** The button that lists the keys, and the dialog that it opens. */
export function KeysHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const switchedOn = useShortcutSetting((setting) => setting.switchedOn)
  return (
    <>
      <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => onOpenChange(true)}>
        Keys
      </Button>
      <Dialog open={open} onClose={() => onOpenChange(false)} title="Keys" size="large">
        <Switch
          label="Single keys"
          hint="Off: letters and the question mark do nothing. Kept on this device."
          checked={switchedOn}
          onCheckedChange={switchShortcuts}
        />
        <div className="leads-keys">
          <KeyList heading="In a list" keys={inList} />
          <KeyList heading="On a lead" keys={onLead} />
          <KeyList heading="In a list and on a lead" keys={everywhere} />
        </div>
      </Dialog>
    </>
  )
}

/** The state of the dialog of keys. */
export function useKeysHelp() {
  const [open, setOpen] = useState(false)
  return { open, onOpenChange: setOpen, show: () => setOpen(true) }
}

interface KeyListProps {
  heading: string
  keys: readonly { keys: readonly string[]; does: string }[]
}

function KeyList({ heading, keys }: KeyListProps) {
  return (
    <section>
      <h3>{heading}</h3>
      <dl>
        {keys.map(({ keys: pressed, does }) => (
          <div key={does}>
            <dt>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
