import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as RACSearchField,
  type SearchFieldProps as RACSearchFieldProps,
} from 'react-aria-components/SearchField';
import { classes } from '../../css/classes.ts';
import * as field from '../../field/Field.css.ts';
import { FieldFrame, type FieldTexts, splitTexts } from '../../field/Field.tsx';
import { fieldButton } from '../../field/field-button.css.ts';
import { CloseIcon, SearchIcon } from '../../icons/actions.tsx';
import { defaultControlMessages } from '../../i18n/control-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<RACSearchFieldProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'slot'>,
    Omit<FieldTexts, 'hasOptionalMark'> {
  /** The searchable properties, such as `Name or address`. */
  placeholder?: string | undefined;
  /** Whether the label is for screen readers only, where the context shows what is searched. @default false */
  isLabelHidden?: boolean | undefined;
}

/**
 * A field for a search. Enter submits it, Escape clears it.
 * @example
 * <SearchField label="Search servers" onSubmit={search} />
 */
export function SearchField({ placeholder, isLabelHidden = false, ...others }: SearchFieldProps) {
  const [texts, props] = splitTexts(others);
  const messages = useWords(defaultControlMessages);
  return (
    <RACSearchField {...props} className={field.field}>
      <FieldFrame {...texts} isLabelHidden={isLabelHidden}>
        <div className={field.box}>
          <span className={field.adornment} aria-hidden="true">
            <SearchIcon />
          </span>
          <Input className={classes(field.input, css.input)} placeholder={placeholder} />
          <Button className={classes(fieldButton, css.clear)} aria-label={messages.clearSearch}>
            <CloseIcon />
          </Button>
        </div>
      </FieldFrame>
    </RACSearchField>
  );
}
