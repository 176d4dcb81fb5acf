import type { MailingDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { Grid } from '@kronos/ui/Grid';
import { PageHeader } from '@kronos/ui/PageHeader';
import { ProgressBar } from '@kronos/ui/ProgressBar';
import { Stack } from '@kronos/ui/Stack';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { useFormat } from '../../../../../context/use-format.ts';
import type { Translate } from '../../../../../messages/create-messages.ts';
import { ActionButton } from '../../../../../parts/ActionButton.tsx';
import { Callout } from '../../../../../parts/Callout.tsx';
import type { DetailProps } from '../../../../../resource/detail-props.ts';
import { createMailingsStore } from '../mailings-store.ts';
import { MailContent } from './MailContent.tsx';
import { MailingFacts } from './MailingFacts.tsx';
import { stepOf } from './step-of.ts';

/** A mailing that is being sent or has been sent: its progress, the next step, and its content. */
export function SentMailing({ record: mailing, store, dangerZone }: DetailProps<MailingDetail>) {
  const t = useMessages();
  const format = useFormat();
  const { subject, state, recipients, sent, failed, skipped, trouble } = mailing;
  return (
    <Stack gap={24}>
      <PageHeader
        title={subject}
        description={<span role="status">{stateText(mailing, t)}</span>}
        actions={<NextStep mailing={mailing} reload={store.one.load} />}
      />
      {trouble !== null && (
        <Callout tone="warning" label={t('mailings.column.state')} title={t('mailings.trouble')} isAnnounced>
          {trouble}
        </Callout>
      )}
      {state !== 'sent' && (
        <ProgressBar
          label={t('mailings.progress')}
          value={sent + failed + skipped}
          maxValue={recipients}
          valueLabel={t('mailings.far', {
            done: format.number(sent),
            total: format.number(recipients),
            failed: format.number(failed),
          })}
        />
      )}
      <Grid columns={{ base: 1, wide: 2 }} gap={16}>
        <MailingFacts mailing={mailing} />
        <Card title={t('mailings.field.content')} description={t('mailings.preview.text')}>
          <MailContent mail={mailing} />
        </Card>
      </Grid>
      {dangerZone && (
        <Card
          title={dangerZone.title}
          description={state === 'sending' ? t('mailings.delete.sending') : dangerZone.description}
        >
          {state !== 'sending' && dangerZone.action}
        </Card>
      )}
    </Stack>
  );
}

function stateText({ state, recipients, sent, failed, skipped }: MailingDetail, t: Translate): string {
  if (state === 'sending') return t('mailings.about.sending', { count: recipients });
  if (state === 'stopped') return t('mailings.about.stopped', { count: recipients - sent - failed - skipped });
  return t('mailings.about.sent', { count: sent });
}

/** One button for every next step, so that it keeps the focus. */
function NextStep({ mailing, reload }: { mailing: MailingDetail; reload: () => Promise<void> }) {
  const { take } = useStore(createMailingsStore);
  const t = useMessages();
  const step = stepOf(mailing);
  if (!step) return null;
  return (
    <ActionButton
      tone={step === 'stop' ? 'neutral' : 'accent'}
      onPress={async () => {
        await take(step, mailing.id);
        // Also after a refusal, because another admin may already have taken the step.
        await reload();
      }}
    >
      {step === 'retry' ? t('mailings.step.retry', { count: mailing.failed }) : t(`mailings.step.${step}`)}
    </ActionButton>
  );
}
