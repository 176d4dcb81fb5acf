import type { NodeDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { Meter } from '@kronos/ui/Meter';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { cpuText, memoryText, slotsText } from '../words.tsx';

/** The percentage from which a resource counts as nearly full. */
const nearlyFull = 90;

const shareOf = (used: number, all: number) => (all > 0 ? Math.min(100, (100 * used) / all) : 0);

/** The last known resource use of a node, with its age. */
export function Load({ node }: { node: NodeDetail }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { figures, capacity, servers } = node;
  if (!figures)
    return (
      <Card title={t('nodes.load.title')}>
        <Text tone="muted">{t('nodes.load.none')}</Text>
      </Card>
    );
  const level = (label: string, value: number, valueLabel: string) => (
    <Meter
      label={label}
      value={value}
      valueLabel={valueLabel}
      {...(value >= nearlyFull && { tone: 'warning' as const, note: t('nodes.load.full') })}
    />
  );
  const { machine } = figures;
  const diskUsed = machine ? machine.disk_bytes - machine.disk_free_bytes : 0;
  return (
    <Card title={t('nodes.load.title')} description={t('nodes.load.age', { age: format.relative(figures.at, now) })}>
      <Grid columns={{ base: 1, medium: capacity === null ? 3 : 2, wide: capacity === null ? 3 : 4 }} gap={20}>
        {level(t('nodes.column.load'), shareOf(figures.cpu_used, figures.cpus), cpuText(node, { t, format }))}
        {level(
          t('nodes.column.memory'),
          shareOf(figures.memory_used_bytes, figures.memory_bytes),
          memoryText(node, { t, format }),
        )}
        {machine &&
          level(
            t('nodes.fact.disk'),
            shareOf(diskUsed, machine.disk_bytes),
            t('nodes.amountOf', { used: format.bytes(diskUsed), all: format.bytes(machine.disk_bytes) }),
          )}
        {capacity !== null &&
          level(t('nodes.column.servers'), shareOf(servers, capacity), slotsText(node, { t, format }))}
      </Grid>
    </Card>
  );
}
