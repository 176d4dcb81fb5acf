import { type RefObject, useRef } from 'react';
import { useHover } from 'react-aria/useHover';
import { mergeProps } from 'react-aria/mergeProps';
import { type AriaListBoxOptions, useListBox, useListBoxSection, useOption } from 'react-aria/useListBox';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { SelectState } from 'react-stately/useSelectState';
import * as css from '../OptionList/OptionList.css.ts';
import { CheckIcon } from '../../icons/actions.tsx';
import * as row from '../../overlay/row.css.ts';
import * as popover from '../../overlay/popover.css.ts';
import type { SelectOption, SelectSection } from './select-props.ts';

type State = SelectState<object>;

interface SelectListProps {
  options: readonly (SelectOption | SelectSection)[];
  state: State;
  menuProps: AriaListBoxOptions<object>;
  triggerRef: RefObject<HTMLButtonElement | null>;
}

/** The list of a `Select`. It is mounted only while open. */
export function SelectList({ options, state, menuProps, triggerRef }: SelectListProps) {
  const scrollRef = useRef<HTMLDivElement>(null);
  return (
    <OverlayTriggerStateContext value={state}>
      <Popover
        trigger="Select"
        triggerRef={triggerRef}
        scrollRef={scrollRef}
        placement="bottom start"
        offset={4}
        aria-labelledby={menuProps['aria-labelledby']}
        className={popover.popover}
      >
        <List options={options} state={state} menuProps={menuProps} listRef={scrollRef} />
      </Popover>
    </OverlayTriggerStateContext>
  );
}

interface ListProps extends Omit<SelectListProps, 'triggerRef'> {
  listRef: RefObject<HTMLDivElement | null>;
}

function List({ options, state, menuProps, listRef }: ListProps) {
  const { listBoxProps } = useListBox(menuProps, state, listRef);
  return (
    <div {...listBoxProps} ref={listRef} className={css.list}>
      {options.map((entry) =>
        'options' in entry ? (
          <Section key={entry.title} section={entry} state={state} />
        ) : (
          <Option key={entry.id} option={entry} state={state} />
        ),
      )}
    </div>
  );
}

function Section({ section: { title, options }, state }: { section: SelectSection; state: State }) {
  const { headingProps, groupProps } = useListBoxSection({ heading: title });
  return (
    <section {...groupProps}>
      <header {...headingProps} className={row.heading}>
        {title}
      </header>
      {options.map((option) => (
        <Option key={option.id} option={option} state={state} />
      ))}
    </section>
  );
}

function Option({ option: { id, label, description, icon }, state }: { option: SelectOption; state: State }) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, labelProps, descriptionProps, ...is } = useOption({ key: id }, state, ref);
  const { hoverProps, isHovered } = useHover({ isDisabled: is.isDisabled });
  return (
    <div
      {...mergeProps(optionProps, hoverProps)}
      ref={ref}
      className={css.option}
      data-selected={is.isSelected || undefined}
      data-disabled={is.isDisabled || undefined}
      data-hovered={isHovered || undefined}
      data-focused={is.isFocused || undefined}
      data-focus-visible={is.isFocusVisible || undefined}
      data-pressed={is.isPressed || undefined}
    >
      {icon && <span className={row.sign}>{icon}</span>}
      <span className={css.texts}>
        <span {...labelProps}>{label}</span>
        {description && (
          <span {...descriptionProps} className={row.note}>
            {description}
          </span>
        )}
      </span>
      <span className={css.mark}>{is.isSelected && <CheckIcon />}</span>
    </div>
  );
}
