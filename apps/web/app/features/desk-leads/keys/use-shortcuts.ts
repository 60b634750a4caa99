import { useEffect, useEffectEvent, useState } from 'react'
import { createKeyReader, isTyping, type Shortcuts } from './shortcuts.ts'
import { useShortcutSetting } from './shortcut-setting.ts'

/** Lets keys do something while a page is shown, except where somebody types, and behind a dialog. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [read] = useState(() => createKeyReader())
  const switchedOn = useShortcutSetting((setting) => setting.switchedOn)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return
    const act = read(event, shortcuts, { switchedOn, typing: isTyping(document.activeElement) })
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
