import { CheckIcon, MinusIcon } from '../icons/actions.tsx';
import * as css from './SelectBox.css.ts';

export interface SelectBoxProps {
  label: string;
  coverage: 'none' | 'some' | 'all';
  isDisabled?: boolean | undefined;
}

/** The checkbox that selects rows. A native one, since there may be hundreds on screen; the grid handles its clicks. */
export function SelectBox({ label, coverage, isDisabled = false }: SelectBoxProps) {
  return (
    <span className={css.select}>
      <input
        type="checkbox"
        className={css.selectInput}
        data-select=""
        aria-label={label}
        checked={coverage === 'all'}
        disabled={isDisabled}
        readOnly
        ref={(input) => {
          if (input) input.indeterminate = coverage === 'some';
        }}
      />
      <span className={css.selectBox} aria-hidden="true">
        {coverage === 'all' && <CheckIcon />}
        {coverage === 'some' && <MinusIcon />}
      </span>
    </span>
  );
}
