import { type RefObject, useMemo, useState } from 'react';
import { defaultMinWidth, type GridColumn, type GridWidths } from './columns.ts';

export interface ColumnWidthOptions {
  defaultWidths?: GridWidths | undefined;
  onWidthsChange?: ((widths: GridWidths) => void) | undefined;
}

export interface ColumnResizing {
  /** The columns up to this one keep the width they have on screen: only its own end then follows the pointer. */
  freeze: (id: string) => number;
  resize: (id: string, width: number) => void;
  /** Tells the host, once the person is done. */
  settle: () => void;
}

const none: GridWidths = {};

/** Widths that people gave to columns, in pixels, and the ways to change them: the same ones until something changed. */
export function useColumnWidths<Row>(
  gridRef: RefObject<HTMLElement | null>,
  columns: readonly GridColumn<Row>[],
  { defaultWidths = none, onWidthsChange }: ColumnWidthOptions,
) {
  const [widths, setWidths] = useState(defaultWidths);

  const resizing: ColumnResizing = useMemo(() => {
    const widthOf = (id: string) =>
      gridRef.current?.querySelector(`[data-column="${CSS.escape(id)}"]`)?.getBoundingClientRect().width ?? 0;
    return {
      freeze: (id) => {
        const before = columns.slice(0, columns.findIndex((column) => column.id === id) + 1);
        setWidths((now) => ({
          ...now,
          ...Object.fromEntries(before.map((column) => [column.id, Math.round(widthOf(column.id))])),
        }));
        return Math.round(widthOf(id));
      },
      resize: (id, width) => {
        const least = columns.find((column) => column.id === id)?.minWidth ?? defaultMinWidth;
        setWidths((now) => ({ ...now, [id]: Math.max(least, Math.round(width)) }));
      },
      settle: () => onWidthsChange?.(widths),
    };
  }, [gridRef, columns, widths, onWidthsChange]);

  return { widths, resizing };
}
