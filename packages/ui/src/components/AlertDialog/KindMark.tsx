import { ErrorIcon, InfoIcon, QuestionIcon, SuccessIcon, WarningIcon } from '../../icons/status.tsx';
import * as css from '../Modal/DialogMark.css.ts';
import type { AlertKind } from './kinds.ts';

const looks = {
  success: { Icon: SuccessIcon, tone: 'success' },
  error: { Icon: ErrorIcon, tone: 'danger' },
  warning: { Icon: WarningIcon, tone: 'warning' },
  info: { Icon: InfoIcon, tone: 'info' },
  question: { Icon: QuestionIcon, tone: 'accent' },
} as const;

/** The icon of a message's kind, before its title. */
export function KindMark({ kind }: { kind: AlertKind }) {
  const { Icon, tone } = looks[kind];
  return (
    <span className={css.mark({ tone })}>
      <Icon size={20} />
    </span>
  );
}
