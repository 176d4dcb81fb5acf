import type { Mount, MountState } from '@kronos/api/contract';
import type { Translate } from '../../../../messages/create-messages.ts';
import type { Format } from '../../../../messages/format.ts';

/** How a mount is: what its last check found, unless it is being looked after now. */
export const stateOf = ({ state, process_id }: Mount): MountState | 'underWay' =>
  process_id === null ? state : 'underWay';

/** Says by colour again what the words say. */
export const stateTones = {
  underWay: 'info',
  unchecked: 'neutral',
  mounted: 'success',
  missing: 'danger',
  stale: 'warning',
} as const satisfies Record<MountState | 'underWay', string>;

/** Why it is not as it should be: why the last attempt came to nothing, or else what was found. */
export const reasonText = ({ failure, state, process_id }: Mount, t: Translate): string => {
  if (process_id !== null) return '';
  if (failure !== null) return failure;
  return state === 'missing' || state === 'stale' ? t(`mounts.reason.${state}`) : '';
};

/** "1.2 of 4 TB", as the last check found it. */
export const spaceText = ({ size_bytes, free_bytes }: Mount, t: Translate, format: Format): string =>
  size_bytes === null || free_bytes === null
    ? t('mounts.noSpace')
    : t('mounts.space', { free: format.bytes(free_bytes), size: format.bytes(size_bytes) });

/** What the last check found on its node, in a sentence or two. */
export function foundText(mount: Mount, t: Translate, format: Format, now: number): string {
  const { node, state, size_bytes, free_bytes, checked_at } = mount;
  if (state === 'unchecked' || checked_at === null) return t('mounts.found.unchecked', { node: node.alias });
  const found = t(`mounts.found.${state}`, { node: node.alias, when: format.relative(checked_at, now) });
  if (size_bytes === null || free_bytes === null) return found;
  return `${found} ${t('mounts.found.space', { free: format.bytes(free_bytes), size: format.bytes(size_bytes) })}`;
}
