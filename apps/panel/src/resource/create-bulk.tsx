import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import { useMessages, useStore } from '../context/app-context.ts';
import { type BulkDeclaration, createBulkRun } from './bulk-run.ts';
import { listTexts } from './list-texts.ts';
import { useBulkReport } from './use-bulk-report.tsx';

/** The buttons for the rows that are selected, and what they ask first. */
interface BulkParts<R> {
  buttons: (rows: readonly R[], clear: () => void) => ReactNode;
  /** What can be done to one row, in its last column. */
  rowActions?: (row: R) => ReactNode;
  dialog?: ReactNode;
}

/** A list's own buttons, as a hook. */
export type UseBulk<R> = (list: { refresh(): Promise<void> }) => BulkParts<R>;

/** What is about to be done, to which rows. */
interface Asked<R> {
  name: string;
  rows: readonly R[];
  clear: () => void;
}

/** The buttons of what is declared; `asks` are the actions that are confirmed first, `inRows` those of each row. */
export function createBulk<R extends { readonly id: number }>(
  declaration: BulkDeclaration<R> & { rowName: (row: R) => string; asks: readonly string[]; inRows: readonly string[] },
) {
  const { subject, actions, rowName, asks, inRows } = declaration;
  const createRun = createBulkRun(declaration);

  const useBulk: UseBulk<R> = (list) => {
    const t = useMessages();
    const run = useStore(createRun);
    const texts = listTexts(subject, t);
    const report = useBulkReport(rowName);
    const [running, setRunning] = useState<string>();
    const [asked, setAsked] = useState<Asked<R>>();
    /** Whatever came of it, the list shows it. */
    const doTo = async (name: string, rows: readonly R[]) => {
      const items = await run(name, rows);
      void list.refresh();
      return items;
    };
    const press = async (name: string, rows: readonly R[], clear: () => void) => {
      setRunning(name);
      const items = await doTo(name, rows);
      setRunning(undefined);
      clear();
      if (items) report.show(texts.bulk(name), items, (failed) => doTo(name, failed));
    };
    const begin = (name: string, rows: readonly R[], clear: () => void) =>
      asks.includes(name) ? setAsked({ name, rows, clear }) : void press(name, rows, clear);
    const inRow = (row: R) =>
      inRows.map(
        (name) =>
          actions[name]?.(row) && (
            <Button key={name} size="small" tone="quiet" onPress={() => begin(name, [row], () => undefined)}>
              {texts.bulk(name)}
            </Button>
          ),
      );
    return {
      ...(inRows.length > 0 && { rowActions: inRow }),
      buttons: (rows, clear) =>
        Object.entries(actions).map(([name, applies]) => (
          <Button
            key={name}
            size="small"
            isPending={running === name}
            // A button that is disabled loses the focus: one that is under way keeps it, as does the bar that leaves.
            isDisabled={running !== name && rows.length > 0 && !(applies && rows.some(applies))}
            onPress={() => begin(name, rows, clear)}
          >
            {texts.bulk(name)}
          </Button>
        )),
      dialog: (
        <>
          {asked && (
            <ConfirmDialog
              title={texts.bulkAsk(asked.name, asked.rows.filter((row) => actions[asked.name]?.(row)).length)}
              confirmLabel={texts.bulk(asked.name)}
              isOpen
              onOpenChange={(isOpen) => isOpen || setAsked(undefined)}
              // It is closed first: the bar that it returns the focus to goes with the selection.
              onConfirm={() => void press(asked.name, asked.rows, asked.clear)}
            >
              {texts.bulkAskText(asked.name)}
            </ConfirmDialog>
          )}
          {report.dialog}
        </>
      ),
    };
  };
  return { useBulk, createRun };
}
