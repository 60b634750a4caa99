import type { ReactNode } from 'react'

/** Text of the content; a fact that the owner still has to supply is marked, so that nobody takes it for the real thing. */
export function ContentText({ text }: { text: string }): ReactNode {
  return markedText(text, (plain) => plain)
}

/** The same with every stretch of plain text drawn by `draw`, in reading order. */
export function markedText(text: string, draw: (plain: string) => ReactNode): ReactNode {
  return text.split(/(\[[^\]]*\])/).map((part) =>
    part.startsWith('[') ? (
      <mark key={part} className="bg-caution-soft px-1 text-caution">
        {part}
      </mark>
    ) : (
      draw(part)
    ),
  )
}
