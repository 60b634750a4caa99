import { type ReactNode, useEffect, useState } from 'react'

/** Longer than the pauses between keystrokes, so that only finished input is announced. */
const pauseMs = 1_200

/** Announces the result to screen readers once it has stopped changing; the initial result is not announced. */
export function SpokenResult({ text }: { text: string }): ReactNode {
  const [first] = useState(text)
  const [spoken, setSpoken] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return <output className="ui-visually-hidden ui-calculator-spoken">{spoken === first ? '' : spoken}</output>
}
