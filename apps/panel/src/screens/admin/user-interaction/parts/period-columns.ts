import type { AudienceRole, PeriodState } from '@kronos/api/contract';
import type { Cells } from '../../../../resource/cells.tsx';
import { audienceText, stateTones } from './words.ts';

/** The fields that every row has. */
interface PeriodRow {
  readonly id: number;
  readonly state: PeriodState;
  readonly audience: readonly AudienceRole[];
  readonly starts_at: string;
  readonly ends_at: string | null;
}

/** The columns that every list has, by name, so that each list can insert its own between them. */
export const periodColumns = <R extends PeriodRow>(cell: Cells<R>) => ({
  state: cell.badge(({ state }) => state, stateTones, { width: 112 }),
  audience: cell.text(({ audience }, { t }) => audienceText(audience, t), { minWidth: 140 }),
  starts_at: cell.date(({ starts_at }) => starts_at, { isExact: true, width: 190 }),
  ends_at: cell.date(({ ends_at }) => ends_at, { none: 'words.open', isExact: true, width: 190 }),
});
