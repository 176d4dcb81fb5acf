import type { FolderCheck } from '@kronos/api/contract';
import { Badge, type BadgeTone } from '@kronos/ui/Badge';
import { Card } from '@kronos/ui/Card';
import { Link } from '@kronos/ui/Link';
import { type GridColumn, Table } from '@kronos/ui/Table';
import { Text } from '@kronos/ui/Text';
import { useMemo } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import type { PlainKey } from '../../messages/catalogue.ts';
import type { Translate } from '../../messages/create-messages.ts';
import type { Format } from '../../messages/format.ts';
import { When } from '../../resource/When.tsx';
import { adminRoutes } from '../../routes/areas/admin.ts';
import { href } from '../../routes/href.ts';

const looks: Readonly<Record<FolderCheck['state'] | 'read-only', { tone: BadgeTone; text: PlainKey }>> = {
  unchecked: { tone: 'neutral', text: 'folders.state.unchecked' },
  found: { tone: 'success', text: 'folders.state.found' },
  'read-only': { tone: 'warning', text: 'folders.state.readOnly' },
  missing: { tone: 'danger', text: 'folders.state.missing' },
  silent: { tone: 'danger', text: 'folders.state.silent' },
  unreachable: { tone: 'danger', text: 'folders.state.unreachable' },
  'no-machine': { tone: 'neutral', text: 'folders.state.noMachine' },
};

/** A library is only read, so a folder that cannot be written is not a problem there. */
const lookOf = ({ state, is_writable }: FolderCheck, isRead: boolean) => {
  const { tone, text } = looks[state === 'found' && is_writable === false ? 'read-only' : state];
  return { text, tone: isRead && state === 'found' ? ('success' as const) : tone };
};

const columnsOf = (t: Translate, format: Format, isRead: boolean): readonly GridColumn<FolderCheck>[] => [
  {
    id: 'node',
    header: t('folders.column.node'),
    cell: ({ node }) => <Link href={href(adminRoutes.node, { node: node.id })}>{node.alias}</Link>,
    isRowHeader: true,
    minWidth: 120,
  },
  {
    id: 'state',
    header: t('folders.column.state'),
    cell: (check) => {
      const { tone, text } = lookOf(check, isRead);
      return <Badge tone={tone}>{t(text)}</Badge>;
    },
    minWidth: 184,
  },
  {
    id: 'free',
    header: t('folders.column.free'),
    cell: ({ free_bytes: free, size_bytes: size }) =>
      free === null || size === null
        ? t('folders.noSpace')
        : t('folders.space', { free: format.bytes(free), size: format.bytes(size) }),
    minWidth: 152,
  },
  {
    id: 'checked',
    header: t('folders.column.checked'),
    cell: ({ checked_at }) => (checked_at === null ? t('folders.never') : <When at={checked_at} />),
    minWidth: 136,
  },
];

interface FolderChecksProps {
  checks: readonly FolderCheck[];
  /** Whether the folder is only read. @default false */
  isRead?: boolean;
}

/** What the last check of a folder found on each of its nodes. */
export function FolderChecks({ checks, isRead = false }: FolderChecksProps) {
  const t = useMessages();
  const format = useFormat();
  const columns = useMemo(() => columnsOf(t, format, isRead), [t, format, isRead]);
  return (
    <Card title={t('folders.title')} description={t('folders.text')} isFlush={checks.length > 0}>
      {checks.length === 0 ? (
        <Text tone="muted">{t('folders.none')}</Text>
      ) : (
        <Table
          label={t('folders.title')}
          rows={checks}
          columns={columns}
          rowKey={({ node }) => String(node.id)}
          rowName={({ node }) => node.alias}
        />
      )}
    </Card>
  );
}
