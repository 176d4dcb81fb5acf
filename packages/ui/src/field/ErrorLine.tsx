import { ErrorIcon } from '../icons/status.tsx';
import * as css from './Field.css.ts';

/** What is wrong, in the look of a field's error, where React Aria's own part has no place. */
export function ErrorLine({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <span id={id} className={css.error}>
      <span className={css.errorIcon}>
        <ErrorIcon />
      </span>
      <span>{children}</span>
    </span>
  );
}
