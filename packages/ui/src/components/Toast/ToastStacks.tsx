import { useEffect, useMemo, useRef } from 'react';
import { useToastRegion } from 'react-aria/useToast';
import type { ToastState } from 'react-stately/useToastState';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { Button } from '../Button/Button.tsx';
import { type Toaster, type ToastPosition, type ToastRecord, toastPositions } from './create-toaster.ts';
import { Toast } from './Toast.tsx';
import * as css from './Toast.css.ts';

interface ToastStacksProps {
  toaster: Toaster;
  toasts: readonly ToastRecord[];
}

/** The visible toasts; rendered only while there are any. */
export function ToastStacks({ toaster, toasts }: ToastStacksProps) {
  const messages = useWords(defaultBaseMessages);
  const region = useRef<HTMLDivElement>(null);
  const state = useMemo(() => ariaState(toaster, toasts), [toaster, toasts]);
  const { regionProps } = useToastRegion({ 'aria-label': messages.notifications }, state, region);

  // An unmounted region has neither hover nor focus.
  useEffect(() => () => leave(toaster), [toaster]);

  return (
    <div {...regionProps} ref={region} className={css.region}>
      {toastPositions.map((position) => {
        const stack = toasts.filter((toast) => toast.position === position);
        return (
          stack.length > 0 && (
            <ToastStack key={position} position={position} toasts={stack} toaster={toaster} state={state} />
          )
        );
      })}
    </div>
  );
}

interface ToastStackProps extends ToastStacksProps {
  position: ToastPosition;
  state: ToastState<ToastRecord>;
}

/** The toasts of one corner, the older ones of a burst behind a button. */
function ToastStack({ position, toasts, ...props }: ToastStackProps) {
  const messages = useWords(defaultFrameMessages);
  const more = useRef<HTMLLIElement>(null);
  const shown = toasts.filter(({ isFolded }) => !isFolded).length;
  // One list, in which a toast that unfolds keeps its element and with it the focus.
  const items = toasts.map((toast) => <Toast key={toast.id} toast={toast} {...props} />);
  if (shown < toasts.length) {
    const button = (
      <li key="more" ref={more} className={css.more}>
        <Button size="small" onPress={() => focusToast(more.current?.nextElementSibling)}>
          {messages.moreCount(toasts.length - shown)}
        </Button>
      </li>
    );
    items.splice(shown, 0, button);
  }
  return <ol className={css.stack({ position })}>{items}</ol>;
}

/** Focuses the toast of an item, which unfolds it and all others of its corner. */
const focusToast = (item: Element | null | undefined) =>
  item?.querySelector<HTMLElement>('[role="alertdialog"]')?.focus();

/** What follows when neither pointer nor focus is in the region. */
function leave(toaster: Toaster) {
  toaster.setPaused('region', false);
  toaster.setUnfolded(null);
}

/** Adapts the toaster to React Aria's state, whose hooks provide the landmark, the roles and the focus order. */
function ariaState(toaster: Toaster, toasts: readonly ToastRecord[]): ToastState<ToastRecord> {
  return {
    // In the order of the page, by which React Aria finds the neighbour of a toast that closed under the focus.
    visibleToasts: toastPositions.flatMap((position) =>
      toasts.filter((toast) => toast.position === position).map((toast) => ({ key: toast.id, content: toast })),
    ),
    add: ({ title }) => toaster.add({ title }),
    close: toaster.close,
    pauseAll: () => toaster.setPaused('region', true),
    resumeAll: () => leave(toaster),
  };
}
