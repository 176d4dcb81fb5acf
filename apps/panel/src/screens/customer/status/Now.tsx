import type { StatusOverview } from '@kronos/api/contract';
import { useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { Callout } from '../../../parts/Callout.tsx';

/** What the state of the nodes means for the viewer, in a sentence. */
export function Now({ status: { own, nodes } }: { status: StatusOverview }) {
  const t = useMessages();
  const format = useFormat();
  const down = own.filter(({ state }) => state === 'down');
  const say = (tone: 'success' | 'warning' | 'danger' | 'info', title: string, text = '') => (
    <Callout label={t('status.now')} tone={tone} title={title} isAnnounced={tone === 'danger'}>
      {text}
    </Callout>
  );
  if (down.length > 0) {
    const names = down.flatMap(({ servers }) => servers.map(({ name }) => name));
    return say(
      'danger',
      t('status.now.ownDown', { count: down.length }),
      t('status.now.affected', { servers: format.list(names) }),
    );
  }
  if (nodes.down > 0)
    return say(
      'warning',
      t('status.now.othersDown', { count: nodes.down }),
      own.length > 0 ? t('status.now.notYours') : '',
    );
  if (own.some(({ state }) => state === 'unknown')) return say('info', t('status.now.ownUnknown'));
  if (own.length > 0) return say('success', t('status.now.ownUp', { count: own.length }));
  return nodes.up > 0 && say('success', t('status.now.allUp'));
}
