import {
  Content,
  Icon as SelectIcon,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  ScrollDownButton,
  ScrollUpButton,
  Trigger,
  Value as SelectValue,
  Viewport,
} from '@radix-ui/react-select'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Field, type FieldTexts, useFieldControl } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

/** One choice of a select; its value is not empty. */
export interface SelectOption<Value extends string = string> {
  value: Value
  label: string
  disabled?: boolean
}

/** Props of {@link Select}; everything else reaches the button that opens the list. */
export interface SelectProps<Value extends string = string>
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<'button'>, 'id' | 'name' | 'value' | 'defaultValue' | 'disabled' | 'type' | 'children'> {
  /** Give one where an error summary links to the field; generated otherwise. */
  id?: string
  name: string
  options: readonly SelectOption<Value>[]
  value?: Value | undefined
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  disabled?: boolean
  required?: boolean
}

/** One choice of a longer list. Type-ahead starts over after 1 s; the list keeps 10 px from the edge. */
export function Select<Value extends string>(props: SelectProps<Value>): ReactNode {
  const {
    label,
    hideLabel,
    hint,
    error,
    optionalLabel,
    labelAside,
    id,
    name,
    options,
    value,
    defaultValue,
    onValueChange,
    placeholder,
    disabled = false,
    required = false,
    className = '',
    ...rest
  } = props
  const control = useFieldControl(id, { hint, error })
  // A controlled select with nothing chosen yet must still be controlled.
  const state =
    onValueChange === undefined ? (defaultValue === undefined ? {} : { defaultValue }) : { value: value ?? '' }

  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange?.(option.value)
  }

  return (
    <Field
      id={control.id}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      labelAside={labelAside}
    >
      <Root {...state} name={name} onValueChange={choose} disabled={disabled} required={required}>
        <Trigger {...rest} {...control} className={`ui-control ui-select ${className}`.trim()}>
          <span className="ui-select-value">
            <SelectValue placeholder={placeholder} />
          </span>
          <SelectIcon asChild>
            <span className="ui-select-arrow">
              <Icon name="chevron-down" />
            </span>
          </SelectIcon>
        </Trigger>
        <Portal>
          <Content className="ui-select-list" position="popper" sideOffset={4} collisionPadding={10}>
            <ScrollUpButton className="ui-select-scroll">
              <Icon name="chevron-up" />
            </ScrollUpButton>
            <Viewport className="ui-select-viewport">
              {options.map((option) => (
                <Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className="ui-select-item"
                >
                  <ItemText>{option.label}</ItemText>
                  <ItemIndicator>
                    <Icon name="check" />
                  </ItemIndicator>
                </Item>
              ))}
            </Viewport>
            <ScrollDownButton className="ui-select-scroll">
              <Icon name="chevron-down" />
            </ScrollDownButton>
          </Content>
        </Portal>
      </Root>
    </Field>
  )
}
