import type { NodeFit } from '@kronos/api/contract';
import { Select } from '@kronos/ui/Select';
import { useEffect, useState } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { type Failure, reasonOf } from '../../stores/loadable.ts';
import type { DeployStore } from './deploy-store.ts';
import { best, placeOptions } from '../places.ts';

interface NodeFieldProps {
  /** The owner, and the product, once both are chosen. Use both as the key: the field loads once. */
  owner: string | undefined;
  product: string | undefined;
  store: DeployStore;
}

type Places = { kind: 'none' } | { kind: 'ok'; nodes: NodeFit[] } | { kind: 'failed'; failure: Failure };

/** The choice of the server's node, with the capacity and the obstacles of each. */
export function NodeField({ owner, product, store }: NodeFieldProps) {
  const t = useMessages();
  const [places, setPlaces] = useState<Places>({ kind: 'none' });

  useEffect(() => {
    if (owner === undefined || product === undefined) return undefined;
    let isWanted = true;
    const ask = async () => {
      const outcome = await store.places(Number(owner), Number(product));
      if (!isWanted) return;
      setPlaces(
        outcome.kind === 'ok' ? { kind: 'ok', nodes: outcome.data.data } : { kind: 'failed', failure: outcome },
      );
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [store, owner, product]);

  return (
    <Select
      name="node_id"
      label={t('deploy.node')}
      help={places.kind === 'failed' ? reasonOf(places.failure)(t) : t('deploy.nodeHelp')}
      defaultValue={best}
      isDisabled={places.kind !== 'ok'}
      options={places.kind === 'ok' ? placeOptions(places.nodes, t) : [{ id: best, label: t('deploy.bestOfAll') }]}
    />
  );
}
