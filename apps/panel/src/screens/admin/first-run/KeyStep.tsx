import { CodeField } from '@kronos/ui/CodeField';
import { CopyButton } from '@kronos/ui/CopyButton';
import { Inline } from '@kronos/ui/Inline';
import { useMessages } from '../../../context/app-context.ts';
import type { Setup } from '../../../stores/first-run.ts';

/** The public half of the panel's key, to be installed on the nodes. */
export function KeyStep({ sshKey }: { sshKey: NonNullable<Setup['ssh_key']> }) {
  const t = useMessages();
  return (
    <>
      <CodeField
        label={t('setup.key.public')}
        help={t('setup.key.help', { fingerprint: sshKey.fingerprint })}
        value={sshKey.public_key}
        minRows={3}
        isWrapped
        isReadOnly
      />
      <Inline>
        <CopyButton value={sshKey.public_key} label={t('setup.key.copy')} tone="neutral" hasLabel />
      </Inline>
    </>
  );
}
