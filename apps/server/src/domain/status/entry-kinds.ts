import { inArray, type SQL } from 'drizzle-orm';
import { statesOfStatusEntry, type StatusEntryKind, type StatusEntryState } from '@kronos/api/contract';
import { statusEntries as table } from '../../db/schema.ts';
import { refuseFields } from '../refuse-fields.ts';

/** Returns the kind of an entry in a state. */
export const kindOf = (state: StatusEntryState): StatusEntryKind =>
  statesOfStatusEntry.maintenance.some((one) => one === state) ? 'maintenance' : 'incident';

const lastStates = Object.values(statesOfStatusEntry).flatMap((states) => states.slice(-1));

/** Whether an entry in a state is over. */
export const isLast = (state: StatusEntryState): boolean => lastStates.some((last) => last === state);

/** The entries that are over. */
export const isOver: SQL = inArray(table.state, lastStates);

/** Refuses a state of the other kind: an incident never becomes maintenance. */
export function refuseOtherKind(before: StatusEntryState, after: StatusEntryState): void {
  const kind = kindOf(before);
  refuseFields({ state: kindOf(after) !== kind && `Choose a state for ${kind === 'incident' ? 'an incident' : kind}` });
}
