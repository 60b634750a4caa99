import type { ReactNode } from 'react'
import type { Elements } from '../../elements.ts'

/** Props of {@link SettingsRows}. */
export interface SettingsRowsProps {
  /** One switch, or one field with its button, per row. */
  rows: readonly { id: string; content: ReactNode }[]
}

/** Settings in rows separated by hairlines. */
export function SettingsRows({ rows }: SettingsRowsProps): ReactNode {
  return (
    <ul className="ui-settings">
      {rows.map((row) => (
        <li key={row.id} className="ui-settings-row">
          {row.content}
        </li>
      ))}
    </ul>
  )
}

/** Props of {@link ActionBar}. */
export interface ActionBarProps {
  /** What has been saved or not, e.g. "Unsaved changes". */
  status?: ReactNode
  /** The buttons that save or discard changes. */
  children: Elements
  /** A button shown separately, e.g. one that deletes. */
  apart?: Elements
}

/** The bottom bar of a settings page: its status and the available actions. */
export function ActionBar({ status, children, apart }: ActionBarProps): ReactNode {
  return (
    <div className="ui-action-bar">
      <div className="ui-action-bar-main">
        {children}
        <output className="ui-action-bar-status">{status}</output>
      </div>
      {apart}
    </div>
  )
}
