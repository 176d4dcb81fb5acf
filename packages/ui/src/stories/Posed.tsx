import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface PosedProps {
  as: 'hovered' | 'pressed';
  children: ReactNode;
}

/**
 * Draws the controls within as if a pointer were over them or held them down, by the attribute that React Aria sets for it. For
 * pictures: a pointer of the browser's own would end the state of another control, and stay where it was.
 */
export function Posed({ as, children }: PosedProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const control of root.current?.querySelectorAll('button, a, label') ?? []) {
      control.setAttribute('data-hovered', 'true');
      if (as === 'pressed') control.setAttribute('data-pressed', 'true');
    }
  });
  return (
    <div ref={root} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** Each way of touching a control, for a story that draws all of them. */
export const poses = ['hovered', 'pressed'] as const;
