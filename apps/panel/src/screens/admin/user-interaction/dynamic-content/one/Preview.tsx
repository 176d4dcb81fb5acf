import { Card } from '@kronos/ui/Card';
import { RichText } from '@kronos/ui/RichText';
import { useMessages } from '../../../../../context/app-context.ts';

/** The content as users will see it. */
export function Preview({ html }: { html: string }) {
  const t = useMessages();
  return (
    <Card title={t('words.preview')}>
      <RichText html={html} />
    </Card>
  );
}
