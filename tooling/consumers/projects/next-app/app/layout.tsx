import type { ReactNode } from 'react'
import './globals.css'

export const metadata = { title: 'Questions of another team' }

export default function Layout({ children }: { children: ReactNode }): ReactNode {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
