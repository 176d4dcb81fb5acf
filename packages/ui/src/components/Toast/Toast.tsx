import { useRef } from 'react';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useToast } from 'react-aria/useToast';
import type { ToastState } from 'react-stately/useToastState';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { CloseIcon } from '../../icons/actions.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/status.tsx';
import { BellIcon } from '../../icons/things.tsx';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useLeave } from '../../overlay/use-leave.ts';
import { Button } from '../Button/Button.tsx';
import type { Toaster, ToastRecord } from './create-toaster.ts';
import * as css from './Toast.css.ts';

interface ToastProps {
  toast: ToastRecord;
  toaster: Toaster;
  state: ToastState<ToastRecord>;
}

const icons = { neutral: BellIcon, info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon };

export function Toast({ toast, toaster, state }: ToastProps) {
  const { id, title, text, tone, action, count, isClosing, isFolded } = toast;
  const messages = useWords(defaultBaseMessages);
  const item = useRef<HTMLLIElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { toastProps, contentProps, titleProps, descriptionProps, closeButtonProps } = useToast(
    { toast: { key: id, content: toast } },
    state,
    box,
  );
  const { keyboardProps } = useKeyboard({
    onKeyDown: (event) => (event.key === 'Escape' ? toaster.close(id) : event.continuePropagation()),
  });
  const focusProps = { onFocus: () => isFolded && toaster.setUnfolded(toast.position) };
  const Icon = icons[tone];

  useLeave(item, isClosing, () => toaster.remove(id));

  return (
    // A folded toast stays in the page: it has been announced, and would be again if it were rendered anew.
    <li ref={item} className={isFolded ? visuallyHidden : css.item} data-closing={isClosing || undefined}>
      <div className={css.fold}>
        <div {...toastProps} {...keyboardProps} {...focusProps} ref={box} className={css.toast}>
          <span className={css.mark({ tone })}>
            <Icon size={20} />
          </span>
          <div className={css.content}>
            <div {...contentProps}>
              <div {...titleProps} className={css.title}>
                <span>{title}</span>
                {count > 1 && (
                  <>
                    <span className={css.count} aria-hidden="true">
                      {messages.toastCount(count)}
                    </span>
                    <span className={visuallyHidden}>{messages.toastCountSpoken(count)}</span>
                  </>
                )}
              </div>
              {text && (
                <div {...descriptionProps} className={css.text}>
                  {text}
                </div>
              )}
            </div>
            {action && (
              <div className={css.action}>
                <Button
                  size="small"
                  onPress={() => {
                    if (isClosing) return;
                    action.onPress();
                    toaster.close(id);
                  }}
                >
                  {action.label}
                </Button>
              </div>
            )}
          </div>
          <div className={css.dismiss}>
            <Button
              {...closeButtonProps}
              aria-label={messages.dismiss}
              size="small"
              tone="quiet"
              iconStart={<CloseIcon />}
            />
          </div>
        </div>
      </div>
    </li>
  );
}
