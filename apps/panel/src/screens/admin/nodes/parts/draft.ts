import type { EngineKind, NodeDefaults, NodeDetail } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';
import type { EngineBody, NodeBody } from '../nodes-store.ts';
import { keyBodyOf, type KeyChoice, keyOf } from './key-choice.ts';

/** The values of the node form: all fields, whatever the kind of engine. */
export interface NodeForm extends KeyChoice {
  alias: string;
  host: string;
  provider: string;
  region: string;
  /** The reseller who owns the node; null if it belongs to the installation. */
  owner: { id: number; name: string } | null;
  capacity: number | null;
  port_first: number;
  port_last: number;
  enabled: boolean;
  kind: EngineKind;
  socket_path: string;
  engine_host: string;
  /** Null means the default port. */
  ssh_port: number | null;
  tls_port: number | null;
  ssh_user: string;
  host_key: string;
  tls_ca: string;
  tls_cert: string;
  tls_key: string;
  sandbox_node: string;
}

/** The values of a new node without other defaults. The ports match the defaults of the server. */
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

/** Returns the proposed values of a new node: alias and host from the query string, the rest from the defaults. */
export function newNodeFrom(search: string, defaults: Readonly<NodeDefaults>): NodeForm {
  const known = new URLSearchParams(search);
  const host = (known.get('host') ?? '').slice(0, 253);
  const { kind, ssh_user, ssh_port, tls_port, port_first, port_last, capacity, provider, region } = defaults;
  const begun = { kind, ssh_user, ssh_port, tls_port, port_first, port_last, capacity, provider, region };
  return { ...newNode, ...begun, alias: (known.get('alias') ?? '').slice(0, 60), host, engine_host: host };
}

/** Returns the form values of an existing node. Its secrets are never sent to the browser. */
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

/** Returns the connection to the engine as the API expects it: only the fields of its kind, and only new secrets. */
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

/** Returns the node as the API expects it. */
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
