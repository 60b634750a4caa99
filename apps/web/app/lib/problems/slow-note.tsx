import { useEffect, useState } from 'react'

const slowAfterMilliseconds = 5000

/** After a long wait, says that the user did nothing wrong. */
export function SlowNote() {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output className="block text-ink-muted">
      {slow ? 'This takes longer than usual. We keep trying; you stay signed in.' : null}
    </output>
  )
}
