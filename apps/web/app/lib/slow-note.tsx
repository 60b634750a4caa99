import { useEffect, useState } from 'react'

const slowAfterMilliseconds = 5000

/** Says, once a wait has become long, that nothing is wrong with what the person did. */
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
