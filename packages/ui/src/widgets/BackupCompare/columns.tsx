import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { type LibraryNames, VisibleLibraries } from '../InviteList/VisibleLibraries.tsx';
import { driftTones, outcomeTones } from './drifts.ts';
import type { BackupCompareLabels } from './labels.ts';
import type { ComparedPerson, RestoreResult } from './rows.ts';

/** The columns of a comparison; the one for results appears once there are some. */
export function columnsOf(
  labels: BackupCompareLabels,
  results: readonly RestoreResult[] | undefined,
): readonly GridColumn<ComparedPerson>[] {
  const cell = (libraries: LibraryNames | null) =>
    libraries === null ? '–' : <VisibleLibraries libraries={libraries} labels={labels} />;
  const resultOf = new Map(results?.map((one) => [one.id, one]));
  const result = ({ id }: ComparedPerson) => {
    const outcome = resultOf.get(id)?.outcome;
    return outcome ? <StatusDot tone={outcomeTones[outcome]}>{labels.outcomes[outcome]}</StatusDot> : null;
  };
  const unknown = ({ id }: ComparedPerson) => {
    const names = resultOf.get(id)?.unknown ?? [];
    return names.length > 0 ? <VisibleLibraries libraries={names} labels={labels} /> : null;
  };
  return [
    { id: 'name', header: labels.name, cell: ({ name }) => name, isRowHeader: true, minWidth: 140 },
    { id: 'saved', header: labels.saved, cell: ({ saved }) => cell(saved), minWidth: 110 },
    { id: 'live', header: labels.live, cell: ({ live }) => cell(live), minWidth: 110 },
    {
      id: 'drift',
      header: labels.drift,
      cell: ({ drift }) =>
        drift === null ? labels.unknown : <StatusDot tone={driftTones[drift]}>{labels.drifts[drift]}</StatusDot>,
      width: 176,
    },
    ...(resultOf.size > 0 ? [{ id: 'result', header: labels.result, cell: result, width: 200 }] : []),
    ...(results?.some((one) => one.unknown && one.unknown.length > 0)
      ? [{ id: 'unknown', header: labels.notThere, cell: unknown, minWidth: 110 }]
      : []),
  ];
}
