import type { EngineKind, NodeDetail } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';

/** Where the key comes from by which the panel signs in: its own, another one that it has, or one that is pasted. */
export const keyOrigins = ['own', 'kept', 'pasted'] as const;

/** The key by which the panel signs in, as the form of a node holds it. */
export interface KeyChoice {
  ssh_key_origin: (typeof keyOrigins)[number];
  /** The key that is chosen of those that the panel has. */
  ssh_key: { id: number; name: string } | null;
  ssh_private_key: string;
}

/** A node keeps a key that was pasted for it; which one that is, nobody is told. */
export function keyOf({
  kind,
  engine: { ssh_key },
}: Snapshot<NodeDetail>): Pick<KeyChoice, 'ssh_key_origin' | 'ssh_key'> {
  if (kind !== 'ssh' || ssh_key?.is_own) return { ssh_key_origin: 'own', ssh_key: null };
  return ssh_key ? { ssh_key_origin: 'kept', ssh_key } : { ssh_key_origin: 'pasted', ssh_key };
}

/** Whether the form says by which key the panel signs in; `keepsKey` is whether the node has one of its own. */
export function hasKey(form: KeyChoice & { kind: EngineKind }, keepsKey: boolean): boolean {
  if (form.kind !== 'ssh' || form.ssh_key_origin === 'own') return true;
  return form.ssh_key_origin === 'kept' ? form.ssh_key !== null : keepsKey || form.ssh_private_key !== '';
}

/** The key as the server takes it: what was written before another origin was chosen is left out. */
export function keyBodyOf({ ssh_key_origin, ssh_key, ssh_private_key }: KeyChoice) {
  if (ssh_key_origin === 'own') return { ssh_key_id: null };
  if (ssh_key_origin === 'kept') return ssh_key && { ssh_key_id: ssh_key.id };
  return ssh_private_key ? { ssh_private_key } : {};
}
