import type { ReactNode } from 'react'

/** Text of the content; a fact that the owner still has to supply is marked, so that nobody takes it for the real thing. */
export function ContentText({ text }: { text: string }): ReactNode {
  return text.split(/(\[[^\]]*\])/).map((part) =>
    part.startsWith('[') ? <mark key={part} className="bg-caution-soft px-1 text-caution">{part}</mark> : part,
  )
}
