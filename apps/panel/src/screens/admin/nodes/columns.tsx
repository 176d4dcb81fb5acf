import type { NodeRow } from '@kronos/api/contract';
import { Link } from '@kronos/ui/Link';
import type { GridColumn } from '@kronos/ui/Table';
import type { CsvColumn } from '../../../resource/save-csv.ts';
import { When } from '../../../resource/When.tsx';
import type { Translate } from '../../../messages/create-messages.ts';
import type { Format } from '../../../messages/format.ts';
import { adminRoutes } from '../../../routes/areas/admin.ts';
import { href } from '../../../routes/href.ts';
import { cpuText, kindWords, memoryText, NodeState, slotsText } from './words.tsx';

/** The columns of the list. */
export const nodeColumns = (t: Translate, format: Format): readonly GridColumn<NodeRow>[] => [
  {
    id: 'alias',
    header: t('nodes.column.alias'),
    cell: ({ id, alias }) => <Link href={href(adminRoutes.node, { node: id })}>{alias}</Link>,
    isRowHeader: true,
    isSortable: true,
    minWidth: 150,
  },
  { id: 'state', header: t('nodes.column.state'), cell: (node) => <NodeState node={node} />, width: 136 },
  {
    id: 'servers',
    header: t('nodes.column.servers'),
    cell: (node) => slotsText(node, t, format),
    isSortable: true,
    isNumeric: true,
    width: 104,
  },
  {
    id: 'load',
    header: t('nodes.column.load'),
    cell: (node) => cpuText(node, t, format),
    isSortable: true,
    minWidth: 130,
  },
  { id: 'memory', header: t('nodes.column.memory'), cell: (node) => memoryText(node, t, format), minWidth: 150 },
  {
    id: 'uptime',
    header: t('nodes.column.booted'),
    cell: ({ figures }) => (figures?.machine ? <When at={figures.machine.booted_at} /> : t('nodes.unknown')),
    width: 136,
  },
  {
    id: 'place',
    header: t('nodes.column.place'),
    cell: ({ provider, region }) => [provider, region].filter(Boolean).join(', ') || t('nodes.none'),
    minWidth: 130,
  },
  {
    id: 'seen_at',
    header: t('nodes.column.seen'),
    cell: ({ seen_at }) => (seen_at === null ? t('nodes.never') : <When at={seen_at} />),
    isSortable: true,
    width: 136,
  },
];

/** The columns of the file. */
export const nodeCsv = (t: Translate): readonly CsvColumn<NodeRow>[] => [
  { header: t('nodes.column.number'), value: ({ id }) => id },
  { header: t('nodes.column.alias'), value: ({ alias }) => alias },
  { header: t('nodes.field.host'), value: ({ host }) => host },
  { header: t('nodes.field.kind'), value: ({ kind }) => t(kindWords[kind]) },
  { header: t('nodes.column.up'), value: ({ up }) => t(up ? 'nodes.state.up' : 'nodes.state.down') },
  { header: t('nodes.field.provider'), value: ({ provider }) => provider },
  { header: t('nodes.field.region'), value: ({ region }) => region },
  { header: t('nodes.column.servers'), value: ({ servers }) => servers },
  { header: t('nodes.field.capacity'), value: ({ capacity }) => capacity },
  { header: t('nodes.fact.cpus'), value: ({ figures }) => figures?.cpus ?? null },
  { header: t('nodes.column.load'), value: ({ figures }) => figures?.cpu_used ?? null },
  { header: t('nodes.column.seen'), value: ({ seen_at }) => seen_at },
];
