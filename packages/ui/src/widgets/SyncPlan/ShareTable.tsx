import { type ReactNode, useMemo } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import type { StatusTone } from '../../components/StatusDot/status-options.ts';
import { Table } from '../../components/Table/Table.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { listRole } from '../../css/list-role.ts';
import type { GridColumn } from '../../grid/columns.ts';
import { MinusIcon, PlusIcon } from '../../icons/actions.tsx';
import type { SyncPlanLabels } from './labels.ts';
import * as css from './SyncPlan.css.ts';
import type { SyncOutcome, SyncShare } from './sync-plan.ts';

interface ShareTableProps {
  label: string;
  shares: readonly SyncShare[];
  labels: SyncPlanLabels;
}

/** The number of people beyond which the table scrolls by itself. */
const mostInPage = 50;

const outcomeTones = {
  done: 'success',
  failed: 'danger',
  skipped: 'neutral',
} as const satisfies Record<SyncOutcome, StatusTone>;

/** The people whose libraries change; columns without any change are omitted. */
export function ShareTable({ label, shares, labels }: ShareTableProps) {
  const columns = useMemo(() => columnsOf(shares, labels), [shares, labels]);
  return (
    <Table
      label={label}
      rows={shares}
      columns={columns}
      rowKey={keyOf}
      rowName={nameOf}
      maxHeight={shares.length > mostInPage ? 480 : undefined}
    />
  );
}

const keyOf = ({ key }: SyncShare) => key;
const nameOf = ({ person }: SyncShare) => person;

function columnsOf(shares: readonly SyncShare[], labels: SyncPlanLabels): readonly GridColumn<SyncShare>[] {
  const given = {
    id: 'give',
    header: labels.given,
    cell: ({ give }: SyncShare) => <Libraries names={give} tone="success" icon={<PlusIcon size={12} />} />,
    minWidth: 160,
  };
  const taken = {
    id: 'take',
    header: labels.taken,
    cell: ({ take }: SyncShare) => <Libraries names={take} tone="danger" icon={<MinusIcon size={12} />} />,
    minWidth: 160,
  };
  const outcome = {
    id: 'outcome',
    header: labels.outcome,
    cell: (share: SyncShare) => <Outcome share={share} labels={labels} />,
    minWidth: 160,
  };
  return [
    {
      id: 'person',
      header: labels.person,
      cell: ({ person }) => <bdi>{person}</bdi>,
      isRowHeader: true,
      minWidth: 140,
    },
    ...(shares.some(({ give }) => give.length > 0) ? [given] : []),
    ...(shares.some(({ take }) => take.length > 0) ? [taken] : []),
    ...(shares.some((share) => share.outcome !== undefined) ? [outcome] : []),
  ];
}

interface LibrariesProps {
  names: readonly string[];
  tone: 'success' | 'danger';
  icon: ReactNode;
}

function Libraries({ names, tone, icon }: LibrariesProps) {
  if (names.length === 0) return null;
  return (
    <ul {...listRole('ul')} className={css.names}>
      {names.map((name) => (
        <li key={name} className={css.name}>
          <Badge tone={tone} icon={icon}>
            <span dir="auto" title={name} className={css.nameText}>
              {name}
            </span>
          </Badge>
        </li>
      ))}
    </ul>
  );
}

function Outcome({ share, labels }: { share: SyncShare; labels: SyncPlanLabels }) {
  if (share.outcome === undefined) return null;
  return (
    <div className={css.outcome}>
      <StatusDot tone={outcomeTones[share.outcome]}>{labels.outcomes[share.outcome]}</StatusDot>
      {share.message !== undefined && (
        <Text size={13} tone="muted">
          {share.message}
        </Text>
      )}
    </div>
  );
}
