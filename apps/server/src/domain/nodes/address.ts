import type { EngineDraft } from '@kronos/api/contract';
import { refuseFields } from '../refuse-fields.ts';
import type { EngineAddress } from '../../engines/port.ts';

/** The facts that a form does not contain. */
export interface AddressContext {
  /** The stored address, whose secrets replace omitted ones. */
  kept: EngineAddress | undefined;
  /** The panel's own private key. */
  ownKey: () => Promise<string>;
  /** The private half of another key of the panel; undefined where there is none with this id. */
  keyOf: (id: number) => Promise<string | undefined>;
  sandboxUrl: string;
}

/** Returns the engine's address from a form; refuses with an error at each missing field. */
export async function addressOf(draft: EngineDraft, context: AddressContext): Promise<EngineAddress> {
  switch (draft.kind) {
    case 'sandbox':
      return { kind: 'sandbox', url: context.sandboxUrl, node: sandboxName(draft.sandbox_node) };
    case 'socket':
      return { kind: 'docker', socketPath: socketOf(draft) };
    case 'tls':
      return overTls(draft, context);
    case 'ssh':
      return overSsh(draft, context);
    default:
      return draft.kind satisfies never;
  }
}

function overTls(draft: EngineDraft, { kept }: AddressContext): EngineAddress {
  const known = kept?.kind === 'docker' && 'tls' in kept ? kept.tls : undefined;
  const host = draft.engine_host ?? '';
  const tls = {
    ca: draft.tls_ca || known?.ca || '',
    cert: draft.tls_cert || known?.cert || '',
    key: draft.tls_key || known?.key || '',
  };
  refuseFields({
    engine_host: host === '' && 'Enter the engine’s address',
    tls_ca: tls.ca === '' && 'Paste the node’s CA certificate',
    tls_cert: tls.cert === '' && 'Paste the panel’s certificate',
    tls_key: tls.key === '' && 'Paste the certificate’s key',
  });
  return { kind: 'docker', host, port: draft.engine_port ?? 2376, tls };
}

async function overSsh(draft: EngineDraft, context: AddressContext): Promise<EngineAddress> {
  const { kept } = context;
  const known = kept?.kind === 'docker' && 'ssh' in kept ? kept.ssh : undefined;
  const host = draft.engine_host ?? '';
  const user = draft.ssh_user ?? '';
  refuseFields({
    engine_host: host === '' && 'Enter the machine’s address',
    ssh_user: user === '' && 'Enter the user the panel signs in as',
  });
  return {
    kind: 'docker',
    ssh: {
      host,
      port: draft.engine_port ?? 22,
      user,
      privateKey: await signInKey(draft, known?.privateKey, context),
      hostKey: draft.host_key ?? '',
      socketPath: socketOf(draft),
    },
  };
}

/** Returns the private key for a form: the pasted or chosen one, or else the stored one or the panel's own. */
async function signInKey(
  { ssh_private_key: pasted, ssh_key_id: chosen }: EngineDraft,
  kept: string | undefined,
  { ownKey, keyOf }: AddressContext,
): Promise<string> {
  if (pasted) return pasted;
  if (chosen === undefined && kept) return kept;
  const key = chosen ? await keyOf(chosen) : await ownKey();
  refuseFields({ ssh_key_id: key === undefined && 'This key no longer exists' });
  return key ?? '';
}

function socketOf({ socket_path = '/var/run/docker.sock' }: EngineDraft): string {
  refuseFields({ socket_path: !socket_path.startsWith('/') && 'Enter the full path of the socket' });
  return socket_path;
}

function sandboxName(name = ''): string {
  const isName = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/.test(name);
  refuseFields({ sandbox_node: !isName && 'Use letters, digits, dots and dashes, at most 64 characters' });
  return name;
}
