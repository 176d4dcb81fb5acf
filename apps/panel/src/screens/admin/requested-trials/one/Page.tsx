import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Link } from '@kronos/ui/Link';
import { PageHeader } from '@kronos/ui/PageHeader';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { Timeline } from '@kronos/ui/Timeline';
import { useState } from 'react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { useNow } from '../../../../context/use-now.ts';
import { usePageName } from '../../../../context/use-page-name.ts';
import type { PageProps } from '../../../../context/page-props.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { HistoryCard } from '../../../../resource/history/HistoryCard.tsx';
import { historiesOfKind } from '../../../../resource/history/history-store.ts';
import { RecordScreen } from '../../../../resource/RecordScreen.tsx';
import { DeclineDialog } from '../DeclineDialog.tsx';
import { serverTypeNames } from '../../../../messages/server-types.ts';
import { StateBadge } from '../words.tsx';
import { ApproveForm } from './ApproveForm.tsx';
import { Decision } from './Decision.tsx';
import { createTrialStore, type TrialDetail } from './trial-store.ts';

const createHistories = historiesOfKind('trial-request', { staleOn: { admin: ['trials-changed'] } });

/**
 * One requested trial: the applicant and the product, earlier requests from the same address, the decision, and the
 * history.
 */
export function Page({ params }: PageProps<'requestedTrial'>) {
  const store = useStore(createTrialStore);
  const t = useMessages();
  return (
    <RecordScreen
      store={store.one}
      id={Number(params.id)}
      listHref={href(adminRoutes.requestedTrials)}
      words={{
        loading: t('trials.loading'),
        failed: t('trials.failed'),
        missing: t('trials.missing'),
        missingText: t('trials.missingText'),
        back: t('trials.back'),
      }}
    >
      {(detail) => <Request detail={detail} store={store} />}
    </RecordScreen>
  );
}

function Request({ detail, store }: { detail: TrialDetail; store: ReturnType<typeof createTrialStore> }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [isDeclining, setDeclining] = useState(false);
  const { data: trial, account, history } = detail;
  const histories = useStore(createHistories);
  const isOpen = trial.state === 'open';
  usePageName(trial.name);

  return (
    <Stack gap={24}>
      <PageHeader
        title={trial.name}
        description={t('trials.asked', { when: format.relative(trial.created_at, now) })}
        actions={isOpen && <Button onPress={() => setDeclining(true)}>{t('trials.decline')}</Button>}
      />
      <Card title={t('trials.request')}>
        <DescriptionList
          items={[
            { id: 'state', label: t('trials.column.state'), value: <StateBadge state={trial.state} t={t} /> },
            { id: 'email', label: t('trials.column.email'), value: trial.email },
            { id: 'product', label: t('trials.column.product'), value: trial.product.name },
            { id: 'type', label: t('trials.column.type'), value: serverTypeNames[trial.type] },
            { id: 'note', label: t('trials.column.note'), value: trial.note || t('trials.noNote') },
            ...(isOpen ? [{ id: 'account', label: t('trials.account'), value: accountText(account, t) }] : []),
          ]}
        />
      </Card>
      {trial.decision && <Decision trial={trial} decision={trial.decision} />}
      {isOpen && !account?.is_staff && <ApproveForm detail={detail} store={store} />}
      <Card title={t('trials.history')}>
        {history.length === 0 ? (
          <Text tone="muted">{t('trials.history.none')}</Text>
        ) : (
          <Timeline
            label={t('trials.history')}
            events={history.map(({ id, product, state, created_at, decision }) => ({
              id: String(id),
              title: (
                <Link href={href(adminRoutes.requestedTrial, { id })}>
                  {t('trials.history.row', { product: product.name, state: t(`trials.state.${state}`) })}
                </Link>
              ),
              time: format.relative(created_at, now),
              dateTime: created_at,
              details: decision?.reason,
            }))}
          />
        )}
      </Card>
      <HistoryCard name={trial.name} history={histories(trial.id)} />
      <DeclineDialog
        title={t('trials.decline.title', { name: trial.name })}
        isOpen={isDeclining}
        onOpenChange={setDeclining}
        onConfirm={(reason) => store.decline(trial.id, reason)}
      />
    </Stack>
  );
}

function accountText(account: TrialDetail['account'], t: ReturnType<typeof useMessages>): string {
  if (!account) return t('trials.account.none');
  const { name, is_staff } = account;
  return is_staff ? t('trials.account.staff', { name }) : t('trials.account.some', { name });
}
