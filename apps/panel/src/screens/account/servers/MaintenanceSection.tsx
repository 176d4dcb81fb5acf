import type { Maintenance, PlannedRestart } from '@kronos/api/contract';
import { Form } from '@kronos/ui/Form';
import { FormSection } from '@kronos/ui/FormSection';
import { Grid } from '@kronos/ui/Grid';
import { Select } from '@kronos/ui/Select';
import { Switch } from '@kronos/ui/Switch';
import { useMessages } from '../../../context/app-context.ts';
import { useFormat } from '../../../context/use-format.ts';
import { useSaving } from '../../../context/use-saving.ts';
import type { PartProps } from './part.ts';

const halfHours = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);
const lengths = [1, 2, 3, 4, 6, 8, 12];
const rhythms = ['never', 'daily', 'weekly'] as const satisfies readonly PlannedRestart[];

/** The time zone of the browser. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The maintenance window: its hours, and the work done in it. */
export function MaintenanceSection({ store, wanted: { maintenance }, isDisabled }: PartProps) {
  const t = useMessages();
  const format = useFormat();
  const { refusal, save } = useSaving();
  const shown: Maintenance = maintenance ?? { from: '03:00', hours: 2, zone: ownZone(), restart: 'never' };
  const keep = (next: Maintenance | null) => void save(() => store.save({ maintenance: next }));
  // A chosen time is in the time zone of the user who chooses it.
  const change = (part: Partial<Maintenance>) => keep({ ...shown, zone: ownZone(), ...part });
  const isOff = isDisabled || maintenance === null;
  return (
    <Form hasSections {...refusal} onSubmit={(event) => event.preventDefault()}>
      <FormSection title={t('serverSettings.window')} description={t('serverSettings.windowText')}>
        <Switch
          isSelected={maintenance !== null}
          isDisabled={isDisabled}
          help={t('serverSettings.windowZone', { zone: shown.zone.replaceAll('_', ' ') })}
          onChange={(isOn) => keep(isOn ? shown : null)}
        >
          {t('serverSettings.windowOn')}
        </Switch>
        <Grid minimum={160}>
          <Select
            label={t('serverSettings.from')}
            isDisabled={isOff}
            value={shown.from}
            options={halfHours.map((time) => ({ id: time, label: time }))}
            onChange={(from) => change({ from: String(from) })}
          />
          <Select
            label={t('serverSettings.length')}
            isDisabled={isOff}
            value={String(shown.hours)}
            options={lengths.map((hours) => ({
              id: String(hours),
              label: t('serverSettings.hours', { count: hours, hours: format.number(hours) }),
            }))}
            onChange={(hours) => change({ hours: Number(hours) })}
          />
          <Select
            label={t('serverSettings.restart')}
            isDisabled={isOff}
            value={shown.restart}
            options={rhythms.map((id) => ({ id, label: t(`serverSettings.restart.${id}`) }))}
            onChange={(chosen) => change({ restart: rhythms.find((one) => one === chosen) ?? 'never' })}
          />
        </Grid>
      </FormSection>
    </Form>
  );
}
