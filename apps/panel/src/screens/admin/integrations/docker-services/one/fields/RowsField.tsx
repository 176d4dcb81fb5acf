import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { IconButton } from '@kronos/ui/IconButton';
import { CloseIcon, PlusIcon } from '@kronos/ui/icons';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../../../../context/app-context.ts';

/** One row: its values, the prefix for the names of its fields, and the function that changes it. */
interface RowProps<R> {
  row: R;
  name: string;
  change: (change: Partial<R>) => void;
}

interface RowsFieldProps<R> {
  name: string;
  label: string;
  help: string | undefined;
  addLabel: string;
  /** Returns the label of a row by its position, from 1. */
  rowLabel: (position: number) => string;
  value: readonly R[];
  onChange: (rows: R[]) => void;
  /** The values of a new row. */
  blank: R;
  /** The inputs of a row. */
  children: (row: RowProps<R>) => ReactNode;
}

/** Records within a record, each with its own inputs. They have no ids, and are identified by their position. */
export function RowsField<R>(props: RowsFieldProps<R>) {
  const { name, label, help, addLabel, rowLabel, value, onChange, blank, children } = props;
  const t = useMessages();
  const helpId = useId();
  const rows = value.map((row, index) => ({ row, index, place: `${name}.${index}`, title: rowLabel(index + 1) }));
  return (
    <Stack gap={12} role="group" aria-label={label} aria-describedby={help && helpId}>
      {help && (
        <Text as="p" size={13} tone="muted" id={helpId}>
          {help}
        </Text>
      )}
      {rows.map(({ row, index, place, title }) => (
        <Card
          key={place}
          as="div"
          tone="outline"
          role="group"
          aria-label={title}
          title={title}
          level={3}
          actions={
            <IconButton
              size="small"
              label={t('dockerServices.removeRow', { name: title })}
              icon={<CloseIcon />}
              onPress={() => onChange(value.filter((_, at) => at !== index))}
            />
          }
        >
          <Stack gap={12}>
            {children({
              row,
              name: place,
              change: (change) => onChange(value.map((one, at) => (at === index ? { ...one, ...change } : one))),
            })}
          </Stack>
        </Card>
      ))}
      <div>
        <Button size="small" iconStart={<PlusIcon />} onPress={() => onChange([...value, blank])}>
          {addLabel}
        </Button>
      </div>
    </Stack>
  );
}
