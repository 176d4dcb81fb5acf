import type { Outcome } from '@kronos/api';
import type { NodeTest } from '@kronos/api/contract';
import { useRef, useState } from 'react';
import type { NodesStore } from '../nodes-store.ts';
import { engineBodyOf, type NodeForm } from './draft.ts';

/** Tests the connection entered in a form. The result is discarded once the form differs. */
export function useConnectionTest(store: NodesStore, form: NodeForm, id?: number) {
  const [last, setLast] = useState<{ about: string; result: NodeTest }>();
  const [isPending, setPending] = useState(false);
  const runs = useRef(0);
  const body = engineBodyOf(form);
  const about = JSON.stringify(body);

  const run = async (): Promise<Outcome<NodeTest>> => {
    runs.current += 1;
    const number = runs.current;
    setPending(true);
    const outcome = await store.test({ ...body, ...(id !== undefined && { id }) });
    // The response of an older test may arrive last, and is about earlier values of the form.
    if (number !== runs.current) return outcome;
    setPending(false);
    if (outcome.kind === 'ok') setLast({ about, result: outcome.data });
    return outcome;
  };

  return {
    result: last?.about === about ? last.result : undefined,
    isPending,
    run,
  };
}
