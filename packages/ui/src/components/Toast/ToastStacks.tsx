import { useEffect, useMemo, useRef } from 'react';
import { useToastRegion } from 'react-aria/useToast';
import type { ToastState } from 'react-stately/useToastState';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { type Toaster, type ToastRecord, toastPositions } from './create-toaster.ts';
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
  useEffect(() => () => toaster.setPaused('region', false), [toaster]);

  return (
    <div {...regionProps} ref={region} className={css.region}>
      {toastPositions.map((position) => {
        const stack = toasts.filter((toast) => toast.position === position);
        return (
          stack.length > 0 && (
            <ol key={position} className={css.stack({ position })}>
              {stack.map((toast) => (
                <Toast key={toast.id} toast={toast} toaster={toaster} state={state} />
              ))}
            </ol>
          )
        );
      })}
    </div>
  );
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
    resumeAll: () => toaster.setPaused('region', false),
  };
}
