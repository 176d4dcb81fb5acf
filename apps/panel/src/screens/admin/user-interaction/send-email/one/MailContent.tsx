import type { MailingDraft } from '@kronos/api/contract';
import { RichText } from '@kronos/ui/RichText';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../../../context/app-context.ts';
import { withNameInHtml } from './personal.ts';

/** Returns the name of the signed-in admin. */
export function useOwnName(): string {
  const { session } = useApp();
  return useSnapshot(session.state).user?.name ?? '';
}

/** The content of a mailing as recipients get it, with the admin's own name in place of theirs. */
export function MailContent({ mail: { content, purpose } }: { mail: Pick<MailingDraft, 'content' | 'purpose'> }) {
  const t = useMessages();
  const name = useOwnName();
  return (
    <Stack gap={16}>
      <RichText html={withNameInHtml(content, name)} />
      {purpose === 'news' && (
        <Text as="p" size={13} tone="muted">
          {t('mailings.preview.footer')} <u>{t('mailings.preview.unsubscribe')}</u>
        </Text>
      )}
    </Stack>
  );
}
