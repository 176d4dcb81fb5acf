import type { TrialState } from '@kronos/api/contract';
import { Badge } from '@kronos/ui/Badge';
import type { Translate } from '../../../messages/create-messages.ts';

export const tones = { open: 'info', approved: 'success', declined: 'neutral' } as const satisfies Record<
  TrialState,
  string
>;

/** The state of a request, as a text with a colour. */
export const StateBadge = ({ state, t }: { state: TrialState; t: Translate }) => (
  <Badge tone={tones[state]}>{t(`trials.state.${state}`)}</Badge>
);
