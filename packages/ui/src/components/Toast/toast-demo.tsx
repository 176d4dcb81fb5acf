import { type FunctionComponent, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { createToaster, type Toaster, type ToastOptions } from './create-toaster.ts';
import { ToastRegion } from './ToastRegion.tsx';

export interface ToastDemoProps extends ToastOptions {
  /** The toasts that are open initially. */
  initial?: readonly ToastOptions[];
}

const none: readonly ToastOptions[] = [];

/** A button that shows a toast, beside the region. Its props are the options of `add`. */
export function ToastDemo({ initial = none, ...options }: ToastDemoProps) {
  const [toaster] = useState(() => {
    const created = createToaster();
    for (const one of initial) created.add(one);
    return created;
  });
  return (
    <Inline>
      <Button onPress={() => toaster.add(options)}>Show toast</Button>
      <ToastRegion toaster={toaster} />
    </Inline>
  );
}

/**
 * Lists the members of the toaster that `createToaster` returns. Documentation tables are generated from the props of a
 * component, so this one has the members as its props.
 */
export const ToasterMembers: FunctionComponent<Toaster> = () => null;
