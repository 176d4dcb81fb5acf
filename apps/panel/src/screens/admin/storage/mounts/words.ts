import type { Mount, MountState } from '@kronos/api/contract';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';

/** Returns the state of a mount: what its last check found, or that an operation is under way. */
export const stateOf = ({ state, process_id }: Mount): MountState | 'underWay' =>
  process_id === null ? state : 'underWay';

/** The colours of the states, in addition to their texts. */
export const stateTones = {
  underWay: 'info',
  unchecked: 'neutral',
  mounted: 'success',
  missing: 'danger',
  stale: 'warning',
} as const satisfies Record<MountState | 'underWay', string>;

/** Returns why a mount does not work: the failure of the last attempt, or else what the last check found. */
export const reasonText = ({ failure, state, process_id }: Mount, t: Translate): string => {
  if (process_id !== null) return '';
  if (failure !== null) return failure;
  return state === 'missing' || state === 'stale' ? t(`mounts.reason.${state}`) : '';
};

/** Returns the free space at the last check, such as "1.2 of 4 TB". */
export const spaceText = ({ size_bytes, free_bytes }: Mount, t: Translate, format: Format): string =>
  size_bytes === null || free_bytes === null
    ? t('mounts.noSpace')
    : t('mounts.space', { free: format.bytes(free_bytes), size: format.bytes(size_bytes) });

/** Returns what the last check found on the node, in a sentence or two. */
export function foundText(mount: Mount, t: Translate, format: Format, now: number): string {
  const { node, state, size_bytes, free_bytes, checked_at } = mount;
  if (state === 'unchecked' || checked_at === null) return t('mounts.found.unchecked', { node: node.alias });
  const found = t(`mounts.found.${state}`, { node: node.alias, when: format.relative(checked_at, now) });
  if (size_bytes === null || free_bytes === null) return found;
  return `${found} ${t('mounts.found.space', { free: format.bytes(free_bytes), size: format.bytes(size_bytes) })}`;
}
