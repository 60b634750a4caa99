import { createStore } from '~/lib/browser/create-store.ts'

const storageKey = 'dst-desk-keys'

/** Whether single keys do something on this device; they do until they are switched off. */
export const useShortcutSetting = createStore<{ switchedOn: boolean }>({ switchedOn: readSetting() })

/** Switches single keys on or off, on this device. */
export function switchShortcuts(switchedOn: boolean): void {
  useShortcutSetting.setState({ switchedOn })
  try {
    if (switchedOn) globalThis.localStorage.removeItem(storageKey)
    else globalThis.localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage, the setting lasts as long as the page.
  }
}

function readSetting(): boolean {
  try {
    return globalThis.localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}
