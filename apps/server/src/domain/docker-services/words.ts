import type { PlacementAction } from '@kronos/api/contract';
import type { EngineError } from '../../engines/port.ts';
import { printedIn } from '../nodes/printed.ts';
import { failureWords } from '../servers/failure-words.ts';

export type PlacementWork = PlacementAction | 'place';

/** The maximum number of nodes that are named. */
const mostNamed = 5;

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Returns why a service cannot be deleted, naming the nodes that it is on; null when there are none. */
export function undeletableWords(name: string, nodes: readonly string[]): string | null {
  if (nodes.length === 0) return null;
  const more = nodes.length - mostNamed;
  const where = more > 0 ? [...nodes.slice(0, mostNamed), more === 1 ? '1 more' : `${more} more`] : nodes;
  return `${name} is on ${listed(where)}. Remove it there first.`;
}

const commands: Readonly<Record<PlacementWork, (name: string, alias: string) => string>> = {
  place: (name, alias) => `Deploy ${name} to node ${alias}`,
  apply: (name, alias) => `Recreate ${name} on node ${alias}`,
  start: (name, alias) => `Start ${name} on node ${alias}`,
  stop: (name, alias) => `Stop ${name} on node ${alias}`,
  restart: (name, alias) => `Restart ${name} on node ${alias}`,
  remove: (name, alias) => `Remove ${name} from node ${alias}`,
};

/** The command of the process that carries out the work. */
export const commandOf = (work: PlacementWork, name: string, alias: string): string => commands[work](name, alias);

export const doneWords: Readonly<Record<PlacementWork, string>> = {
  place: 'It is on the node and running.',
  apply: 'It is running as currently declared.',
  start: 'It is running.',
  stop: 'It is stopped.',
  restart: 'It was restarted.',
  remove: 'It is no longer on the node.',
};

export const goneWords = 'The service is no longer on this node.';

/** The engine's own message, which names the port, the path or the image in question. */
const quoted = (error: EngineError): string => printedIn(error).join(' ').slice(0, 300);

/** Returns, for admins, why the work failed. */
export function workFailureWords(error: EngineError, { alias, image }: { alias: string; image: string }): string {
  const more = quoted(error);
  const withMore = (words: string) => (more === '' ? words : `${words} ${more}`);
  switch (error.code) {
    case 'pull-failed':
    case 'image-missing':
      return withMore(`The image ${image} could not be pulled on the node ${alias}.`);
    case 'port-taken':
      return withMore(`A port is already in use on the node ${alias}.`);
    case 'name-taken':
      return `Another container on the node ${alias} has this service’s name.`;
    case 'container-missing':
      return `The service’s container is gone from the node ${alias}. Apply the declaration to recreate it.`;
    case 'bad-mount':
      return withMore(`A mount could not be set up on the node ${alias}.`);
    case 'bad-command':
      return withMore(`The image ${image} cannot run its command.`);
    default:
      return failureWords(error, { alias, image, port: 0 });
  }
}
