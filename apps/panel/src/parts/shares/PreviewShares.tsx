import type { ShareCall } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useSnapshot } from 'valtio/react';
import { useMessages } from '../../context/app-context.ts';
import type { Preview, ShareMatrixStore } from './share-matrix-store.ts';
import { ShareResults } from './ShareResults.tsx';
import type { Shares } from './share-rows.ts';

interface PreviewSharesProps {
  store: ShareMatrixStore;
  shares: Shares;
  preview: Preview;
  isPending: boolean;
  onApply: () => void;
  onClose: () => void;
}

/** The calls that the changes require, in words and as they are sent. Mounted while it is open. */
export function PreviewShares({ store, shares, preview, isPending, onApply, onClose }: PreviewSharesProps) {
  const t = useMessages();
  const { done } = useSnapshot(store.state);
  const servers = new Map(shares.servers.map(({ id, name }) => [id, name]));
  const wordsOf = ({ kind, name, server_id, share, take }: ShareCall) =>
    t(`plexTools.matrix.call.${kind}`, {
      name,
      server: servers.get(server_id) ?? '',
      share: share.join(', ') || '–',
      take: take.join(', ') || '–',
    });
  const count = preview.data.reduce((sum, { share, take }) => sum + share.length + take.length, 0);
  return (
    <Modal isOpen onOpenChange={(isOpen) => isOpen || onClose()} isDismissable={!isPending} size="large">
      <DialogHeader description={t('plexTools.matrix.previewText', { count: preview.data.length })}>
        {t('plexTools.matrix.preview')}
      </DialogHeader>
      <DialogBody>
        <Stack gap={16}>
          {preview.data.map((call) => (
            <Stack key={`${call.server_id} ${call.person}`} gap={4}>
              <Text as="p">{wordsOf(call)}</Text>
              {call.requests.map(({ method, address }) => (
                <Text key={`${method} ${address}`} as="p" size={12} tone="muted" isMono>
                  {method} {address}
                </Text>
              ))}
            </Stack>
          ))}
          <ShareResults shares={shares} results={preview.skipped} title={t('plexTools.matrix.skipped')} />
        </Stack>
      </DialogBody>
      <DialogFooter>
        {done !== undefined && (
          <Text role="status" size={13}>
            {t('plexTools.matrix.progress', { done, count })}
          </Text>
        )}
        <Button onPress={onClose} isDisabled={isPending}>
          {t('media.invites.cancel')}
        </Button>
        <Button tone="accent" isPending={isPending} isDisabled={count === 0} onPress={onApply}>
          {t('plexTools.matrix.apply', { count })}
        </Button>
      </DialogFooter>
    </Modal>
  );
}
