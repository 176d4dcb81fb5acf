import { Card } from '@kronos/ui/Card';
import { LogViewer } from '@kronos/ui/LogViewer';
import { Select } from '@kronos/ui/Select';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import type { RunWithLines } from './run-store.ts';

const all = 'all';

/** The output of a run on one node, or on all nodes with each line prefixed by the name of its node. */
export function Output({ run: { items, lines, state } }: { run: RunWithLines }) {
  const t = useMessages();
  const [shown, show] = useState(all);
  const shownLines = useMemo(() => {
    const aliases = new Map(items.map(({ process_id, node }) => [process_id, node.alias]));
    const width = Math.max(...items.map(({ node }) => node.alias.length));
    return shown === all && items.length > 1
      ? lines.map(({ process_id, text }) => `${(aliases.get(process_id) ?? '').padEnd(width)} │ ${text}`)
      : lines.filter(({ process_id }) => shown === all || String(process_id) === shown).map(({ text }) => text);
  }, [items, lines, shown]);

  return (
    <Card title={t('scriptRuns.output')}>
      <Stack gap={16}>
        {items.length > 1 && (
          <Select
            label={t('scriptRuns.output.of')}
            options={[
              { id: all, label: t('scriptRuns.output.all') },
              ...items.flatMap(({ process_id, node }) =>
                process_id === null ? [] : [{ id: String(process_id), label: node.alias }],
              ),
            ]}
            value={shown}
            onChange={(key) => show(key ?? all)}
          />
        )}
        {shownLines.length === 0 ? (
          <Text tone="muted">{t(state === 'running' ? 'scriptRuns.output.none' : 'scriptRuns.output.nothing')}</Text>
        ) : (
          <LogViewer label={t('scriptRuns.output')} lines={shownLines} height={360} isFitted />
        )}
      </Stack>
    </Card>
  );
}
