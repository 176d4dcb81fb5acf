import { Form } from '@kronos/ui/Form';
import { FormSection } from '@kronos/ui/FormSection';
import { Inline } from '@kronos/ui/Inline';
import { Text } from '@kronos/ui/Text';
import { useMessages } from '../../../context/app-context.ts';
import { useSaving } from '../../../context/use-saving.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { HostPicker } from '../../../parts/cdn/HostPicker.tsx';
import type { PartProps } from './part.ts';

/** The host suggested for each server. A choice is saved at once. */
export function HostSection({ store, preference: { cdn, hosts } }: PartProps) {
  const t = useMessages();
  const { refusal, save } = useSaving();
  const prefer = (id: number | null) => save(() => store.save({ cdn: id }, (say) => say('cdn.own.hostSaved')));
  return (
    <Form hasSections {...refusal} onSubmit={(event) => event.preventDefault()}>
      <FormSection title={t('cdn.own.host')} description={t('cdn.own.hostText')}>
        {hosts.length === 0 ? (
          <Text tone="muted">{t('cdn.own.noHosts')}</Text>
        ) : (
          <HostPicker label={t('cdn.host')} hosts={hosts} value={cdn} onChange={(id) => void prefer(id)} />
        )}
        {hosts.length > 0 && (
          <Inline>
            <ActionButton size="small" isUnavailable={cdn === null} onPress={() => prefer(null)}>
              {t('cdn.own.clearHost')}
            </ActionButton>
          </Inline>
        )}
      </FormSection>
    </Form>
  );
}
