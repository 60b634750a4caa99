import { Button } from '@dst/ui/button'
import { useState } from 'react'

/** Props of {@link CopyButton}. */
export interface CopyButtonProps {
  label: string
  text: string
  /** The message after copying. */
  copied: string
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ label, text, copied }: CopyButtonProps) {
  const [announced, setAnnounced] = useState('')
  const copy = () => {
    setAnnounced('')
    void writeText(text).then((worked) =>
      setAnnounced(worked ? copied : 'Your browser did not let us copy. Select the text and copy it yourself.'),
    )
  }
  return (
    <>
      <Button variant="secondary" size="small" icon="document" onClick={copy}>
        {label}
      </Button>
      <output className="text-small text-ink-muted">{announced}</output>
    </>
  )
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
