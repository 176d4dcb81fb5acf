import type { AuditRow } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { Timeline } from '@kronos/ui/Timeline';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { useNow } from '../../context/use-now.ts';
import type { Translate } from '../../messages/create-messages.ts';
import { Loaded } from '../Loaded.tsx';
import { Changes } from './Changes.tsx';
import { authorOf } from './changes.ts';
import { type History, historyShape } from './history-store.ts';

/** The number of entries at first, after a request for more, and at most. */
const sizes = [10, 100, 1000];
const { sort, direction } = historyShape;
/** The changes common to all kinds of records, as the ends of action names: `adminMounts.update`. */
const verbs = ['create', 'update', 'remove'] as const;
const tones = { create: 'success', update: 'neutral', remove: 'danger' } as const;
const verbOf = (action: string) => verbs.find((verb) => action.endsWith(`.${verb}`));

function titleOf(row: AuditRow, t: Translate): string {
  const { action } = row;
  // Changes that no call requested, such as the first records of an installation.
  if (action === 'system') return t('forms.history.system');
  const who = authorOf(row, t);
  const verb = verbOf(action);
  return verb ? t(`forms.history.${verb}`, { who }) : t('forms.history.other', { who, action });
}

/** The history of a record: each change and its author, newest first. */
export function HistoryCard({ name, history }: { name: string; history: History }) {
  const t = useMessages();
  const format = useFormat();
  const now = useNow();
  const [step, setStep] = useState(0);
  const { page, isRefreshing } = useSyncExternalStore(history.subscribe, history.get);
  useEffect(() => history.show({ page: 1, per_page: sizes[step] ?? 10, sort, direction, q: '' }), [history, step]);

  const eventOf = (row: AuditRow) => {
    const verb = verbOf(row.action);
    return {
      id: String(row.id),
      title: titleOf(row, t),
      time: format.relative(row.at, now),
      dateTime: row.at,
      tone: verb ? tones[verb] : 'neutral',
      details: <Changes row={row} />,
    } as const;
  };
  return (
    <Card title={t('forms.tab.history')} description={t('forms.history.text')}>
      <Loaded
        read={page}
        loading={t('forms.history.loading')}
        failed={t('forms.history.failed')}
        onRetry={() => void history.refresh()}
      >
        {({ data, meta }) =>
          data.length === 0 ? (
            <Text tone="muted">{t('forms.history.empty')}</Text>
          ) : (
            <Stack gap={20}>
              <Timeline label={t('forms.history.of', { name })} events={data.map(eventOf)} />
              {data.length < meta.total && step < sizes.length - 1 && (
                <div>
                  <Button isPending={isRefreshing} onPress={() => setStep(step + 1)}>
                    {t('forms.history.more')}
                  </Button>
                </div>
              )}
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}
