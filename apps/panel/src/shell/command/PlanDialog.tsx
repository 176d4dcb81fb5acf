import { Button } from '@kronos/ui/Button';
import { ErrorState } from '@kronos/ui/ErrorState';
import { DialogBody, DialogFooter, DialogHeader, Modal } from '@kronos/ui/Modal';
import { Skeleton, SkeletonRegion } from '@kronos/ui/Skeleton';
import { Stack } from '@kronos/ui/Stack';
import { use, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages, useStore } from '../../context/app-context.ts';
import { Callout } from '../../parts/Callout.tsx';
import { adminRoutes } from '../../routes/areas/admin.ts';
import { href } from '../../routes/href.ts';
import type { ActionDialogProps } from './command-dialog-props.ts';
import { PlanView } from './PlanView.tsx';
import { createPlanStore } from './plan-store.ts';

/** Shows exactly what a command would do to the servers of a node and whom that reaches, and runs it. */
export function PlanDialog({ of: { id: node, name }, action, onClose }: ActionDialogProps) {
  const { messages, notices, location } = useApp();
  use(messages.ensure('customer'));
  const store = useStore(createPlanStore);
  const { plan, hasChanged, refusal } = useSnapshot(store.state);
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  useEffect(() => void store.ask({ action, node }), [store, action, node]);

  const data = plan.status === 'ready' ? plan.data : undefined;
  const isEmpty = data?.reach.servers === 0;
  const run = async (close: () => void) => {
    if (isPending) return;
    setPending(true);
    const batch = await store.run({ action, node });
    setPending(false);
    if (batch === undefined) return;
    notices.show({
      tone: 'success',
      title: (words) => words(`commands.begun.${action}`, { name }),
      action: {
        label: (words) => words('commands.show'),
        onPress: () => location.navigate(href(adminRoutes.serviceBatch, { batch })),
      },
    });
    close();
  };

  return (
    <Modal
      isOpen
      size="large"
      onOpenChange={(isOpen) => isOpen || onClose()}
      isDismissable={false}
      // Closing the dialog would not cancel the request.
      isKeyboardDismissDisabled={isPending}
    >
      {({ close }) => (
        <>
          <DialogHeader hasClose={false} description={data && !isEmpty && t('commands.staggered')}>
            {t(`commands.ask.${action}`, { name })}
          </DialogHeader>
          <DialogBody>
            <Stack gap={20}>
              {hasChanged && (
                <Callout label={t('commands.changed')} title={t('commands.changed')} tone="warning" isAnnounced>
                  {t('commands.changedText')}
                </Callout>
              )}
              {refusal && (
                <Callout label={t('commands.refused')} title={t('commands.refused')} tone="danger" isAnnounced>
                  {refusal(t)}
                </Callout>
              )}
              {plan.status === 'failed' && (
                <ErrorState
                  level={3}
                  title={t('commands.failed')}
                  description={plan.reason(t)}
                  onRetry={() => void store.ask({ action, node })}
                />
              )}
              {data && <PlanView plan={data} />}
              {(plan.status === 'idle' || plan.status === 'loading') && (
                <SkeletonRegion label={t('commands.loading')}>
                  <Stack gap={12}>
                    {([40, 80, 60] as const).map((width) => (
                      <Skeleton key={width} width={width} />
                    ))}
                  </Stack>
                </SkeletonRegion>
              )}
            </Stack>
          </DialogBody>
          <DialogFooter>
            {/* A button that replaces another one takes over its focus. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a stray Enter must not begin anything */}
            <Button key={String(isEmpty)} autoFocus isDisabled={isPending} onPress={close}>
              {t(isEmpty ? 'commands.close' : 'commands.cancel')}
            </Button>
            {data && !isEmpty && (
              <Button
                tone={action === 'stop' ? 'danger' : 'accent'}
                isPending={isPending}
                onPress={() => void run(close)}
              >
                {t(`commands.run.${action}`, { count: data.reach.servers })}
              </Button>
            )}
          </DialogFooter>
        </>
      )}
    </Modal>
  );
}
