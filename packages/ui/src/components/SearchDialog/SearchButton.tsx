import { Button, type ButtonProps } from 'react-aria-components/Button';
import { SearchIcon } from '../../icons/actions.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './SearchButton.css.ts';
import { defaultSearchLabels } from './labels.ts';

export interface SearchButtonProps extends Pick<ButtonProps, 'onPress' | 'isDisabled'> {
  /** The name for screen readers. @default 'Search' */
  label?: string | undefined;
}

/**
 * A button in the shape of a field that opens a `SearchDialog` and shows its shortcut.
 * @example
 * <SearchButton onPress={open} />
 */
export function SearchButton({ label = defaultSearchLabels.title, ...props }: SearchButtonProps) {
  return (
    <Button {...props} aria-haspopup="dialog" className={css.button}>
      <SearchIcon />
      <span className={css.text}>{label}</span>
      <span className={css.keys} aria-hidden="true">
        <Kbd keys="Mod+K" />
      </span>
    </Button>
  );
}
