import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/status.tsx';
import * as css from '../Modal/DialogMark.css.ts';
import type { AlertKind } from './kinds.ts';

const icons = { success: SuccessIcon, error: ErrorIcon, warning: WarningIcon, info: InfoIcon };

/** Tells the kind of a message before its title. */
export function KindMark({ kind }: { kind: AlertKind }) {
  const Icon = icons[kind];
  return (
    <span className={css.mark({ tone: kind === 'error' ? 'danger' : kind })}>
      <Icon size={20} />
    </span>
  );
}
