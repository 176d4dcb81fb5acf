import type { PlacementAction, PlacementState, ServicePlacementRow } from '@kronos/api/contract';

/** How the states of services on nodes are shown. */
export const stateTones = {
  running: 'success',
  stopped: 'neutral',
  failing: 'danger',
  missing: 'warning',
  unknown: 'neutral',
} as const satisfies Record<PlacementState, string>;

/** What can be done in each state: nothing that needs a container where there is none. */
const possible: Readonly<Record<PlacementState, readonly PlacementAction[]>> = {
  running: ['restart', 'stop', 'apply', 'remove'],
  failing: ['start', 'restart', 'stop', 'apply', 'remove'],
  stopped: ['start', 'apply', 'remove'],
  missing: ['apply', 'remove'],
  unknown: ['remove'],
};

type Placement = Pick<ServicePlacementRow, 'state' | 'process_id'>;

/** What can be done to a service on a node; nothing while something is being done. */
export const actionsOf = ({ state, process_id: process }: Placement): readonly PlacementAction[] =>
  process === null ? possible[state] : [];

/** Whether this can be done to a service on a node. */
export const allows = (action: PlacementAction) => (placement: Placement) => actionsOf(placement).includes(action);
