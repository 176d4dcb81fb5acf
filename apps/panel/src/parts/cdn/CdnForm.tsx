import type { CdnChoice, CdnRoute, CdnType, OwnDomain } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Form } from '@kronos/ui/Form';
import { Link } from '@kronos/ui/Link';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { Stack } from '@kronos/ui/Stack';
import { Text } from '@kronos/ui/Text';
import { useId, useState } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useSaving } from '../../context/use-saving.ts';
import { customerRoutes } from '../../routes/areas/customer.ts';
import { href } from '../../routes/href.ts';
import { createMediaStore } from '../media/media-store.ts';
import { useReasons } from '../media/media-tab.ts';
import type { ShownServer } from '../servers/shown-server.ts';
import { HostPicker } from './HostPicker.tsx';

interface CdnFormProps extends ShownServer {
  route: Snapshot<CdnRoute> | null;
  hosts: readonly Snapshot<CdnChoice>[];
  domain: Snapshot<OwnDomain> | null;
}

/** The choice of a CDN host and of the name under which a server is reached. */
export function CdnForm({ server, route, hosts, domain }: CdnFormProps) {
  const { cdn } = useStore(createMediaStore);
  const { reason } = useReasons(server);
  const t = useMessages();
  const reasonId = useId();
  const { save, refusal, isPending } = useSaving();
  const [host, setHost] = useState(route?.cdn.id ?? hosts.find((one) => one.is_preferred)?.id ?? null);
  const [type, setType] = useState<CdnType>(route?.type ?? 'subdomain');
  const isSame = route !== null && host === route.cdn.id && type === route.type;
  const barrier =
    reason ??
    (host === null ? 'cdn.chooseHost' : undefined) ??
    (isSame ? 'cdn.unchanged' : undefined) ??
    (server.address === null ? 'cdn.notDeployed' : undefined);
  return (
    <Card title={t('cdn.choose')} description={t('cdn.chooseText')}>
      <Form
        {...refusal}
        onSubmit={(event) => {
          event.preventDefault();
          if (host !== null && barrier === undefined && !isPending)
            void save(() => cdn.enable(server.id, { cdn: host, type }));
        }}
      >
        <Stack gap={24}>
          <HostPicker label={t('cdn.host')} hosts={hosts} used={route?.cdn.id} value={host} onChange={setHost} />
          <RadioGroup
            name="type"
            label={t('cdn.type')}
            value={type}
            onChange={(chosen) => setType(chosen === 'domain' ? 'domain' : 'subdomain')}
          >
            <Radio value="subdomain" help={t('cdn.subdomainHelp')}>
              {t('cdn.type.subdomain')}
            </Radio>
            <Radio
              value="domain"
              isDisabled={domain === null}
              help={domain === null ? t('cdn.noDomain') : t(`cdn.domainHelp.${domain.state}`, { domain: domain.name })}
            >
              {t('cdn.type.domain')}
            </Radio>
          </RadioGroup>
          <Text as="p" size={13} tone="muted">
            <Link href={href(customerRoutes.ownCdnHost)}>{t('cdn.settings')}</Link>
          </Text>
          <Stack gap={8}>
            <div>
              <Button
                type="submit"
                tone="accent"
                isPending={isPending}
                isUnavailable={barrier !== undefined}
                {...(barrier !== undefined && { 'aria-describedby': reasonId })}
              >
                {route ? t('cdn.change') : t('cdn.turnOn')}
              </Button>
            </div>
            {barrier !== undefined && (
              <Text tone="muted" size={13} id={reasonId}>
                {t(barrier)}
              </Text>
            )}
          </Stack>
        </Stack>
      </Form>
    </Card>
  );
}
