import type { NodeTest } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { CopyButton } from '@kronos/ui/CopyButton';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { Callout } from '../../../../parts/Callout.tsx';

interface ConnectionTestProps {
  result: NodeTest | undefined;
  isPending: boolean;
  /** Whether the form is not complete enough for a test. */
  isDisabled: boolean;
  /** The confirmed fingerprint; empty until it is confirmed. */
  hostKey: string;
  onTest: () => void;
  onConfirm: (hostKey: string) => void;
}

/** Tests the connection, and shows the result: the engine, or the host key to compare and confirm. */
export function ConnectionTest({ result, isPending, isDisabled, hostKey, onTest, onConfirm }: ConnectionTestProps) {
  const t = useMessages();
  const format = useFormat();
  const shownKey = result?.host_key ?? null;
  const isUnconfirmed = shownKey !== null && shownKey !== hostKey;
  const found = result?.found;
  return (
    <Stack gap={16}>
      <Inline gap={12}>
        <Button onPress={onTest} isPending={isPending} isDisabled={isDisabled}>
          {t('nodes.test.button')}
        </Button>
      </Inline>
      {result && (
        <Callout label={t('nodes.test.label')} tone={result.success ? 'success' : 'warning'} isAnnounced>
          {result.message}
        </Callout>
      )}
      {shownKey !== null && isUnconfirmed && (
        <Stack gap={8}>
          <Text weight="medium">{t(hostKey === '' ? 'nodes.test.hostKey' : 'nodes.test.otherKey')}</Text>
          <Text isMono>{shownKey}</Text>
          <Text tone="muted">{t('nodes.test.compare')}</Text>
          <Inline gap={12}>
            <Button onPress={() => onConfirm(shownKey)}>{t('nodes.test.confirm')}</Button>
          </Inline>
        </Stack>
      )}
      {result?.public_key && !result.success && (
        <Stack gap={8}>
          <Text weight="medium">{t('nodes.test.publicKey')}</Text>
          <Text isMono>{result.public_key}</Text>
          <Inline gap={12}>
            <CopyButton tone="neutral" hasLabel value={result.public_key} label={t('nodes.test.copyKey')} />
          </Inline>
        </Stack>
      )}
      {found && (
        <DescriptionList
          items={[
            { id: 'version', label: t('nodes.fact.version'), value: found.version },
            { id: 'cpus', label: t('nodes.fact.cpus'), value: format.number(found.cpus) },
            { id: 'memory', label: t('nodes.fact.memory'), value: format.bytes(found.memory_bytes) },
            {
              id: 'disk',
              label: t('nodes.fact.disk'),
              value:
                found.disk_bytes === null || found.disk_free_bytes === null
                  ? t('nodes.unknown')
                  : t('nodes.freeOf', {
                      free: format.bytes(found.disk_free_bytes),
                      all: format.bytes(found.disk_bytes),
                    }),
            },
            { id: 'containers', label: t('nodes.fact.containers'), value: format.number(found.containers) },
          ]}
        />
      )}
    </Stack>
  );
}
