import type { MailingDetail, MailingDraft } from '@kronos/api/contract';
import { createFields } from '@kronos/api/forms/admin-mailings';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useId } from 'react';
import { useMessages, useStore } from '../../../../../context/app-context.ts';
import { ActionButton } from '../../../../../parts/ActionButton.tsx';
import { differing, valuesOf } from '../../../../../resource/form-values.ts';
import { createMailingsStore } from '../mailings-store.ts';
import { Preview } from './Preview.tsx';
import { SendButton } from './SendButton.tsx';
import { useReach } from './use-reach.ts';

/** The actions on a draft, whether or not it has been saved. */
export function WritingActions({ draft }: { draft: MailingDraft }) {
  const { test } = useStore(createMailingsStore);
  const t = useMessages();
  return (
    <>
      <Preview mail={draft} />
      <ActionButton onPress={() => test(draft)}>{t('mailings.test')}</ActionButton>
    </>
  );
}

interface DraftActionsProps {
  draft: MailingDraft;
  /** The saved record. */
  record: MailingDetail;
  /** Reads the record again. */
  reload: () => Promise<void>;
}

/** The actions on a saved draft. It can be sent once all changes are saved. */
export function DraftActions({ draft, record, reload }: DraftActionsProps) {
  const t = useMessages();
  const barrierId = useId();
  const reach = useReach(draft);
  const [written, saved] = [valuesOf(createFields, draft), valuesOf(createFields, record)];
  const isChanged = differing(createFields, written, saved).length > 0;
  const isNobody = reach.status === 'nobody' || (reach.status === 'known' && reach.count === 0);
  const barrier = (isChanged && 'mailings.send.unsaved') || (isNobody && 'mailings.send.nobody');
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <WritingActions draft={draft} />
        <SendButton mailing={record} reach={reach} barrierId={barrier ? barrierId : undefined} reload={reload} />
      </Inline>
      {barrier && (
        <Text tone="muted" size={13} id={barrierId}>
          {t(barrier)}
        </Text>
      )}
    </Stack>
  );
}
