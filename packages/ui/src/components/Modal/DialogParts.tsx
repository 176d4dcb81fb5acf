import { type ReactNode, useRef } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { CloseIcon } from '../../icons/actions.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './Modal.css.ts';
import { useIsScrollable } from './use-is-scrollable.ts';

export interface DialogHeaderProps {
  /** The dialog's title, which also names it for screen readers. */
  children: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** Whether there is a close button. @default true */
  hasClose?: boolean | undefined;
}

/**
 * The title row of a dialog. It stays in place while the body scrolls.
 * @example
 * <DialogHeader>Restart the server</DialogHeader>
 */
export function DialogHeader({ children, description, icon, hasClose = true }: DialogHeaderProps) {
  const messages = useWords(defaultBaseMessages);
  return (
    <header className={css.header}>
      {icon}
      <div className={css.titles}>
        <Heading slot="title" level={2} className={css.title}>
          {children}
        </Heading>
        {description && <p className={css.description}>{description}</p>}
      </div>
      {hasClose && (
        <div className={css.close}>
          <Button
            slot="close"
            size="small"
            tone="quiet"
            aria-label={messages.close}
            iconStart={<CloseIcon size={20} />}
          />
        </div>
      )}
    </header>
  );
}

/**
 * The content of a dialog: the only part that scrolls, by keyboard too.
 * @example
 * <DialogBody>{content}</DialogBody>
 */
export function DialogBody({
  children,
}: {
  /** The content of the dialog. It scrolls when it is long. */
  children: ReactNode;
}) {
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(body);
  return (
    <div ref={body} className={css.body} {...(isScrollable ? { tabIndex: 0 } : {})}>
      {children}
    </div>
  );
}

/**
 * The actions of a dialog, the main one last. It stays in place while the body scrolls.
 * @example
 * <DialogFooter>{buttons}</DialogFooter>
 */
export function DialogFooter({
  children,
}: {
  /** The dialog's buttons. */
  children: ReactNode;
}) {
  return <footer className={css.footer}>{children}</footer>;
}
