import { Form } from '@kronos/ui/Form';
import { FormSection } from '@kronos/ui/FormSection';
import { Link } from '@kronos/ui/Link';
import { Switch } from '@kronos/ui/Switch';
import { useMessages } from '../../../context/app-context.ts';
import { useSaving } from '../../../context/use-saving.ts';
import { customerRoutes } from '../../../routes/areas/customer.ts';
import { href } from '../../../routes/href.ts';
import type { PartProps } from './part.ts';

/** What happens after a failure, and who is notified. */
export function FailureSection({ store, wanted: { revive, tell }, isDisabled }: PartProps) {
  const t = useMessages();
  const { refusal, save } = useSaving();
  return (
    <Form hasSections {...refusal} onSubmit={(event) => event.preventDefault()}>
      <FormSection
        title={t('serverSettings.mishaps')}
        description={
          <>
            {t('serverSettings.mishapsText')}{' '}
            <Link href={href(customerRoutes.account)}>{t('serverSettings.ways')}</Link>
          </>
        }
      >
        <Switch
          isSelected={revive}
          isDisabled={isDisabled}
          help={t('serverSettings.reviveText')}
          onChange={(isOn) => void save(() => store.save({ revive: isOn }))}
        >
          {t('serverSettings.revive')}
        </Switch>
        {(['incidents', 'suspension'] as const).map((what) => (
          <Switch
            key={what}
            isSelected={tell[what]}
            isDisabled={isDisabled}
            onChange={(isOn) => void save(() => store.save({ tell: { ...tell, [what]: isOn } }))}
          >
            {t(`serverSettings.tell.${what}`)}
          </Switch>
        ))}
      </FormSection>
    </Form>
  );
}
