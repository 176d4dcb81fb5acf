import type { AlertDraft } from '@kronos/api/contract';
import { Banner } from '@kronos/ui/Banner';
import { useMessages } from '../../../../../context/app-context.ts';

/** The alert as users will see it. */
export function Preview({ draft }: { draft: Pick<AlertDraft, 'tone' | 'text'> }) {
  const t = useMessages();
  return (
    <Banner label={t('words.preview')} tone={draft.tone}>
      {draft.text || t('words.alert.previewText')}
    </Banner>
  );
}
