import type { EngineError } from '../../engines/port.ts';

/** Returns an engine's failure as a message for a user who waits for a server. */
export function failureWords(
  { code }: EngineError,
  { alias, image, port }: { alias: string; image: string; port: number },
): string {
  switch (code) {
    case 'unreachable':
      return `The node ${alias} is not responding. Try again when it is back.`;
    case 'timeout':
      return `The node ${alias} took too long to respond. Try again in a moment.`;
    case 'image-missing':
      return `The image ${image} is not on the node ${alias}. Ask your provider to add it.`;
    case 'pull-failed':
      return `The image ${image} could not be pulled on the node ${alias}.`;
    case 'port-taken':
      return `Port ${port} of the node ${alias} is in use by something else.`;
    case 'name-taken':
      return `Another container on the node ${alias} has this server’s name.`;
    case 'container-missing':
      return `The server’s container is gone from the node ${alias}. Start the server to recreate it.`;
    case 'bad-command':
      return `The image ${image} cannot run its command.`;
    case 'bad-mount':
      return `A folder that the server needs is missing on the node ${alias}.`;
    case 'disk-full':
      return `The disk of the node ${alias} is full.`;
    case 'refused-certificate':
      return `The node ${alias} refused the panel’s certificate.`;
    case 'untrusted-certificate':
      return `The node ${alias} showed a certificate that the panel does not trust.`;
    case 'refused-key':
      return `The node ${alias} refused the panel’s SSH key.`;
    case 'host-key-changed':
      return `The node ${alias} shows a different host key from the one that was confirmed. Nothing was done.`;
    case 'command-failed':
      return `The command failed on the node ${alias}.`;
    case 'path-missing':
    case 'archive-missing':
    case 'bad-archive':
    case 'aborted':
    case 'unknown':
      return `The node ${alias} could not do this. The details are in the panel’s log.`;
    default:
      return code satisfies never;
  }
}
