import { lazy, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { useControlledState } from 'react-stately/useControlledState';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import { fieldButton } from '../../field/field-button.css.ts';
import { type ColorMessages, defaultColorMessages } from '../../i18n/color-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import * as popover from '../../overlay/popover.css.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as css from './ColorField.css.ts';
import { ColorPreview } from './ColorPreview.tsx';
import { readColor } from './read-color.ts';

export interface ColorFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'suffix' | 'label' | 'autoComplete' | 'spellCheck'> {
  /** The field's label. */
  label: string;
  /** Called with `#rrggbb` when the text is a colour, otherwise with the text as it is. */
  onChange?: ((value: string) => void) | undefined;
  /** Suggested colours as `#rrggbb`; `[]` for none. @default ten hues */
  swatches?: readonly string[] | undefined;
  /** Whether to preview the colour as a brand colour: a button and a link in both themes. @default true */
  hasPreview?: boolean | undefined;
}

const loadPanel = () => import('./ColorPanel.tsx');
// Most forms with a colour are submitted without opening the picker, so its code loads on demand.
const ColorPanel = lazy(async () => ({ default: (await loadPanel()).ColorPanel }));

/**
 * A field for a colour, typed as `#rrggbb` or picked from a palette.
 * @example
 * <ColorField label="Accent" name="accent" defaultValue="#00b5ad" />
 */
export function ColorField({
  value: given,
  defaultValue = '',
  onChange,
  onBlur,
  onKeyDown,
  validate,
  placeholder = '#00b5ad',
  swatches = hues,
  hasPreview = true,
  ...props
}: ColorFieldProps) {
  const words = useWords(defaultColorMessages);
  const [text, setText] = useControlledState<string>(given, defaultValue, onChange);
  const color = readColor(text);
  const settle = () => {
    if (color && color !== text) setText(color);
  };

  return (
    <div className={classes(field.field, css.root)}>
      <TextField
        {...props}
        value={text}
        onChange={setText}
        // `00B5AD` and `#0bd` are accepted and normalised when the field loses the focus or Enter submits it.
        onBlur={(event) => {
          settle();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          // Synchronously, because the form is submitted next.
          if (event.key === 'Enter') flushSync(settle);
          onKeyDown?.(event);
        }}
        validate={(typed) => (typed && !readColor(typed) ? words.invalidColor : validate?.(typed))}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck="false"
        suffix={
          <Picker
            name={words.pickColor(props.label)}
            color={color}
            swatches={swatches}
            isDisabled={(props.isDisabled ?? false) || (props.isReadOnly ?? false)}
            onChange={setText}
          />
        }
      />
      {hasPreview && <ColorPreview color={color} />}
    </div>
  );
}

interface PickerProps {
  name: ReturnType<ColorMessages['pickColor']>;
  color: string | undefined;
  swatches: readonly string[];
  isDisabled: boolean;
  onChange: (color: string) => void;
}

/** The swatch at the end of the box, and the picker that it opens. */
function Picker({ name, color, swatches, isDisabled, onChange }: PickerProps) {
  return (
    <DialogTrigger>
      <Button
        className={fieldButton}
        aria-label={name}
        isDisabled={isDisabled}
        onHoverStart={() => void loadPanel()}
        onFocus={() => void loadPanel()}
      >
        <span className={css.swatch} data-empty={color === undefined || undefined} style={{ background: color }} />
      </Button>
      <Popover offset={6} placement="bottom end" className={popover.popover}>
        <Dialog aria-label={name} className={popover.dialog}>
          <Suspense fallback={<div aria-busy="true" className={css.panel({ hasSwatches: swatches.length > 0 })} />}>
            <ColorPanel color={color} swatches={swatches} onChange={onChange} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

const hues = [
  '#00b5ad',
  '#0ea5e9',
  '#3b82f6',
  '#6366f1',
  '#8b5cf6',
  '#d946ef',
  '#e11d48',
  '#f97316',
  '#f0b429',
  '#2f9e5b',
];
