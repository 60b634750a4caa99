import { useEffect, useEffectEvent } from 'react'

/** Answers a key that is pressed alone, unless somebody is typing or something lies above the page. */
export function useShortcut(key: string, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select')
      const isBelow = document.querySelector('[aria-modal="true"], :popover-open') !== null
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || isTyping || isBelow) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [key])
}
