import { useMemo } from 'react';
import { defaultBaseMessages } from '../../i18n/base-messages.ts';
import { defaultListMessages, type ListMessages } from '../../i18n/list-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import type { GridColumn } from '../../grid/columns.ts';
import { Button } from '../Button/Button.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../Modal/DialogParts.tsx';
import { Modal } from '../Modal/Modal.tsx';
import type { ModalProps } from '../Modal/modal-props.ts';
import { StatusDot } from '../StatusDot/StatusDot.tsx';
import { Table } from '../Table/Table.tsx';

/** What an action on several records came to for one of them. */
export interface BulkResult {
  /** The key of the record. */
  id: string;
  /** The record's name. */
  name: string;
  /** The reason why it failed, in words; undefined where it was done. */
  failure?: string | undefined;
}

export interface BulkResultsProps extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** The action, such as `End trial`. */
  title: string;
  /** The result of each record. Those that failed are shown first. */
  results: readonly BulkResult[];
  /** Whether what failed is being tried again. @default false */
  isPending?: boolean | undefined;
  /** Called when those that failed are to be tried again. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/**
 * A dialog that says, record by record, what an action on several came to, and tries again those that failed.
 * @example
 * <BulkResults title="End trial" results={results} onRetry={retry} isOpen={isOpen} onOpenChange={setOpen} />
 */
export function BulkResults({ title, results, isPending, onRetry, ...overlay }: BulkResultsProps) {
  const messages = useWords(defaultListMessages);
  const base = useWords(defaultBaseMessages);
  const columns = useMemo(() => columnsOf(messages), [messages]);
  const rows = useMemo(() => results.toSorted((a, b) => rankOf(a) - rankOf(b)), [results]);
  const failed = results.filter(({ failure }) => failure !== undefined).length;
  const summary = messages.bulkDone(results.length - failed, results.length);
  return (
    <Modal {...overlay} size="large">
      {({ close }) => (
        <>
          <DialogHeader description={<span role="status">{summary}</span>}>{title}</DialogHeader>
          <DialogBody>
            <Table label={title} rows={rows} columns={columns} rowKey={keyOf} rowName={nameOf} />
          </DialogBody>
          <DialogFooter>
            <Button onPress={close}>{base.close}</Button>
            {onRetry && failed > 0 && (
              <Button tone="accent" isPending={isPending ?? false} onPress={onRetry}>
                {messages.retryFailed(failed)}
              </Button>
            )}
          </DialogFooter>
        </>
      )}
    </Modal>
  );
}

const keyOf = ({ id }: BulkResult) => id;
const nameOf = ({ name }: BulkResult) => name;
const rankOf = ({ failure }: BulkResult) => (failure === undefined ? 1 : 0);

const columnsOf = (messages: ListMessages): readonly GridColumn<BulkResult>[] => [
  { id: 'name', header: messages.bulkName, cell: nameOf, isRowHeader: true, minWidth: 140 },
  {
    id: 'state',
    header: messages.bulkState,
    cell: ({ failure }) =>
      failure === undefined ? (
        <StatusDot tone="success">{messages.bulkSucceeded}</StatusDot>
      ) : (
        <StatusDot tone="danger">{messages.bulkFailed}</StatusDot>
      ),
    width: 128,
  },
  { id: 'reason', header: messages.bulkReason, cell: ({ failure }) => failure ?? '–', minWidth: 200 },
];
