import { useMemo, useRef } from 'react';
import { filterDOMProps } from 'react-aria/filterDOMProps';
import { HiddenSelect, useSelect } from 'react-aria/useSelect';
import { Button, ButtonContext } from 'react-aria-components/Button';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { FormContext } from 'react-aria-components/Form';
import { LabelContext } from 'react-aria-components/Label';
import { Provider, useSlottedContext } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { Item } from 'react-stately/Item';
import { useSelectState } from 'react-stately/useSelectState';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import { FieldFrame, splitTexts } from '../../field/Field.tsx';
import { ChevronsUpDownIcon } from '../../icons/actions.tsx';
import { defaultSelectMessages } from '../../i18n/select-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { keepOpenWhileLoading, lazyPart, useLazyPart, usePreloadOnIntent } from '../../overlay/lazy-part.ts';
import * as row from '../../overlay/row.css.ts';
import * as css from './Select.css.ts';
import type { SelectProps } from './select-props.ts';

// The list, and the code with which React Aria places it, load on intent at the button.
const list = lazyPart(() => import('./SelectList.tsx'));

/**
 * A choice of one from a short list that opens at a button.
 * @example
 * <Select label="Role" name="role" options={[{ id: 'admin', label: 'Admin' }]} />
 */
export function Select({ options, placeholder, value, defaultValue, onChange, disabledKeys, ...others }: SelectProps) {
  const [texts, props] = splitTexts(others);
  const messages = useWords(defaultSelectMessages);
  const form = useSlottedContext(FormContext);
  const all = useMemo(() => options.flatMap((entry) => ('options' in entry ? entry.options : [entry])), [options]);
  // React Aria's component would also render the closed list to collect its options, which are known here.
  const items = useMemo(() => all.map(({ id, label: text }) => <Item key={id}>{text}</Item>), [all]);
  const validationBehavior = props.validationBehavior ?? form?.validationBehavior ?? 'native';
  const aria = {
    ...props,
    validationBehavior,
    disabledKeys: [...(disabledKeys ?? []), ...all.flatMap(({ id, isDisabled }) => (isDisabled ? id : []))],
  };
  const state = keepOpenWhileLoading(
    useSelectState<object>({
      ...aria,
      children: items,
      ...(value === undefined ? {} : { value }),
      ...(defaultValue === undefined ? {} : { defaultValue }),
      ...(onChange ? { onChange: (key) => onChange(key === null ? null : String(key)) } : {}),
    }),
    list,
  );
  const button = useRef<HTMLButtonElement>(null);
  const {
    labelProps,
    triggerProps,
    valueProps,
    menuProps,
    descriptionProps,
    errorMessageProps,
    hiddenSelectProps,
    ...validation
  } = useSelect({ ...aria, label: texts.label }, state, button);

  usePreloadOnIntent(list, button);
  const part = useLazyPart(list, state.isOpen);
  const chosen = all.find(({ id }) => id === state.selectedKey);
  const { id: _, ...attributes } = filterDOMProps(props, { global: true });
  return (
    <div
      {...attributes}
      className={field.field}
      data-focused={state.isFocused || undefined}
      data-open={state.isOpen || undefined}
      data-disabled={props.isDisabled || undefined}
      data-invalid={validation.isInvalid || undefined}
      data-required={props.isRequired || undefined}
    >
      <Provider
        values={[
          [LabelContext, { ...labelProps, elementType: 'span' }],
          [
            ButtonContext,
            { ...triggerProps, ref: button, isPressed: state.isOpen, autoFocus: props.autoFocus ?? false },
          ],
          [TextContext, { slots: { description: descriptionProps, errorMessage: errorMessageProps } }],
          [FieldErrorContext, validation],
        ]}
      >
        <FieldFrame {...texts}>
          <Button className={classes(field.box, css.trigger)}>
            <span {...valueProps} className={css.value} data-placeholder={chosen ? undefined : true}>
              {chosen?.icon && <span className={row.sign}>{chosen.icon}</span>}
              {chosen ? <span className={css.words}>{chosen.label}</span> : (placeholder ?? messages.choose)}
            </span>
            <span className={css.chevron}>
              <ChevronsUpDownIcon />
            </span>
          </Button>
        </FieldFrame>
      </Provider>
      {part && <part.SelectList options={options} state={state} menuProps={menuProps} triggerRef={button} />}
      <HiddenSelect {...hiddenSelectProps} {...(props.autoComplete ? { autoComplete: props.autoComplete } : {})} />
    </div>
  );
}
