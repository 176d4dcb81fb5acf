import type { UptimeRobotAccount } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { ConfirmDialog } from '@kronos/ui/ConfirmDialog';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { ActionButton } from '../../../../parts/ActionButton.tsx';
import { Loaded } from '../../../../resource/Loaded.tsx';
import { createRobotStore } from './robot-store.ts';
import { RobotDialog } from './RobotDialog.tsx';
import { RobotRun } from './RobotRun.tsx';

/** The UptimeRobot account: how many nodes it watches, the button that adds all of them, and its key. */
export function Robot() {
  const store = useStore(createRobotStore);
  const { read } = useSnapshot(store.state);
  const t = useMessages();
  useEffect(() => void store.load(), [store]);
  return (
    <Card title={t('uptime.account')}>
      <Loaded
        read={read}
        loading={t('uptime.account.loading')}
        failed={t('uptime.account.failed')}
        onRetry={() => void store.load()}
      >
        {(account) => <Account account={account} />}
      </Loaded>
    </Card>
  );
}

function Account({ account }: { account: Readonly<UptimeRobotAccount> | null }) {
  const store = useStore(createRobotStore);
  const t = useMessages();
  const [asking, setAsking] = useState<'change' | 'remove'>();
  const close = () => setAsking(undefined);
  const isUnderWay = account?.run?.is_under_way ?? false;
  return (
    <Stack gap={16}>
      {account ? <Found account={account} /> : <Text tone="muted">{t('uptime.account.none')}</Text>}
      {account?.run && <RobotRun run={account.run} onCancel={store.cancel} />}
      <Inline gap={8}>
        {account && !isUnderWay && (
          <ActionButton isDisabled={account.watched >= account.nodes} onPress={store.watchAll}>
            {t('uptime.account.addAll')}
          </ActionButton>
        )}
        <Button onPress={() => setAsking('change')}>
          {t(account ? 'uptime.account.change' : 'uptime.account.connect')}
        </Button>
        {account && <Button onPress={() => setAsking('remove')}>{t('uptime.account.remove')}</Button>}
      </Inline>
      {asking === 'change' && <RobotDialog account={account} onSave={store.connect} onClose={close} />}
      <ConfirmDialog
        title={t('uptime.account.remove.ask')}
        confirmLabel={t('uptime.account.remove')}
        isOpen={asking === 'remove'}
        onOpenChange={(isOpen) => isOpen || close()}
        onConfirm={() => void store.disconnect()}
      >
        {t('uptime.account.remove.text')}
      </ConfirmDialog>
    </Stack>
  );
}

function Found({ account }: { account: Readonly<UptimeRobotAccount> }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const { nodes, watched, read_at: readAt, failure, failed_at: failedAt } = account;
  return (
    <Stack gap={4}>
      <Text as="p">{t('uptime.account.count', { count: nodes, watched })}</Text>
      {failure !== null && failedAt !== null && (
        <Text as="p">{t('uptime.account.failure', { failure, age: format.relative(failedAt, now) })}</Text>
      )}
      <Text as="p" size={13} tone="muted">
        {readAt === null ? t('uptime.account.never') : t('uptime.account.read', { age: format.relative(readAt, now) })}
      </Text>
    </Stack>
  );
}
