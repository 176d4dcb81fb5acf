import type { PlacementAction, PlacementState, ServicePlacementRow } from '@kronos/api/contract';

/** The tones of the states of services on nodes. */
export const stateTones = {
  running: 'success',
  stopped: 'neutral',
  failing: 'danger',
  missing: 'warning',
  unknown: 'neutral',
} as const satisfies Record<PlacementState, string>;

/** The actions possible in each state; without a container, none that needs one. */
const possible: Readonly<Record<PlacementState, readonly PlacementAction[]>> = {
  running: ['restart', 'stop', 'apply', 'remove'],
  failing: ['start', 'restart', 'stop', 'apply', 'remove'],
  stopped: ['start', 'apply', 'remove'],
  missing: ['apply', 'remove'],
  unknown: ['remove'],
};

type Placement = Pick<ServicePlacementRow, 'state' | 'process_id'>;

/** Returns the possible actions on a service on a node; none while an operation is under way. */
export const actionsOf = ({ state, process_id: process }: Placement): readonly PlacementAction[] =>
  process === null ? possible[state] : [];

/** Whether an action is possible on a service on a node. */
export const allows = (action: PlacementAction) => (placement: Placement) => actionsOf(placement).includes(action);
