import { Menu as HeadlessMenu, MenuButton, MenuItem, MenuItems } from '@headlessui/react'
import { Fragment, type ReactNode } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'

/** One thing that can be done. */
export interface MenuEntry {
  id: string
  label: string
  icon?: IconName
  onSelect: () => void
  /** Why it cannot be chosen now; keys pass it by. */
  disabledReason?: string
}

/** Props of {@link Menu}; everything else reaches the button. */
export interface MenuProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'iconPosition' | 'busy' | 'busyLabel' | 'disabledReason'
> {
  /** The words on the button. */
  label: string
  items: readonly MenuEntry[]
}

/** Actions behind one button. Arrows, Home, End and letters move, Enter chooses, Escape gives the focus back. */
export function Menu({ label, items, variant = 'secondary', disabled = false, ...rest }: MenuProps): ReactNode {
  return (
    <HeadlessMenu as="div" className="ui-menu">
      <MenuButton as={Fragment} disabled={disabled}>
        <Button {...rest} variant={variant} icon="chevron-down" iconPosition="end">
          {label}
        </Button>
      </MenuButton>
      <MenuItems modal={false} className="ui-menu-list">
        {items.map(({ id, label: words, icon, onSelect, disabledReason }) => (
          <MenuItem key={id} disabled={disabledReason !== undefined}>
            <button type="button" className="ui-menu-item" onClick={onSelect}>
              {icon === undefined ? null : <Icon name={icon} />}
              <span className="ui-menu-words">
                {words}
                {disabledReason === undefined ? null : <span className="ui-menu-reason">{disabledReason}</span>}
              </span>
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </HeadlessMenu>
  )
}
