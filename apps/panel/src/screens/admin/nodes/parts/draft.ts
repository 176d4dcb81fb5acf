import type { EngineKind, NodeDefaults, NodeDetail } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { EngineBody, NodeBody } from '../nodes-store.ts';
import { keyBodyOf, type KeyChoice, keyOf } from './key-choice.ts';

/** A node as its form holds it: every field, whatever the kind. */
export interface NodeForm extends KeyChoice {
  alias: string;
  host: string;
  provider: string;
  region: string;
  /** The reseller whose node it is; null for the house. */
  owner: { id: number; name: string } | null;
  capacity: number | null;
  port_first: number;
  port_last: number;
  enabled: boolean;
  kind: EngineKind;
  socket_path: string;
  engine_host: string;
  /** Null is the usual one. */
  ssh_port: number | null;
  tls_port: number | null;
  ssh_user: string;
  host_key: string;
  tls_ca: string;
  tls_cert: string;
  tls_key: string;
  sandbox_node: string;
}

/** What a new node begins with where nobody has said otherwise; its ports as the server’s own default has them. */
export const newNode: NodeForm = {
  alias: '',
  host: '',
  provider: '',
  region: '',
  owner: null,
  capacity: null,
  port_first: 20_000,
  port_last: 29_999,
  enabled: true,
  kind: 'ssh',
  socket_path: '/var/run/docker.sock',
  engine_host: '',
  ssh_port: null,
  tls_port: null,
  ssh_user: 'root',
  ssh_key_origin: 'own',
  ssh_key: null,
  ssh_private_key: '',
  host_key: '',
  tls_ca: '',
  tls_cert: '',
  tls_key: '',
  sandbox_node: '',
};

/** A new node of which an address knows the name and where it is, and the settings the rest; all is only proposed. */
export function newNodeFrom(search: string, defaults: Readonly<NodeDefaults>): NodeForm {
  const known = new URLSearchParams(search);
  const host = (known.get('host') ?? '').slice(0, 253);
  return { ...newNode, ...defaults, alias: (known.get('alias') ?? '').slice(0, 60), host, engine_host: host };
}

/** An existing node in its form. No secret of it comes to the browser. */
export const formOf = (node: Snapshot<NodeDetail>): NodeForm => ({
  ...newNode,
  alias: node.alias,
  host: node.host,
  provider: node.provider ?? '',
  region: node.region ?? '',
  owner: node.owner,
  capacity: node.capacity,
  port_first: node.port_first,
  port_last: node.port_last,
  enabled: node.enabled,
  kind: node.kind,
  socket_path: node.engine.socket_path ?? newNode.socket_path,
  engine_host: node.engine.host ?? '',
  ssh_port: node.kind === 'ssh' ? node.engine.port : null,
  tls_port: node.kind === 'tls' ? node.engine.port : null,
  ssh_user: node.engine.user ?? newNode.ssh_user,
  ...keyOf(node),
  host_key: node.engine.host_key ?? '',
  sandbox_node: node.engine.sandbox_node ?? '',
});

/** How its engine is reached, as the server takes it: only what its kind has, and of the secrets only new ones. */
export function engineBodyOf(form: NodeForm): EngineBody {
  const { kind, socket_path, engine_host, ssh_port, tls_port, ssh_user, host_key } = form;
  const { tls_ca, tls_cert, tls_key, sandbox_node } = form;
  switch (kind) {
    case 'sandbox':
      return { kind, sandbox_node };
    case 'socket':
      return { kind, socket_path };
    case 'tls':
      return {
        kind,
        engine_host,
        engine_port: tls_port,
        ...(tls_ca && { tls_ca }),
        ...(tls_cert && { tls_cert }),
        ...(tls_key && { tls_key }),
      };
    case 'ssh':
      return {
        kind,
        engine_host,
        engine_port: ssh_port,
        ssh_user,
        socket_path,
        host_key,
        ...keyBodyOf(form),
      };
    default:
      return kind satisfies never;
  }
}

/** The node as the server takes it. */
export const bodyOf = (form: NodeForm): NodeBody => ({
  alias: form.alias,
  host: form.host,
  provider: form.provider,
  region: form.region,
  owner_id: form.owner?.id ?? null,
  capacity: form.capacity,
  port_first: form.port_first,
  port_last: form.port_last,
  enabled: form.enabled,
  ...engineBodyOf(form),
});
