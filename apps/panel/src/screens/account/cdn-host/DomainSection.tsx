import { CopyButton } from '@kronos/ui/CopyButton';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { Inline } from '@kronos/ui/Inline';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../context/app-context.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { Callout } from '../../../parts/Callout.tsx';
import { Section, textOf } from '../../../parts/Section.tsx';
import type { PartProps } from './part.ts';

const tones = { unchecked: 'neutral', ready: 'success', missing: 'warning', elsewhere: 'warning' } as const;

/** The user's own domain, where it points, and where it has to point. */
export function DomainSection({ store, preference: { domain, hosts } }: PartProps) {
  const t = useMessages();
  return (
    <Section
      title={t('cdn.own.domain')}
      description={t('cdn.own.domainText')}
      submitLabel={t('cdn.own.saveDomain')}
      onSave={(fields) =>
        store.save({ domain: textOf(fields, 'domain').trim() || null }, (say) => say('cdn.own.domainSaved'))
      }
    >
      {domain && (
        <Callout
          tone={tones[domain.state]}
          label={t('cdn.own.stateLabel')}
          action={<ActionButton onPress={store.check}>{t('cdn.own.check')}</ActionButton>}
        >
          {t(`cdn.own.state.${domain.state}`, { domain: domain.name, found: domain.found ?? '' })}
        </Callout>
      )}
      <TextField
        name="domain"
        label={t('cdn.own.domainField')}
        help={t('cdn.own.domainHelp')}
        defaultValue={domain?.name ?? ''}
        maxLength={253}
        autoComplete="off"
        spellCheck="false"
        hasOptionalMark
      />
      {hosts.length > 0 && (
        <Stack gap={8}>
          <Text as="p" size={13} weight="medium">
            {t('cdn.own.records')}
          </Text>
          <DescriptionList
            items={hosts.map(({ id, name, hostname }) => ({
              id: String(id),
              label: name,
              value: (
                <Inline gap={8}>
                  <bdi>{hostname}</bdi>
                  <CopyButton size="small" value={hostname} label={t('cdn.own.copy', { host: name })} />
                </Inline>
              ),
            }))}
          />
        </Stack>
      )}
    </Section>
  );
}
