import { type RefObject, useMemo, useState } from 'react';
import { defaultMinWidth, type GridColumn, type GridWidths } from './columns.ts';

export interface ColumnWidthOptions {
  defaultWidths?: GridWidths | undefined;
  onWidthsChange?: ((widths: GridWidths) => void) | undefined;
}

export interface ColumnResizing {
  /** Fixes the current widths of the columns up to this one, so that only its own end follows the pointer. */
  freeze: (id: string) => number;
  resize: (id: string, width: number) => void;
  /** Calls `onWidthsChange` when the user has finished. */
  settle: () => void;
}

const none: GridWidths = {};

/** Returns the widths that the user gave to columns, in pixels, and functions to change them, stable until a change. */
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
