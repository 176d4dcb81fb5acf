import { Button } from '@kronos/ui/Button';
import { useMessages } from '../../../context/app-context.ts';
import { MailServerFields } from '../../../parts/mail/MailServerFields.tsx';
import type { MailServer } from '../../../stores/first-run.ts';

interface MailStepProps {
  draft: MailServer;
  onChange: (change: Partial<MailServer>) => void;
  onSkip: () => Promise<void>;
}

/** The mail server, saved only after the panel has signed in to it. */
export function MailStep({ draft, onChange, onSkip }: MailStepProps) {
  const t = useMessages();
  return (
    <>
      <MailServerFields draft={draft} onChange={onChange} />
      <Button tone="quiet" onPress={() => void onSkip()}>
        {t('setup.mail.skip')}
      </Button>
    </>
  );
}
