import type { MovePlan } from '@kronos/api/contract';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Select, type SelectOption } from '@kronos/ui/Select';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { Suspense, use, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../context/app-context.ts';
import type { Translate } from '../../messages/create-messages.ts';
import { reasonOf } from '../../stores/loadable.ts';
import { best, placeOptions } from '../places.ts';
import { createMoveStore } from './move-store.ts';

interface MoveDialogProps {
  servers: readonly { readonly id: number; readonly name: string }[];
  /** Whether the move is a batch, which may contain one server. @default false */
  isBatch?: boolean;
  /** Called when the move has begun, with its process. */
  onBegun?: (process: number) => void;
  onClose: () => void;
}

/** Asks which node servers are to move to, and shows whom that interrupts and for how long. */
export function MoveDialog(props: MoveDialogProps) {
  return (
    <Suspense fallback={null}>
      <Question {...props} />
    </Suspense>
  );
}

function Question({ servers, isBatch = false, onBegun, onClose }: MoveDialogProps) {
  const { messages } = useApp();
  const areas = (['move', 'deploy', 'services'] as const).map((area) => messages.ensure(area));
  for (const area of areas) use(area);
  const store = useStore(createMoveStore);
  const { plan, radius } = useSnapshot(store.state);
  const t = useMessages();
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [ids] = useState(() => servers.map(({ id }) => id));
  useEffect(() => void store.ask(ids), [store, ids]);

  const known = plan.status === 'ready' ? plan.data : undefined;
  const options: SelectOption[] = known ? optionsOf(known, isBatch, t) : [{ id: best, label: t('move.loading') }];
  // Until a node is chosen it is the best fit, if there is one.
  const node = chosen ?? (options.find(({ id }) => id === best)?.isDisabled ? null : best);

  const confirm = async () => {
    if (!known || node === null) {
      setError(t('move.noNode'));
      return false;
    }
    const to = node === best ? null : Number(node);
    const [only] = ids;
    const outcome = isBatch || only === undefined ? await store.moveMany(ids, to) : await store.move(only, to);
    if (outcome.kind === 'ok') {
      onBegun?.(outcome.data.process.id);
      return true;
    }
    const texts = outcome.kind === 'http-error' ? outcome.errors?.['node_id'] : undefined;
    setError(texts?.[0] ?? reasonOf(outcome)(t));
    return false;
  };

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={isBatch ? t('move.titleMany', { count: ids.length }) : t('move.title', { name: servers[0]?.name ?? '' })}
      blastRadius={
        known && (
          <Stack gap={8}>
            {radius && <span>{t('services.bulk.blast', { ...radius })}</span>}
            <span>
              {outageText(known, ids.length, t)} {t('move.address')}
            </span>
          </Stack>
        )
      }
      confirmLabel={t('move.submit')}
      tone="accent"
      error={plan.status === 'failed' ? plan.reason(t) : error}
      onConfirm={confirm}
    >
      <Stack gap={16}>
        <Text>{t('move.text')}</Text>
        <Select
          label={t('move.node')}
          help={t('move.nodeHelp')}
          value={node}
          onChange={(id) => {
            setChosen(id);
            setError(undefined);
          }}
          isDisabled={!known}
          options={options}
        />
        {isBatch && <Text>{t('services.bulk.staggered')}</Text>}
      </Stack>
    </ConfirmDialog>
  );
}

/** For several servers there is no single best fit: each may fit another node best. */
function optionsOf({ nodes }: Plan, isBatch: boolean, t: Translate): SelectOption[] {
  const [first, ...rest] = placeOptions(nodes, t);
  const ofEach = { id: best, label: t('move.bestOfEach'), description: t('move.bestOfEachText') };
  if (isBatch || !first) return [ofEach, ...rest];
  return [first.isDisabled ? first : { ...first, description: t('move.bestText') }, ...rest];
}

type Plan = Readonly<Omit<MovePlan, 'nodes'>> & { readonly nodes: Parameters<typeof placeOptions>[0] };

function outageText({ running, outage_seconds: seconds }: Plan, count: number, t: Translate): string {
  if (running === 0) return t(count > 1 ? 'move.standsMany' : 'move.stands');
  if (seconds === null) return t('move.outageUnknown');
  const minutes = Math.round(seconds / 60);
  return t(count > 1 ? 'move.outageMany' : 'move.outage', { minutes });
}
