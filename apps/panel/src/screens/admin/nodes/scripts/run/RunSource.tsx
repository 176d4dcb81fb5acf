import type { ScriptRunDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Link } from '@kronos/ui/Link';
import { LogViewer } from '@kronos/ui/LogViewer';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMemo } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

/** The source and the variables of a run, as they were when it began. */
export function RunSource({ run: { script, source, variables, as_root } }: { run: ScriptRunDetail }) {
  const t = useMessages();
  const lines = useMemo(() => source.trimEnd().split('\n'), [source]);
  return (
    <Card title={t('scriptRuns.ran')}>
      <Stack gap={16}>
        <DescriptionList
          items={[
            {
              id: 'script',
              label: t('scriptRuns.column.script'),
              value:
                script.id === null ? (
                  t('scriptRuns.ran.deleted', { name: script.name })
                ) : (
                  <Link href={href(adminRoutes.script, { script: script.id })}>{script.name}</Link>
                ),
            },
            {
              id: 'user',
              label: t('scriptRuns.ran.as'),
              value: t(as_root ? 'scriptRuns.ran.root' : 'scriptRuns.ran.user'),
            },
            ...variables.map(({ name, value }) => ({ id: name, label: name, value: <Text isMono>{value}</Text> })),
          ]}
        />
        <LogViewer label={t('scriptRuns.ran')} lines={lines} height={360} isFitted />
      </Stack>
    </Card>
  );
}
