import type { MailingDraft } from '@kronos/api/contract';
import { RichText } from '@kronos/ui/RichText';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useSnapshot } from 'valtio/react';
import { useApp, useMessages } from '../../../../../context/app-context.ts';
import { withNameInHtml } from './personal.ts';

/** The name of the admin who looks at it. */
export function useOwnName(): string {
  const { session } = useApp();
  return useSnapshot(session.state).user?.name ?? '';
}

/** The content of an e-mail as people get it, with the name of whoever looks at it here. */
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
