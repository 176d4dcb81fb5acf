import { Button } from '@kronos/ui/Button';
import { LinkButton } from '@kronos/ui/LinkButton';
import { useState } from 'react';
import { useMessages } from '../../../../../context/app-context.ts';
import { PruneImages } from './PruneImages.tsx';
import { PullImage } from './PullImage.tsx';
import { type OneNode, pullsHref } from './pulls-href.ts';

/** The actions on the images of all nodes, or of one. */
export function ImageActions({ node }: { node?: OneNode }) {
  const t = useMessages();
  const [asking, setAsking] = useState<'pull' | 'prune'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <LinkButton href={pullsHref(node)}>{t('nodeImages.toPulls')}</LinkButton>
      <Button onPress={() => setAsking('prune')}>{t('nodeImages.prune')}</Button>
      <Button tone="accent" onPress={() => setAsking('pull')}>
        {t('nodeImages.pull')}
      </Button>
      {asking === 'prune' && <PruneImages node={node} onClose={close} />}
      {asking === 'pull' && <PullImage node={node} onClose={close} />}
    </>
  );
}
