import type { NodeFit } from '@kronos/api/contract';
import type { SelectOption } from '@kronos/ui/Select';
import type { PlainKey } from '../messages/catalogue.ts';
import type { Translate } from '../messages/create-messages.ts';

/** Stands for the node that fits best at the time of the request. */
export const best = 'best';

const obstacleWords = {
  disabled: 'deploy.obstacle.disabled',
  down: 'deploy.obstacle.down',
  full: 'deploy.obstacle.full',
  'no-port': 'deploy.obstacle.noPort',
  'too-small': 'deploy.obstacle.tooSmall',
  'no-disk': 'deploy.obstacle.noDisk',
  'not-theirs': 'deploy.obstacle.notTheirs',
  here: 'deploy.obstacle.here',
} as const satisfies Record<NodeFit['obstacles'][number], PlainKey>;

type Fit = Readonly<Omit<NodeFit, 'obstacles'>> & { readonly obstacles: readonly NodeFit['obstacles'][number][] };

/** The obstacles of a node, or its free capacity. */
function textOf({ obstacles, servers, capacity, free_memory }: Fit, t: Translate): string {
  if (obstacles.length > 0) return obstacles.map((obstacle) => t(obstacleWords[obstacle])).join(', ');
  const room = capacity === null ? t('deploy.servers', { servers }) : t('deploy.serversOf', { servers, capacity });
  if (free_memory === null) return room;
  return t('deploy.roomAndMemory', { room, memory: Math.round(free_memory * 100) });
}

/** Whether the node has no other obstacle than that it does not respond, about which an admin may know better. */
const canBeNamed = ({ obstacles }: Fit) => obstacles.every((obstacle) => obstacle === 'down');

/** The nodes to choose from, each with its reasons, after the automatic choice. */
export function placeOptions(nodes: readonly Fit[], t: Translate): SelectOption[] {
  const first = nodes.find(({ obstacles }) => obstacles.length === 0);
  return [
    {
      id: best,
      label: first ? t('deploy.best', { node: first.alias }) : t('deploy.noBest'),
      description: first ? t('deploy.bestText') : t('deploy.noBestText'),
      isDisabled: !first,
    },
    ...nodes.map((node) => ({
      id: String(node.id),
      label: node.alias,
      description: textOf(node, t),
      isDisabled: !canBeNamed(node),
    })),
  ];
}
