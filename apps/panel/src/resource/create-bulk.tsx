import { Button } from '@kronos/ui/Button';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { type ReactNode, useState } from 'react';
import { useMessages, useStore } from '../context/app-context.ts';
import { type BulkDeclaration, createBulkRun } from './bulk-run.ts';
import { listTexts } from './list-texts.ts';
import { useBulkReport } from './use-bulk-report.tsx';

/** The buttons for the selected rows, and their confirmation dialog. */
interface BulkParts<R> {
  buttons: (rows: readonly R[], clear: () => void) => ReactNode;
  /** The actions of one row, in its last column. */
  rowActions?: (row: R) => ReactNode;
  dialog?: ReactNode;
}

/** A hook with a list's own buttons. */
export type UseBulk<R> = (list: { refresh(): Promise<void> }) => BulkParts<R>;

/** The action to be confirmed, and its rows. */
interface Asked<R> {
  name: string;
  rows: readonly R[];
  clear: () => void;
}

/**
 * The buttons of the declared actions; `asks` names those that need a confirmation, `inRows` those shown in each row
 * too.
 */
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
    /** The list shows the outcome, whatever it is. */
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
            // A disabled button loses the focus, so the running one stays enabled, as do all while the bar disappears.
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
              // The dialog closes first: the bar to which it returns the focus disappears with the selection.
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
