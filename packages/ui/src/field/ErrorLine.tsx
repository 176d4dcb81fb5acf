import { ErrorIcon } from '../icons/status.tsx';
import * as css from './Field.css.ts';

/** An error that looks like a field's, for places where React Aria's own component cannot be used. */
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
