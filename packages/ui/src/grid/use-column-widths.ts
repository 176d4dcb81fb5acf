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
  /** Gives a column the width of its widest rendered cell, and calls `onWidthsChange`. */
  fit: (id: string) => void;
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
    const headerOf = (id: string) => gridRef.current?.querySelector(`[data-column="${CSS.escape(id)}"]`);
    const widthOf = (id: string) => Math.round(headerOf(id)?.getBoundingClientRect().width ?? 0);
    const atLeast = (id: string, width: number) =>
      Math.max(columns.find((column) => column.id === id)?.minWidth ?? defaultMinWidth, Math.round(width));
    const frozen = (id: string) => {
      const before = columns.slice(0, columns.findIndex((column) => column.id === id) + 1);
      return Object.fromEntries(before.map((column) => [column.id, widthOf(column.id)]));
    };
    return {
      freeze: (id) => {
        setWidths((now) => ({ ...now, ...frozen(id) }));
        return widthOf(id);
      },
      resize: (id, width) => setWidths((now) => ({ ...now, [id]: atLeast(id, width) })),
      fit: (id) => {
        const place = headerOf(id)?.ariaColIndex;
        const cells = gridRef.current?.querySelectorAll<HTMLElement>(`[aria-colindex="${place}"]:not([aria-colspan])`);
        const next = { ...widths, ...frozen(id), [id]: atLeast(id, widestOf([...(cells ?? [])])) };
        setWidths(next);
        onWidthsChange?.(next);
      },
      settle: () => onWidthsChange?.(widths),
    };
  }, [gridRef, columns, widths, onWidthsChange]);

  return { widths, resizing };
}

/** Returns the width that the widest of the cells has without a column around it, measured in one layout. */
function widestOf(cells: readonly HTMLElement[]): number {
  for (const { style } of cells) style.inlineSize = 'max-content';
  const widths = cells.map((cell) => Math.ceil(cell.getBoundingClientRect().width));
  for (const { style } of cells) style.inlineSize = '';
  return Math.max(0, ...widths);
}
