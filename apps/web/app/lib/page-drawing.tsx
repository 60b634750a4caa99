import { Illustration, type IllustrationName } from '@dst/ui/illustration'
import type { ReactNode } from 'react'
import './page-drawing.css'

/** The drawing beside a page's headline. Where there is no room beside, it gives way to the content. */
export function PageDrawing({ name }: { name: IllustrationName }): ReactNode {
  return <div className="page-drawing"><Illustration name={name} /></div>
}
