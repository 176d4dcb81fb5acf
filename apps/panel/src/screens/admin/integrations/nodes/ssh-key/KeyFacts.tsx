import type { SshKeyDetail } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { CodeField } from '@kronos/ui/CodeField';
import { CopyButton } from '@kronos/ui/CopyButton';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Link } from '@kronos/ui/Link';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../../context/app-context.ts';
import { When } from '../../../../../resource/When.tsx';
import { adminRoutes } from '../../../../../routes/areas/admin.ts';
import { href } from '../../../../../routes/href.ts';

interface KeyFactsProps {
  sshKey: Readonly<Omit<SshKeyDetail, 'used_by'>> & {
    readonly used_by: readonly Readonly<SshKeyDetail['used_by'][number]>[];
  };
}

/** The public half of a key, the command that installs it on a machine, and the nodes that use the key. */
export function KeyFacts({ sshKey: { type, fingerprint, public_key, nodes, used_by, created_at } }: KeyFactsProps) {
  const t = useMessages();
  const command = `umask 077; mkdir -p ~/.ssh; echo '${public_key}' >> ~/.ssh/authorized_keys`;
  return (
    <>
      <Card title={t('sshKeys.public')} description={t('sshKeys.publicText')}>
        <Stack gap={16}>
          <CodeField
            label={t('sshKeys.command')}
            help={t('sshKeys.commandHelp')}
            value={command}
            minRows={2}
            isWrapped
            isReadOnly
          />
          <Inline gap={12}>
            <CopyButton tone="neutral" hasLabel value={command} label={t('sshKeys.copyCommand')} />
            <CopyButton tone="neutral" hasLabel value={public_key} label={t('sshKeys.copyLine')} />
          </Inline>
          <DescriptionList
            items={[
              { id: 'type', label: t('sshKeys.column.type'), value: type },
              {
                id: 'fingerprint',
                label: t('sshKeys.column.fingerprint'),
                value: (
                  <Text isMono>
                    <bdi dir="ltr">{fingerprint}</bdi>
                  </Text>
                ),
              },
              { id: 'created', label: t('sshKeys.column.created_at'), value: <When at={created_at} /> },
            ]}
          />
        </Stack>
      </Card>
      <Card title={t('sshKeys.uses')}>
        <Stack gap={12}>
          <Text>{t('sshKeys.used', { count: nodes })}</Text>
          {used_by.length > 0 && (
            <Inline gap={12}>
              {used_by.map((node) => (
                <Link key={node.id} href={href(adminRoutes.node, { node: node.id })}>
                  {node.alias}
                </Link>
              ))}
              {nodes > used_by.length && <Text>{t('sshKeys.more', { count: nodes - used_by.length })}</Text>}
            </Inline>
          )}
        </Stack>
      </Card>
    </>
  );
}
