import { type ReactNode, useEffect, useState } from 'react'

/** Long enough for the pauses between keys, so that only what somebody has finished is spoken. */
const pauseMs = 1_200

/** Tells screen readers the result once it has stopped changing; silent about the one that was there from the start. */
export function SpokenResult({ text }: { text: string }): ReactNode {
  const [first] = useState(text)
  const [spoken, setSpoken] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return <output className="ui-visually-hidden ui-calculator-spoken">{spoken === first ? '' : spoken}</output>
}
