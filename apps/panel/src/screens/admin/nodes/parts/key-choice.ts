import type { EngineKind, NodeDetail } from '@kronos/api/contract';
import type { Snapshot } from 'valtio/vanilla';

/** The origins of the key that the panel signs in with: the panel's own, another stored one, or a pasted one. */
export const keyOrigins = ['own', 'kept', 'pasted'] as const;

/** The key that the panel signs in with, as the node form holds it. */
export interface KeyChoice {
  ssh_key_origin: (typeof keyOrigins)[number];
  /** The chosen one of the panel's stored keys. */
  ssh_key: { id: number; name: string } | null;
  ssh_private_key: string;
}

/** Returns the saved choice of a node. A pasted key is kept by the server, and never sent back. */
export function keyOf({
  kind,
  engine: { ssh_key },
}: Snapshot<NodeDetail>): Pick<KeyChoice, 'ssh_key_origin' | 'ssh_key'> {
  if (kind !== 'ssh' || ssh_key?.is_own) return { ssh_key_origin: 'own', ssh_key: null };
  return ssh_key ? { ssh_key_origin: 'kept', ssh_key } : { ssh_key_origin: 'pasted', ssh_key };
}

/** Whether the form determines a key; `keepsKey` is whether the node has a pasted one. */
export function hasKey(form: KeyChoice & { kind: EngineKind }, keepsKey: boolean): boolean {
  if (form.kind !== 'ssh' || form.ssh_key_origin === 'own') return true;
  return form.ssh_key_origin === 'kept' ? form.ssh_key !== null : keepsKey || form.ssh_private_key !== '';
}

/** Returns the key as the API expects it. Values for an origin that is no longer chosen are left out. */
export function keyBodyOf({ ssh_key_origin, ssh_key, ssh_private_key }: KeyChoice) {
  if (ssh_key_origin === 'own') return { ssh_key_id: null };
  if (ssh_key_origin === 'kept') return ssh_key && { ssh_key_id: ssh_key.id };
  return ssh_private_key ? { ssh_private_key } : {};
}
