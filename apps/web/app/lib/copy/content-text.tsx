import type { ReactElement, ReactNode } from 'react'

/** Content text; a fact that the owner still has to supply is marked, so that nobody takes it for real. */
export function ContentText({ text }: { text: string }): ReactNode {
  return (
    <span>
      {markedText(text, (plain) => (
        <span key={plain}>{plain}</span>
      ))}
    </span>
  )
}

/** The same, with every part of plain text rendered by `draw`, in reading order. */
export function markedText(text: string, draw: (plain: string) => ReactElement): ReactElement[] {
  const parts = text.split(/(\[[^\]]*\])/).filter((part) => part !== '')
  return parts.map((part) =>
    part.startsWith('[') ? (
      <mark key={part} className="bg-caution-soft px-1 text-caution">
        {part}
      </mark>
    ) : (
      draw(part)
    ),
  )
}
