import type { ReactNode } from 'react';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { CloseIcon } from '../../icons/actions.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/status.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Banner.css.ts';
import type { BannerTone } from './banner-options.ts';

export interface BannerProps {
  /** The name of the region, such as "Maintenance". */
  label: string;
  /** A bold word or two before the text. */
  title?: ReactNode;
  /** The text in one sentence: the state, and what it means for the reader. */
  children: ReactNode;
  /** The colour and icon, by their meaning. @default 'info' */
  tone?: BannerTone | undefined;
  /** A button or a link. */
  action?: ReactNode;
  /** Called when the banner is dismissed; the host then removes it. Without it there is no dismiss button. */
  onDismiss?: (() => void) | undefined;
  /** Whether screen readers announce the banner when it appears. @default false */
  isAnnounced?: boolean | undefined;
}

/**
 * A message about the whole page, shown at its top. Put it into the `bars` of `AppShell`; several stack.
 * @example
 * <Banner label="Maintenance" tone="warning">Maintenance starts at 22:00.</Banner>
 */
export function Banner({ label, title, children, tone = 'info', action, onDismiss, isAnnounced = false }: BannerProps) {
  const messages = useWords(defaultBaseMessages);
  return (
    <section aria-label={label} className={css.banner({ tone })}>
      <span className={css.mark({ tone })}>{icons[tone]}</span>
      <div className={css.content}>
        <div className={css.text} {...(isAnnounced ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}>
          {title !== undefined && <strong className={css.title}>{title}</strong>}
          {children}
        </div>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          label={messages.dismiss}
          size="small"
          icon={<CloseIcon />}
          tooltipPlacement="bottom"
          onPress={onDismiss}
        />
      )}
    </section>
  );
}

const icons: Record<BannerTone, ReactNode> = {
  info: <InfoIcon />,
  success: <SuccessIcon />,
  warning: <WarningIcon />,
  danger: <ErrorIcon />,
  neutral: <InfoIcon />,
};
