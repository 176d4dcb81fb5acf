import type { UptimeDraft, UptimeMonitor } from '@kronos/api/contract';
import { updateFields } from '@kronos/api/forms/admin-uptime';
import { Checkbox } from '@kronos/ui/Checkbox';
import { NumberField } from '@kronos/ui/NumberField';
import { Select } from '@kronos/ui/Select';
import { UrlField } from '@kronos/ui/UrlField';
import { useMessages } from '../../context/app-context.ts';
import { useDialogDraft } from '../../resource/use-dialog-draft.ts';
import { GuardedDialog } from '../GuardedDialog.tsx';
import type { UptimeStore } from './uptime-store.ts';

interface MonitorDialogProps {
  monitor: UptimeMonitor;
  store: UptimeStore;
  onClose: () => void;
}

/** Where the fields have their labels. */
const labels = {
  kind: 'uptime.kind',
  port: 'uptime.port',
  url: 'uptime.url',
  interval_minutes: 'uptime.interval',
  timeout_seconds: 'uptime.timeout',
  is_enabled: 'uptime.enabled',
} as const;

/** What the monitor of a node checks, and how often. */
export function MonitorDialog({ monitor, store, onClose }: MonitorDialogProps) {
  const t = useMessages();
  const { kind, kinds: possible, port, url, interval_minutes, timeout_seconds, is_enabled, node } = monitor;
  const { draft, change, save, conflict } = useDialogDraft<UptimeDraft>(
    { kind, port, url, interval_minutes, timeout_seconds, is_enabled },
    {
      versions: { shown: monitor.version, latest: store.version },
      onSave: (_, basedOn, all) => store.update(node.id, all, basedOn),
    },
  );
  const wordsOf = ({ name }: { name: string }) => ({
    label: t(labels[name as keyof typeof labels]),
    option: (chosen: string) => t(`uptime.kind.${chosen as UptimeDraft['kind']}`),
  });
  const kinds = possible.map((id) => ({ id, label: t(`uptime.kind.${id}`) }));
  return (
    <GuardedDialog
      title={t('uptime.form.title', { alias: node.alias })}
      text={t('uptime.form.text')}
      submitLabel={t('uptime.form.save')}
      cancelLabel={t('uptime.form.cancel')}
      onSave={save}
      conflict={conflict && { ...conflict, fields: updateFields, texts: { field: wordsOf } }}
      onClose={onClose}
    >
      <Select
        name="kind"
        label={t('uptime.kind')}
        options={kinds}
        value={draft.kind}
        onChange={(chosen) => change({ kind: kinds.find(({ id }) => id === chosen)?.id ?? 'tcp' })}
      />
      {draft.kind === 'tcp' && (
        <NumberField
          name="port"
          label={t('uptime.port')}
          help={t('uptime.port.help')}
          minValue={1}
          maxValue={65_535}
          formatOptions={{ useGrouping: false }}
          hasNoSteppers
          isRequired
          value={draft.port ?? Number.NaN}
          onChange={(value) => change({ port: Number.isNaN(value) ? null : value })}
        />
      )}
      {draft.kind === 'http' && (
        <UrlField
          name="url"
          label={t('uptime.url')}
          help={t('uptime.url.help')}
          maxLength={500}
          isRequired
          value={draft.url ?? ''}
          onChange={(value) => change({ url: value })}
        />
      )}
      <NumberField
        name="interval_minutes"
        label={t('uptime.interval')}
        minValue={1}
        maxValue={60}
        isRequired
        value={draft.interval_minutes}
        onChange={(value) => change({ interval_minutes: value })}
      />
      <NumberField
        name="timeout_seconds"
        label={t('uptime.timeout')}
        minValue={1}
        maxValue={30}
        isRequired
        value={draft.timeout_seconds}
        onChange={(value) => change({ timeout_seconds: value })}
      />
      <Checkbox name="is_enabled" isSelected={draft.is_enabled} onChange={(value) => change({ is_enabled: value })}>
        {t('uptime.enabled')}
      </Checkbox>
    </GuardedDialog>
  );
}
